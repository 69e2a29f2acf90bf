import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeMigratedFolder, startServer, type TestServer } from '#tests/support/test-server.ts'

/**
 * Runs inside the server: SIGUSR2 ends the engine's thread and every new one, until the next
 * SIGUSR2.
 */
const tamper = `const threads = new Set()
let isDown = false
process.on('worker', (thread) => {
  threads.add(thread)
  thread.once('exit', () => threads.delete(thread))
  if (isDown) thread.terminate()
})
process.on('SIGUSR2', () => {
  isDown = !isDown
  if (isDown) for (const thread of threads) thread.terminate()
})`

describe('a server whose embedded engine ends', () => {
  let data: Awaited<ReturnType<typeof makeMigratedFolder>>
  let server: TestServer
  beforeAll(async () => {
    data = await makeMigratedFolder()
    server = await startServer({
      DATA_DIR: data.folder,
      SAMPLE_DATA: 'on',
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(tamper)}`,
    })
  })
  afterAll(async () => {
    await server?.stop()
    await data?.remove()
  })

  const ask = async (path: string) => {
    const answer = await fetch(server.url + path, { redirect: 'manual' })
    await answer.arrayBuffer()
    return [path, answer.status, answer.headers.get('Cache-Status')]
  }
  const untilLogged = async (message: string) => {
    while (!server.readOutput().includes(message)) await ask('/healthz')
  }

  it('serves cached and static pages, and recovers by itself', async () => {
    const kept = ['/centers', 200, 'directory; hit']
    await expect.poll(() => ask('/centers')).toEqual(kept)
    process.kill(server.pid, 'SIGUSR2')
    await untilLogged('the embedded database has ended')
    expect(await ask('/readyz')).toEqual(['/readyz', 503, null])
    // Stale if a center has opened or closed meanwhile.
    expect(await ask('/centers')).toEqual([
      '/centers',
      200,
      expect.stringMatching(/^directory; hit(; detail=stale)?$/),
    ])
    expect((await ask('/emergency-help')).slice(0, 2)).toEqual(['/emergency-help', 200])
    expect((await ask('/centers?q=unasked')).slice(0, 2)).toEqual(['/centers?q=unasked', 503])

    process.kill(server.pid, 'SIGUSR2')
    await untilLogged('the embedded database is back')
    expect(await ask('/readyz')).toEqual(['/readyz', 200, null])
    // Rendered anew: the server may have missed changes while disconnected.
    expect(await ask('/centers')).toEqual(['/centers', 200, 'directory; fwd=miss'])
    await expect.poll(() => ask('/centers')).toEqual(kept)
    expect((await ask('/centers?q=unasked')).slice(0, 2)).toEqual(['/centers?q=unasked', 200])
    expect(await server.stop()).toEqual({ code: 0, signal: null })
  })
})
