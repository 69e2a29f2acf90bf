import { pages } from '#app/pages.ts'
import type { Route } from './+types/speculation-rules.ts'

const wanted = pages
  .filter(({ prefetched }) => prefetched)
  .flatMap(({ path, cachedBy }) =>
    Object.values(path).flatMap((pathname) => [
      { pathname, search: '' },
      // A kind of treatment is chosen, not typed.
      ...(cachedBy === 'search' ? [{ pathname, search: 'type=*' }] : []),
    ]),
  )
const prefetch = {
  where: {
    and: [
      { or: wanted.map((href_matches) => ({ href_matches })) },
      // Nothing that was typed: searches that find nothing are counted when somebody looks.
      { not: { href_matches: { search: '*&*' } } },
    ],
  },
  eagerness: 'moderate',
}

/**
 * What a visitor's pages without scripts name in their `Speculation-Rules` header: which pages a browser may fetch
 * when it looks as if their link will be pressed. Where the visitor saves data: none.
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
