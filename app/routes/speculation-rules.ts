import { writeSpeculationRules } from '#app/features/site/write-speculation-rules.ts'
import type { Route } from './+types/speculation-rules.ts'

/** What a visitor's pages without scripts name in their `Speculation-Rules` header. */
export function loader({ request }: Route.LoaderArgs) {
  const savesData = request.headers.get('Save-Data')?.toLowerCase() === 'on'
  return new Response(writeSpeculationRules(savesData), {
    headers: {
      'Content-Type': 'application/speculationrules+json',
      'Cache-Control': 'public, max-age=86400',
      Vary: 'Save-Data',
    },
  })
}
