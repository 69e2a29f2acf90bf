import { languages } from '#app/lib/language.ts'
import { localize, type Path } from '#app/lib/paths.ts'

/** Pages that are the same for every visitor, and whose visits are not counted. */
const usualPaths: Path[] = [
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
const paths = languages.flatMap((language) => usualPaths.map((path) => localize(path, language)))

/**
 * Which pages a browser may fetch when it looks as if their link will be pressed, as JSON of the
 * Speculation Rules API. Where the visitor saves data: none.
 */
export function writeSpeculationRules(savesData: boolean): string {
  const pages = [
    ...paths.map((pathname) => ({ pathname, search: '' })),
    ...languages.map((language) => ({
      pathname: localize('/centers', language),
      search: 'type=*',
    })),
  ]
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
  return JSON.stringify({ prefetch: savesData ? [] : [prefetch] })
}
