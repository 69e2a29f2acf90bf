import { readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { inFolder, type Line, rendered, startBuiltServer, type Visit, visit } from './bench.ts'

const requests = 100_000
const step = 20_000
/** Megabytes of an idle process with the samples, and of the smallest machine that is rented out. */
const limits = { idle: 250, peak: 512 }

/**
 * Resident memory of the server with the embedded database and the samples: idle after the start that
 * builds the database and after another, and after each 20,000 of 100,000 requests. Of a hundred, 90 are
 * for cached pages, 10 for pages that are rendered.
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
      // The first fifth fills caches and compiles what is hot.
      const [settled = 0] = loaded
      return [
        { what: 'idle, first start', ours: firstIdle, ...most(limits.idle) },
        { what: 'idle, restarted', ours: idle, ...most(limits.idle) },
        {
          ...{ what: 'after 100,000 requests', unit: 'MB', ours: loaded.at(-1) ?? 0 },
          ...{ reference: settled, against: 'after 20,000', wanted: { most: 1.05 } },
        },
        { what: 'at most', ours: peak, ...most(limits.peak) },
      ]
    } finally {
      await server.stop()
    }
  })
}

/** V8 gives back what a start has left once nothing was asked for a while: after 15 to 20 s. */
async function readIdle(pid: number): Promise<number> {
  await wait(30_000)
  return readMemory(pid)
}

/** Resident megabytes: now, or at most so far. */
async function readMemory(pid: number, which: 'VmRSS' | 'VmHWM' = 'VmRSS'): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(new RegExp(`${which}:\\s+(\\d+)`).exec(status)?.[1]) / 1024
}

/** A hundred requests, in the proportions of the bench. */
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
