import { languages } from '#app/lib/language.ts'
import { localize, type Path } from '#app/lib/paths.ts'
import type { Route } from './+types/speculation-rules.ts'

/** Pages that are the same for every visitor, and whose visits are not counted. */
const paths: Path[] = [
  '/',
  '/centers',
  '/counties/:county',
  '/towns/:town',
  '/about',
  '/contact',
  '/treatment-types',
  '/insurance-guide',
  '/support-groups',
  '/emergency-help',
  '/terms',
  '/privacy',
]
const pages = languages.flatMap((language) => [
  ...paths.map((path) => ({ pathname: localize(path, language), search: '' })),
  { pathname: localize('/centers', language), search: 'type=*' },
])
const prefetch = {
  where: {
    and: [
      { or: pages.map((href_matches) => ({ href_matches })) },
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
