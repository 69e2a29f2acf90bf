import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import pino from 'pino'
import { describe, expect, it } from 'vitest'
import { createPageCache, hashInline } from './page-cache.ts'

const logger = pino({ level: 'silent' })

/** A cache over pages that a test answers when it likes. */
function setUp(options: { maxBytes?: number } = {}) {
  let time = 0
  const asked: string[] = []
  const waiting: ((answer: { text: string; status?: number; centerId?: string }) => void)[] = []
  const cache = createPageCache({
    logger,
    now: () => time,
    ...options,
    render: async (address) => {
      asked.push(address)
      const {
        text,
        status = 200,
        centerId,
      } = await new Promise<Parameters<(typeof waiting)[0]>[0]>((resolve) => waiting.push(resolve))
      return { response: new Response(text, { status }), subject: { centerId } }
    },
  })
  const read = async (address: string) => {
    const { page, from } = await cache.read(address)
    return `${page.bodies.identity.toString()} from ${from}`
  }
  return {
    cache,
    asked,
    read,
    pass: (ms: number) => {
      time += ms
    },
    /** Answers the oldest render that waits. */
    answer: (text: string, more: { status?: number; centerId?: string } = {}) =>
      waiting.shift()?.({ text, ...more }),
    async keep(address: string, text: string, more: { centerId?: string } = {}) {
      const reading = read(address)
      waiting.shift()?.({ text, ...more })
      await reading
    },
  }
}

const minute = 60_000

describe('the page cache', () => {
  it('renders once for all who wait, and answers from memory from then on', async () => {
    const { read, answer, asked } = setUp()
    const both = Promise.all([read('/'), read('/')])
    answer('home')
    expect(await both).toEqual(['home from render', 'home from render'])
    expect(await read('/')).toBe('home from memory')
    expect(asked).toEqual(['/'])
  })

  it('holds the same page in each encoding', async () => {
    const { cache, keep } = setUp()
    await keep('/', 'home')
    const { bodies } = (await cache.read('/')).page
    expect(brotliDecompressSync(bodies.br).toString()).toBe('home')
    expect(gunzipSync(bodies.gzip).toString()).toBe('home')
  })

  it('shows an older page while it renders a new one, and none that is too old', async () => {
    const { read, answer, keep, pass, asked, cache } = setUp()
    await keep('/', 'old')
    pass(6 * minute)
    expect(cache.peek('/')).toBeUndefined()
    expect(await read('/')).toBe('old from memory')
    expect(asked).toHaveLength(2)
    answer('new')
    await expect.poll(() => cache.peek('/')?.bodies.identity.toString()).toBe('new')
    pass(16 * minute)
    const reading = read('/')
    answer('newest')
    expect(await reading).toBe('newest from render')
  })

  it('does not keep errors and redirects, and shares them with those who wait', async () => {
    const { read, answer, asked } = setUp()
    const both = Promise.all([read('/x'), read('/x')])
    answer('gone', { status: 404 })
    expect(await both).toEqual(['gone from render', 'gone from render'])
    const again = read('/x')
    answer('back')
    expect(await again).toBe('back from render')
    expect(asked).toHaveLength(2)
  })

  it('forgets the page of one center, or everything', async () => {
    const { read, keep, cache, answer } = setUp()
    await keep('/centers/a', 'a', { centerId: '1' })
    await keep('/centers/b', 'b', { centerId: '2' })
    cache.forget('1')
    expect(await read('/centers/b')).toBe('b from memory')
    const reading = read('/centers/a')
    answer('a2')
    expect(await reading).toBe('a2 from render')
    cache.forget('all')
    expect(cache.measure()).toEqual({ bytes: 0, pages: 0 })
  })

  it('never keeps, nor gives to whoever asks later, what changed while it was rendered', async () => {
    const { read, answer, cache } = setUp()
    const before = read('/')
    cache.forget('all')
    const after = read('/')
    answer('with the old data')
    answer('with the new data')
    expect(await before).toBe('with the old data from render')
    expect(await after).toBe('with the new data from render')
    expect(await read('/')).toBe('with the new data from memory')
  })

  it('keeps nothing while changes are not heard of', async () => {
    const { read, answer, keep, cache } = setUp()
    await keep('/', 'home')
    cache.turn(true)
    for (const text of ['one', 'two']) {
      const reading = read('/')
      answer(text)
      expect(await reading).toBe(`${text} from render`)
    }
    cache.turn(false)
    await keep('/', 'three')
    expect(await read('/')).toBe('three from memory')
  })

  it('stays within its bytes, forgetting what was least used', async () => {
    const { cache, keep, read } = setUp({ maxBytes: 40_000 })
    const text = Array.from({ length: 3_000 }, (_, n) =>
      String.fromCharCode(33 + ((n * 7919) % 90)),
    ).join('')
    for (let n = 0; n < 20; n++) {
      await keep(`/centers/${n}`, text)
      if (n > 0) await read('/centers/0')
    }
    expect(cache.measure().bytes).toBeLessThanOrEqual(40_000)
    expect(await read('/centers/0')).toContain('from memory')
    expect(cache.peek('/centers/1')).toBeUndefined()
  })

  it('drops cookies that a page for everybody must not set', async () => {
    const cache = createPageCache({
      logger,
      render: async () => ({
        response: new Response('x', { headers: { 'Set-Cookie': 'a=b' } }),
        subject: {},
      }),
    })
    expect((await cache.read('/')).page.headers.map(([name]) => name)).not.toContain('set-cookie')
  })
})

it('hashes the scripts that run and the styles, and no data', () => {
  const html = `<script src="/a.js"></script><script type="application/ld+json">{}</script>
    <script>one()</script><script type="module">import "x"</script><script>one()</script>
    <style>a{b:c}</style>`
  const { scripts, styles } = hashInline(html)
  // printf 'one()' | openssl dgst -sha256 -binary | base64
  expect(scripts.split(' ')).toHaveLength(2)
  expect(scripts.split(' ')[0]).toBe("'sha256-HR7iaask9daLMRRskMI++QeJtjWDOjyPA6lGzYGzKW4='")
  // printf 'a{b:c}' | openssl dgst -sha256 -binary | base64
  expect(styles).toBe("'sha256-0cRUVYRKwNwnl1hkfkPGjkht16b039TjFdJzmXfFK2o='")
})
