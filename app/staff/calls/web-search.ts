/** The web search that staff open by a click to find a number. It keeps no profile of who searches. */
const searchPage = 'https://duckduckgo.com/'

/** Return the address of a web search for a center's number, by its name and town. */
export function linkNumberSearch(name: string, place: readonly (string | null)[]): string {
  const words = [`"${name}"`, ...place, 'phone'].filter(Boolean).join(' ')
  return `${searchPage}?${new URLSearchParams({ q: words })}`
}
