import { once } from 'node:events'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answerOf, closePlace, get, open, openPlace, type Place } from './test-connections.ts'

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

  it('is given one answer at a time, and more time than one who is silent', async () => {
    const place = await openPlace(true, large)
    try {
      const { socket, send, until } = await open(place.port)
      await send(get('/kept'))
      await until((text) => text.length === answerOf(large).length)
      const [theirs] = place.sockets
      await vi.waitFor(() => expect(theirs?.timeout).toBeGreaterThan(0), 60_000)
      const silent = theirs?.timeout
      socket.pause()
      await send(get('/kept'))
      expect(theirs?.writableLength).toBeGreaterThan(0)
      expect(theirs?.timeout).toBeGreaterThan(10 * (silent ?? 0))
      socket.resume()
      await until((text) => text.length >= 2 * answerOf(large).length)
      await vi.waitFor(() => expect(theirs?.timeout).toBe(silent), 60_000)
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
