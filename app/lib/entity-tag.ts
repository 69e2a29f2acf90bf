/**
 * Return whether the client already has the version that `etag` identifies (RFC 9110, 13.1.2).
 * `header` is If-None-Match: a list of tags, which a compressing proxy may have made weak.
 */
export function matchesTag(header: string | null, etag: string): boolean {
  const tags = (header ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes(etag) || tags.includes('*')
}
