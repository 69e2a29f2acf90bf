/** What the directory's search understands (`app/features/search/search-input.ts`). */
const searchParameters = ['q', 'location', 'type', 'minRating', 'open', 'sort', 'page']

/** The pages that are the same for every visitor, each with the query parameters that it understands. */
const pages: { path: RegExp; parameters: string[] }[] = [
  { path: /^\/$/, parameters: searchParameters },
  { path: /^\/centers$/, parameters: searchParameters },
  // Not the router's data for it, which a browser may keep that fetches it ahead.
  { path: /^\/centers\/[^/]+(?<!\.data)$/, parameters: [] },
  {
    path: /^\/(about|treatment-types|insurance-guide|support-groups|emergency-help|terms|privacy)$/,
    parameters: [],
  },
]

const longestAddress = 500

/**
 * The one address under which such a page is kept, path and query: parameters in one order, without
 * those that are empty or that the page does not understand. Null for a page that is not kept.
 */
export function findKeptAddress(address: string): string | null {
  if (address.length > longestAddress) return null
  const mark = address.indexOf('?')
  const path = mark < 0 ? address : address.slice(0, mark)
  const page = pages.find((kept) => kept.path.test(path))
  if (!page) return null
  if (mark < 0) return copyText(path)
  const asked = new URLSearchParams(address.slice(mark + 1))
  const known = new URLSearchParams()
  for (const name of page.parameters) {
    for (const value of asked.getAll(name)) if (value) known.append(name, value)
  }
  return copyText(known.size ? `${path}?${known}` : path)
}

/** Text of its own: one that was cut out of another holds the whole of it, and is slow to compare. */
function copyText(text: string): string {
  return Buffer.from(text).toString()
}
