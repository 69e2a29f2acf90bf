/**
 * The `Cache-Tag` of a page that shows these centers, so that what one of them says of its beds drops no other page
 * from the cache. 'beds': the page depends on the beds of all centers.
 */
export function tagPage(centers: readonly { slug: string }[], ...others: string[]): string {
  return [...others, ...centers.map(({ slug }) => `shows:${slug}`)].join(',')
}
