/**
 * Whether who asks already has what `etag` stands for (RFC 9110, 13.1.2). `header` is If-None-Match:
 * a list of tags, each perhaps weakened by a proxy that packed the answer.
 */
export function matchesTag(header: string | null, etag: string): boolean {
  const tags = (header ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes(etag) || tags.includes('*')
}
