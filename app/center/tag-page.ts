/**
 * Build the `Cache-Tag` of a page that shows these centers: a bed report then purges only pages
 * with its center. Add 'beds' when the page depends on every center's beds.
 */
export function tagPage(centers: readonly { slug: string }[], ...others: string[]): string {
  return [...others, ...centers.map(({ slug }) => `shows:${slug}`)].join(',')
}
