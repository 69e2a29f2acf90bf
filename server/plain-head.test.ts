import { describe, expect, it } from 'vitest'
import { readPlainHead } from './plain-head.ts'

const head = (...lines: string[]) => `${lines.join('\r\n')}\r\n\r\n`
const plain = ['GET /about?x=1 HTTP/1.1', 'Host: example.org', 'Accept-Encoding:  br, gzip ']

describe('a plain head', () => {
  it('is read with its address and headers', () => {
    expect(readPlainHead(head(...plain, 'Connection: Keep-Alive', 'X-Empty:'))).toEqual({
      url: '/about?x=1',
      headers: [
        ...['Host', 'example.org', 'Accept-Encoding', 'br, gzip'],
        ...['Connection', 'Keep-Alive', 'X-Empty', ''],
      ],
    })
  })

  it.each([
    ['another method', head('POST /about HTTP/1.1', 'Host: x')],
    ['HEAD', head('HEAD /about HTTP/1.1', 'Host: x')],
    ['HTTP/1.0', head('GET /about HTTP/1.0', 'Host: x')],
    ['HTTP/2.0', head('GET /about HTTP/2.0', 'Host: x')],
    ['a whole address', head('GET http://x/about HTTP/1.1', 'Host: x')],
    ['two spaces', head('GET  /about HTTP/1.1', 'Host: x')],
    ['an address with a byte of no address', head('GET /\xe9 HTTP/1.1', 'Host: x')],
    ['no Host', head('GET /about HTTP/1.1', 'Accept: */*')],
    ['two Hosts', head(...plain, 'host: example.net')],
    ['a length', head(...plain, 'Content-Length: 0')],
    ['chunks', head(...plain, 'Transfer-Encoding: chunked')],
    ['an upgrade', head(...plain, 'Connection: Upgrade', 'Upgrade: websocket')],
    ['the end of the connection', head(...plain, 'Connection: close')],
    ['more about the connection', head(...plain, 'Connection: keep-alive, x-a')],
    ['an expectation', head(...plain, 'Expect: 100-continue')],
    ['a folded header', head(...plain, 'X-A: 1', ' 2')],
    ['a space before the colon', head(...plain, 'X-A : 1')],
    ['a header without a name', head(...plain, ': 1')],
    ['a header without a colon', head(...plain, 'X-A')],
    ['a NUL', head(...plain, 'X-A: \0')],
    ['a bare line feed', head(...plain, 'X-A: 1\nX-B: 2')],
    ['a bare carriage return', head(...plain, 'X-A: 1\rX-B: 2')],
    ['line feeds alone', `${plain.join('\n')}\n\n`],
    ['a line before it', `\r\n${head(...plain)}`],
    ['a part', head(...plain).slice(0, -1)],
    ['two', head(...plain) + head(...plain)],
    ['a byte too many', `${head(...plain)}G`],
    ['nothing', ''],
  ])('is not one with %s', (_, text) => {
    expect(readPlainHead(text)).toBeNull()
  })
})
