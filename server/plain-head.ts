/** A request without a body, and nothing else: what was asked, and its headers as names and values. */
export type PlainHead = { url: string; headers: string[] }

const requestLine = /^GET (\/[!-~]*) HTTP\/1\.1$/
const headerLine = /^([!#$%&'*+.^_`|~0-9A-Za-z-]+):[ \t]*([\t\x20-\x7e\x80-\xff]*?)[ \t]*$/
/** What changes how a connection is used, or says that more belongs to the request. */
const special = new Set(
  'content-length transfer-encoding upgrade expect te trailer proxy-connection http2-settings'.split(
    ' ',
  ),
)

/**
 * Reads the head of a request (its bytes as latin1) that is as plain as browsers write them: GET, one
 * Host, no body, on a connection that stays. Null for everything else, also where it might be right:
 * whoever knows all of HTTP reads it then.
 */
export function readPlainHead(text: string): PlainHead | null {
  if (!text.endsWith('\r\n\r\n')) return null
  const lines = text.slice(0, -4).split('\r\n')
  const url = requestLine.exec(lines[0] ?? '')?.[1]
  if (!url) return null
  const headers: string[] = []
  let hosts = 0
  for (const line of lines.slice(1)) {
    const [, name, value] = headerLine.exec(line) ?? []
    if (name === undefined || value === undefined) return null
    const lower = name.toLowerCase()
    if (special.has(lower)) return null
    if (lower === 'connection' && value.toLowerCase() !== 'keep-alive') return null
    if (lower === 'host') hosts++
    headers.push(name, value)
  }
  return hosts === 1 ? { url, headers } : null
}
