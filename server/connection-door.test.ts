import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchConnections } from './connection-door.ts'

const get = (path: string, ...headers: string[]) =>
  `${[`GET ${path} HTTP/1.1`, 'Host: localhost', ...headers].join('\r\n')}\r\n\r\n`
const answerOf = (text: string) =>
  `HTTP/1.1 200 OK\r\nContent-Length: ${text.length}\r\nConnection: keep-alive\r\nKeep-Alive: timeout=5\r\n\r\n${text}`

type Place = { server: Server; port: number; atNode: string[]; sockets: Socket[] }

/** Answers with the address; where there is a door, /kept is answered there. */
async function openPlace(door: boolean, page = 'kept page'): Promise<Place> {
  const place = { atNode: [] as string[], sockets: [] as Socket[] }
  const server = createServer((request, response) => {
    place.atNode.push(request.url ?? '')
    response.sendDate = false
    const text = request.url === '/kept' ? page : `${request.url}`
    response.writeHead(200, { 'Content-Length': text.length })
    response.end(text)
  })
  if (door) {
    const bytes = Buffer.from(answerOf(page))
    watchConnections(server, ({ url }) => (url === '/kept' ? bytes : null))
  }
  server.on('connection', (socket: Socket) => place.sockets.push(socket))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { server, port: (server.address() as AddressInfo).port, ...place }
}

async function closePlace({ server }: Place): Promise<void> {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
}

/** A connection, and what has come on it so far. */
async function open(port: number) {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true, allowHalfOpen: true })
  await once(socket, 'connect')
  let text = ''
  socket.setEncoding('latin1')
  socket.on('data', (chunk: string) => {
    text += chunk
  })
  // A server that closes while it is being written to.
  socket.on('error', () => {})
  return {
    socket,
    read: () => text,
    /** Sends the pieces, each by itself as far as that can be told from here. */
    send: async (...pieces: string[]) => {
      for (const piece of pieces) {
        if (!socket.writable) return
        await new Promise((resolve) => socket.write(Buffer.from(piece, 'latin1'), resolve))
        await setImmediate()
        await setImmediate()
      }
    },
    until: async (isEnough: (text: string) => boolean) => {
      while (!isEnough(text)) await once(socket, 'data')
      return text
    },
  }
}

const isEnd = (piece: string) => (text: string) => text.endsWith(piece)

