/** The words that a center is also found by: its categories and what it offers, each once, sorted. */
export function joinSearchTerms(categories: readonly string[], offered: readonly string[]): string {
  return [...new Set([...categories, ...offered])].sort().join(' ')
}
