import { once } from 'node:events'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { closePlace, get, open, openPlace, type Place } from './test-connections.ts'

describe('whatever comes, in whatever pieces', () => {
  let [place, plain]: Place[] = []
  beforeEach(async () => {
    place = await openPlace(true)
    plain = await openPlace(false)
  })
  afterEach(async () => {
    if (place) await closePlace(place)
    if (plain) await closePlace(plain)
  })
  const requests = fc.constantFrom(
    get('/kept'),
    get('/kept', 'Cookie: theme=dark'),
    get('/other'),
    `${get('/kept', 'Content-Length: 3')}abc`,
    `${get('/kept', 'Transfer-Encoding: chunked')}3\r\nabc\r\n0\r\n\r\n`,
    `POST /form HTTP/1.1\r\nHost: x\r\nContent-Length: ${get('/kept').length}\r\n\r\n${get('/kept')}`,
    get('/kept', 'Expect: 100-continue'),
    `\r\n${get('/kept')}`,
  )
  // What a server closes the connection over comes last, and whole.
  const ends = fc.constantFrom(
    '',
    'GET /kept HTTP/1.0\r\n\r\n',
    'GET /kept HTTP/1.1\r\n\r\n',
    get('/kept', 'Connection: close'),
    get('/kept', 'X-Folded: 1', ' 2'),
    'nonsense\r\n\r\n',
    'GET /kept HTTP/1.1\r\nHost: x\r\n',
  )

  /** All that a server answers to the pieces, until it or the client ends. */
  const converse = async (port: number, pieces: readonly string[]) => {
    const { socket, send, read } = await open(port)
    await send(get('/kept'), ...pieces)
    socket.end()
    if (!socket.readableEnded && !socket.destroyed) await once(socket, 'close')
    // Node's own answers to what it does not understand hold the time.
    return read().replaceAll(/Date: .*/g, '')
  }

  it('is answered as without the door', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(requests, { minLength: 1, maxLength: 6 }),
        fc.array(fc.nat(400), { maxLength: 4 }),
        fc.boolean(),
        ends,
        async (asked, cuts, isWhole, end) => {
          const all = asked.join('')
          const places = [...cuts.filter((cut) => cut < all.length), 0, all.length].sort(
            (a, b) => a - b,
          )
          const pieces = isWhole
            ? asked
            : places.slice(1).map((to, index) => all.slice(places[index], to))
          const sent = [...pieces, end].filter(Boolean)
          expect(await converse(place?.port ?? 0, sent)).toBe(
            await converse(plain?.port ?? 0, sent),
          )
        },
      ),
      { numRuns: 150 },
    )
  })
})
