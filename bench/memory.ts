import { readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { inFolder, type Line, rendered, startBuiltServer, type Visit, visit } from './bench.ts'

const requests = 100_000
const step = 20_000
/** In megabytes: an idle process with samples, and the smallest machine for rent. */
const limits = { idle: 250, peak: 512 }

/**
 * Measure the server's resident memory with the embedded database and samples: idle after the
 * first start and after a restart, then after every 20,000 of 100,000 requests. Nine in ten
 * requests are for cached pages; the others are rendered.
 */
export function benchMemory(): Promise<Line[]> {
  return inFolder(async (dataDir) => {
    const settings = { DATA_DIR: dataDir, SAMPLE_DATA: 'on' }
    const first = await startBuiltServer(settings)
    const firstIdle = await readIdle(first.pid)
    await first.stop()
    const server = await startBuiltServer(settings)
    try {
      const idle = await readIdle(server.pid)
      const pages = await listPages(server.address)
      const loaded: number[] = []
      for (let done = 0; done < requests; ) {
        const until = done + step
        await visit(server.address, 20, () =>
          done < until ? (pages[done++ % pages.length] ?? null) : null,
        )
        loaded.push(await readMemory(server.pid))
      }
      const peak = await readMemory(server.pid, 'VmHWM')
      const most = (limit: number) =>
        ({ unit: 'MB', reference: limit, against: 'limit', wanted: { most: 1 } }) as const
      // The first fifth fills caches and compiles hot code.
      const [settled = 0] = loaded
      return [
        { what: 'idle, first start', ours: firstIdle, ...most(limits.idle) },
        { what: 'idle, restarted', ours: idle, ...most(limits.idle) },
        {
          what: 'after 100,000 requests',
          unit: 'MB',
          ours: loaded.at(-1) ?? 0,
          reference: settled,
          against: 'after 20,000',
          wanted: { most: 1.05 },
        },
        { what: 'at most', ours: peak, ...most(limits.peak) },
      ]
    } finally {
      await server.stop()
    }
  })
}

/** Wait first: V8 returns memory from the start after 15 to 20 seconds without requests. */
async function readIdle(pid: number): Promise<number> {
  await wait(30_000)
  return readMemory(pid)
}

/** Return the resident megabytes, current or peak. */
export async function readMemory(pid: number, which: 'VmRSS' | 'VmHWM' = 'VmRSS'): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(new RegExp(`${which}:\\s+(\\d+)`).exec(status)?.[1]) / 1024
}

/** List a hundred requests in the bench's proportions. */
async function listPages(address: string): Promise<Visit[]> {
  const directory = await (await fetch(`${address}/centers`)).text()
  const centers = [...directory.matchAll(/href="(\/centers\/[^"?#]+)"/g)].map(([, to]) => to ?? '/')
  const cached = [
    '/',
    '/centers',
    '/about',
    '/centers?q=recovery',
    '/centers?type=detox',
    ...centers,
  ]
  return Array.from({ length: 100 }, (_, index): Visit => {
    const path = cached[index % cached.length] ?? '/'
    return index % 10 === 1 ? { path, headers: rendered } : { path }
  })
}
