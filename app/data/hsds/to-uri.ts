import { parseUrl } from '#app/lib/parse-url.ts'

const uri =
  /^https?:\/\/(?:[\w.~:/?@!$&'()*+,;=-]|%[\da-f]{2})+(?:#(?:[\w.~:/?@!$&'()*+,;=-]|%[\da-f]{2})*)?$/i

/**
 * Return a website as a URI (RFC 3986): as it is, or with its spaces and foreign letters encoded. Undefined if it
 * can't be one.
 */
export function toUri(website: string | null): string | undefined {
  if (website === null) return undefined
  const url = parseUrl(website)
  return url ? [website, url.href].find((address) => uri.test(address)) : undefined
}