describe('a connection at the door', () => {
  let place: Place
  beforeEach(async () => {
    place = await openPlace(true)
  })
  afterEach(() => closePlace(place))

  it('is met by Node first, answered here then, and by Node between', async () => {
    const { send, until } = await open(place.port)
    let all = ''
    for (const path of ['/kept', '/kept', '/other', '/kept']) {
      await send(get(path))
      all += answerOf(path === '/other' ? '/other' : 'kept page')
      expect(await until((text) => text.length >= all.length)).toBe(all)
    }
    expect(place.atNode).toEqual(['/kept', '/other'])
  })

  it('gets what is asked at once in its order', async () => {
    const { send, until } = await open(place.port)
    await send(get('/kept'))
    await until(isEnd('kept page'))
    await send(get('/a') + get('/kept') + get('/b'))
    await until(isEnd('/b'))
    await send(get('/kept'), get('/c'))
    const all = await until(isEnd('/c'))
    const answers = ['kept page', '/a', 'kept page', '/b', 'kept page', '/c']
    expect(all).toBe(answers.map(answerOf).join(''))
  })

  it('waits behind an answer of Node that takes its time', async () => {
    let finish = () => {}
    const began = new Promise<void>((resolve) => {
      place.server.prependListener('request', (request, response) => {
        if (request.url !== '/slow') return
        const end = response.end.bind(response)
        response.end = ((text: string) => {
          finish = () => end(text)
          resolve()
        }) as typeof response.end
      })
    })
    const { send, read, until } = await open(place.port)
    await send(get('/kept'))
    await until(isEnd('kept page'))
    await send(get('/slow'))
    await began
    await send(get('/kept'), get('/kept'))
    expect(read()).toBe(answerOf('kept page'))
    finish()
    const all = await until((text) => text.split('kept page').length === 4)
    const answers = ['kept page', '/slow', 'kept page', 'kept page']
    expect(all).toBe(answers.map(answerOf).join(''))
  })

  it('never takes a part of something for a request', async () => {
    const { send, until } = await open(place.port)
    await send(get('/kept'))
    await until(isEnd('kept page'))
    const inside = get('/kept')
    await send(`POST /form HTTP/1.1\r\nHost: x\r\nContent-Length: ${inside.length}\r\n\r\n`, inside)
    await until(isEnd('/form'))
    await send('GET /a HTTP/1.1\r\nX-Value: ', inside)
    const all = await until(isEnd('/a'))
    expect(all).toBe(['kept page', '/form', '/a'].map(answerOf).join(''))
  })

  it('ends as Node would end it', async () => {
    const { socket, send, until } = await open(place.port)
    await send(get('/kept'), get('/kept'))
    await until((text) => text.split('kept page').length === 3)
    await send(get('/kept', 'Connection: close'))
    await once(socket, 'end')
    expect(place.atNode).toEqual(['/kept', '/kept'])
  })

  it('answers whoever has said that nothing more will come', async () => {
    const { socket, send, until, read } = await open(place.port)
    await send(get('/kept'))
    await until(isEnd('kept page'))
    socket.end(get('/kept'))
    await once(socket, 'end')
    expect(read()).toBe(answerOf('kept page').repeat(2))
  })

  it('closes when nothing more is asked, and not before', async () => {
    place.server.keepAliveTimeout = 1_000
    const { socket, send, until } = await open(place.port)
    await send(get('/other'))
    await until(isEnd('/other'))
    await send(get('/kept'))
    await until(isEnd('kept page'))
    const answered = performance.now()
    await once(socket, 'end')
    expect(performance.now() - answered).toBeGreaterThan(900)
  })

  it('is closed with the server where nothing is under way', async () => {
    const { socket, send, until } = await open(place.port)
    await send(get('/kept'), get('/kept'))
    await until((text) => text.split('kept page').length === 3)
    const ended = once(socket, 'end')
    place.server.close()
    place.server.closeIdleConnections()
    await ended
  })

  it('may be cut off by whoever asked', async () => {
    const rude = await open(place.port)
    await rude.send(get('/kept'))
    await rude.until(isEnd('kept page'))
    rude.socket.write(get('/kept'))
    rude.socket.resetAndDestroy()
    const { send, until } = await open(place.port)
    await send(get('/kept'), get('/kept'))
    expect(await until((text) => text.split('kept page').length === 3)).toBeTruthy()
  })
})

describe('a reader who does not read', () => {
  const large = 'x'.repeat(8 * 1024 * 1024)

  it('is given one answer at a time, and more time than one who is silent', {
    timeout: 30_000,
  }, async () => {
    const place = await openPlace(true, large)
    try {
      const { socket, send, until } = await open(place.port)
      await send(get('/kept'))
      await until((text) => text.length === answerOf(large).length)
      const [theirs] = place.sockets
      await vi.waitFor(() => expect(theirs?.timeout).toBeGreaterThan(0))
      const silent = theirs?.timeout
      socket.pause()
      await send(get('/kept'))
      expect(theirs?.writableLength).toBeGreaterThan(0)
      expect(theirs?.timeout).toBeGreaterThan(10 * (silent ?? 0))
      socket.resume()
      await until((text) => text.length >= 2 * answerOf(large).length)
      await vi.waitFor(() => expect(theirs?.timeout).toBe(silent))
      socket.pause()
      for (let ask = 0; ask < 6; ask++) await send(get('/kept'))
      expect(theirs?.writableLength).toBeLessThan(2.5 * large.length)
      socket.resume()
      const all = await until((text) => text.length >= 8 * answerOf(large).length)
      expect(all === answerOf(large).repeat(8)).toBe(true)
    } finally {
      await closePlace(place)
    }
  })
})

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

  it('is answered as without the door', { timeout: 30_000 }, async () => {
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
