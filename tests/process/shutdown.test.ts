import { once } from 'node:events'
import { Agent, type ClientRequest, type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { words } from '#tests/support/contact-form.ts'
import { makeMigratedFolder, startServer, type TestServer } from '#tests/support/test-server.ts'

type Answer = { status: number; connection: string | undefined; text: string }

const agent = new Agent({ keepAlive: true })

/** Send a raw request; return its response or how its connection ended. */
function open(url: string, options: { method?: string; headers?: Record<string, string> } = {}) {
  let sent = request(url, { agent, ...options })
  const answer = new Promise<Answer>((resolve, reject) => {
    sent = sent.once('error', reject).once('response', (response: IncomingMessage) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part
      })
      response.once('error', reject).once('end', () => {
        const { statusCode: status = 0, headers } = response
        resolve({ status, connection: headers.connection, text })
      })
    })
  })
  return { sent: sent as ClientRequest, answer }
}

function ask(url: string): Promise<Answer> {
  const { sent, answer } = open(url)
  sent.end()
  return answer
}

describe('a process told to stop', () => {
  let data: Awaited<ReturnType<typeof makeMigratedFolder>>
  let server: TestServer
  const start = async (settings: Record<string, string> = {}) => {
    server = await startServer({
      DATA_DIR: data.folder,
      SITE_URL: 'http://localhost:3000',
      ...settings,
    })
  }
  beforeAll(async () => {
    data = await makeMigratedFolder()
  })
  afterEach(() => server?.stop('SIGKILL'))
  afterAll(() => data?.remove())
  const untilStopping = () =>
    expect.poll(() => server.readOutput(), { interval: 5 }).toContain('"stopping"')

  /** Send half of a form; `finish` sends the rest. */
  const beginForm = () => {
    const body = new URLSearchParams({ ...words, form: 'one' }).toString()
    const { sent, answer } = open(`${server.url}/contact`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        'Content-Length': String(body.length),
        'Sec-Fetch-Site': 'same-origin',
      },
    })
    sent.write(body.slice(0, 20))
    return { answer, finish: () => sent.end(body.slice(20)) }
  }

  it('keeps answering until the balancer has moved on, and cuts nobody off', async () => {
    // Long enough on a busy machine for all requests below; the process does not end before.
    await start({ DRAIN_SECONDS: '15' })
    const { url } = server
    await ask(`${url}/centers`)
    let isIn = true
    const answers: Answer[] = []
    // Like a balancer, sends requests over open connections while the process is ready.
    const visit = async () => {
      while (isIn) answers.push(await ask(`${url}/${answers.length % 2 ? 'centers' : 'contact'}`))
    }
    const look = async () => {
      while (isIn) {
        isIn = (await ask(`${url}/readyz`)).status === 200
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
    }
    const form = beginForm()
    const visiting = Promise.all([visit(), visit(), visit(), look()])
    await expect.poll(() => answers.length).toBeGreaterThan(20)
    const before = answers.length
    const ended = server.stop('SIGTERM')
    await untilStopping()
    await visiting
    expect(answers.length).toBeGreaterThan(before)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(answers[0]?.connection).toBe('keep-alive')

    // Late requests are still answered, cached or not, and learn that the connection closes.
    for (const path of ['/centers', '/contact', '/healthz', '/']) {
      expect(await ask(`${url}${path}`)).toMatchObject({ status: 200, connection: 'close' })
    }
    expect(await ask(`${url}/readyz`)).toMatchObject({ status: 503, text: 'shutting down' })
    form.finish()
    expect(await form.answer).toMatchObject({ status: 303 })
    expect(await ended).toEqual({ code: 0, signal: null })
    const errors = server
      .readOutput()
      .split('\n')
      .filter((line) => /"level":(50|60)/.test(line))
    expect(errors.filter((line) => !line.includes('/readyz'))).toEqual([])
  })

  it('finishes current requests without a drain, and accepts no new ones', async () => {
    await start()
    const { url } = server
    const form = beginForm()
    await ask(`${url}/healthz`)
    const ended = server.stop('SIGTERM')
    await untilStopping()
    await expect.poll(() => ask(`${url}/healthz`).catch((error) => error.code)).toBe('ECONNREFUSED')
    form.finish()
    expect(await form.answer).toMatchObject({ status: 303, connection: 'close' })
    expect(await ended).toEqual({ code: 0, signal: null })

    // Everything that the server acknowledged was stored.
    await start()
    expect(server.readOutput()).not.toContain('"level":50')
    const second = beginForm()
    second.finish()
    expect((await second.answer).status).toBe(303)
  })

  it('waits for nobody forever', async () => {
    await start()
    const form = beginForm()
    form.answer.catch(() => {})
    await ask(`${server.url}/healthz`)
    expect(await server.stop('SIGTERM')).toEqual({ code: 0, signal: null })
    await expect(form.answer).rejects.toThrow()
    expect(server.readOutput()).toContain('was cut off')
  })

  it('is not delayed by idle connections', async () => {
    await start()
    await ask(`${server.url}/healthz`)
    const silent = connect(Number(new URL(server.url).port), '127.0.0.1')
    await once(silent, 'connect')
    const isGone = once(silent, 'close')
    expect(await server.stop('SIGTERM')).toEqual({ code: 0, signal: null })
    await isGone
    expect(server.readOutput()).not.toContain('was cut off')
  })

  it('stops after clients have disconnected in the middle of their responses', async () => {
    await start()
    const { port, hostname } = new URL(server.url)
    const asset = /\/assets\/[^"]+\.js/.exec(await (await fetch(server.url)).text())?.[0]
    const head = `GET ${asset} HTTP/1.1\r\nHost: localhost:3000\r\n\r\n`
    for (let client = 0; client < 200; client += 1) {
      const socket = connect(Number(port), hostname)
      socket.write(head.repeat(1 + (client % 2)))
      await once(socket, 'data')
      socket.destroy()
    }
    expect(await server.stop('SIGTERM')).toEqual({ code: 0, signal: null })
    expect(server.readOutput()).not.toContain('was cut off')
  })

  it('stops at once on a second signal, but not on the same one forwarded by npm', async () => {
    await start({ DRAIN_SECONDS: '60' })
    const ended = server.stop('SIGTERM')
    void server.stop('SIGTERM')
    await untilStopping()
    expect(await ask(`${server.url}/healthz`)).toMatchObject({ status: 200 })
    const again = setInterval(() => void server.stop('SIGTERM'), 200)
    expect(await ended).toEqual({ code: 143, signal: null })
    clearInterval(again)
  })
})

