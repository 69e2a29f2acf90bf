import type { Language } from '#app/lib/language.ts'
import { localize } from '#app/lib/paths.ts'
import type { CenterSummary } from './center.ts'

/**
 * schema.org ItemList of the first ten of a page's centers (specification, section 9). The page has them
 * already: written by its scripts too, it need not be sent to them.
 */
export function listCenters(
  siteUrl: string,
  centers: CenterSummary[],
  language: Language = 'en',
): Record<string, unknown> {
  return {
    '@type': 'ItemList',
    itemListElement: centers.slice(0, 10).map((center, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: center.name,
      url: siteUrl + localize(`/centers/${center.slug}`, language),
    })),
  }
}
