import { pages } from '#app/pages.ts'
import type { Route } from './+types/speculation-rules.route.ts'

const wanted = pages
  .filter(({ prefetched }) => prefetched)
  .flatMap(({ path, cachedBy }) =>
    Object.values(path).flatMap((pathname) => [
      { pathname, search: '' },
      // A type is chosen from a list, never typed.
      ...(cachedBy === 'search' ? [{ pathname, search: 'type=*' }] : []),
    ]),
  )
const prefetch = {
  where: {
    and: [
      { or: wanted.map((href_matches) => ({ href_matches })) },
      // Never prefetch typed searches: loading one without results counts it.
      { not: { href_matches: { search: '*&*' } } },
    ],
  },
  eagerness: 'moderate',
}

/**
 * The rules that the `Speculation-Rules` header of visitors' pages refers to: which links a browser
 * may prefetch when a press seems likely. Empty when the visitor saves data.
 */
export function loader({ request }: Route.LoaderArgs) {
  const savesData = request.headers.get('Save-Data')?.toLowerCase() === 'on'
  return new Response(JSON.stringify({ prefetch: savesData ? [] : [prefetch] }), {
    headers: {
      'Content-Type': 'application/speculationrules+json',
      'Cache-Control': 'public, max-age=86400',
      Vary: 'Save-Data',
    },
  })
}