const connections = 300

/**
 * Send a request on its own connection; return whether the whole response arrived, or how it
 * failed.
 */
async function askAlone(url: URL, path: string) {
  const socket = connect(Number(url.port), url.hostname)
  await once(socket, 'connect')
  let text = ''
  socket.setEncoding('latin1').on('data', (chunk: string) => {
    text += chunk
  })
  const outcome = new Promise<string>((resolve) => {
    socket.once('error', ({ message }) => resolve(message))
    // A process that has ended also closes its connections.
    socket.once('close', () =>
      resolve(isWhole(text) ? 'answered' : `cut off: ${text.slice(0, 60)}`),
    )
  })
  return {
    send: () =>
      new Promise<void>((resolve) => {
        socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost:3000\r\n\r\n`, () => resolve())
      }),
    outcome,
  }
}

function isWhole(text: string): boolean {
  const end = text.indexOf('\r\n\r\n')
  const head = text.slice(0, end).toLowerCase()
  if (end < 0 || !/^http\/1\.1 200 /.test(head)) return false
  const length = /\r\ncontent-length: (\d+)/.exec(head)?.[1]
  return length ? text.length === end + 4 + Number(length) : text.endsWith('\r\n0\r\n\r\n')
}

it('answers 300 requests sent before the signal completely', async () => {
  const data = await makeMigratedFolder()
  // Uses the default drain time.
  const server = await startServer({
    DATA_DIR: data.folder,
    SITE_URL: 'http://localhost:3000',
    DRAIN_SECONDS: '',
  })
  try {
    const url = new URL(server.url)
    const visits = await Promise.all(
      Array.from({ length: connections }, (_, index) =>
        askAlone(url, `/contact?center=center-${index}`),
      ),
    )
    await Promise.all(visits.map(({ send }) => send()))
    const ended = server.stop('SIGTERM')
    const outcomes = await Promise.all(visits.map(({ outcome }) => outcome))
    expect(outcomes.filter((outcome) => outcome !== 'answered')).toEqual([])
    expect(await ended).toEqual({ code: 0, signal: null })
  } finally {
    await server.stop('SIGKILL')
    await data.remove()
  }
})
