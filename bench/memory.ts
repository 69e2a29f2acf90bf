import { readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { demoAccounts } from '#db/sample/seed.server.ts'
import { inFolder, type Line } from './bench.ts'
import { startBuiltServer } from './built-server.ts'
import { printTable } from './statistics.ts'

const requests = 100_000
const step = 10_000
const atOnce = 20
/** Megabytes of an idle process with the samples. */
const most = 250
/** Megabytes of the smallest machine that is rented out. */
const smallMachine = 512

/**
 * Resident memory of the server with the embedded database and the samples: idle after the start that
 * builds the database and after another, and after each 10,000 of 100,000 requests. Of a hundred, 90 are
 * for cached pages, 8 for pages that are rendered, 2 by a member.
 */
export async function benchServerMemory(): Promise<Line[]> {
  return inFolder(async (dataDir) => {
    const settings = { DATA_DIR: dataDir, SAMPLE_DATA: 'on' }
    const rows: (string | number)[][] = [['memory', 'MB']]
    const first = await startBuiltServer(settings)
    const afterFirst = await readIdle(first.pid)
    await first.stop()
    const server = await startBuiltServer(settings)
    try {
      const afterRestart = await readIdle(server.pid)
      rows.push(['idle, first start', afterFirst], ['idle, restarted', afterRestart])
      const pages = await listPages(server.address)
      const loaded: number[] = []
      for (let done = 0; done < requests; done += step) {
        await visit(pages, step)
        loaded.push(await readMemory(server.pid))
        rows.push([`after ${(done + step).toLocaleString('en-US')} requests`, loaded.at(-1) ?? 0])
      }
      const peak = await readMemory(server.pid, 'VmHWM')
      rows.push(['at most, since its start', peak])
      console.log('\nMemory of the server, embedded database, samples')
      printTable(rows)
      const limit = { unit: 'MB', reference: most, against: 'limit', wanted: { most: 1 } }
      // The first tenth fills caches and compiles what is hot.
      const [settled = 0] = loaded.slice(1)
      return [
        { ...limit, what: 'idle, first start', ours: afterFirst },
        { ...limit, what: 'idle, restarted', ours: afterRestart },
        {
          what: 'after 100,000 requests',
          unit: 'MB',
          ours: loaded.at(-1) ?? 0,
          reference: settled,
          against: 'after 20,000',
          wanted: { most: 1.05 },
        },
        { ...limit, what: 'at most', ours: peak, reference: smallMachine },
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

type Page = { url: string; headers: Record<string, string> }

/** A hundred requests, in the proportions of the bench. */
async function listPages(address: string): Promise<Page[]> {
  const cookie = await signIn(address)
  const directory = await (await fetch(`${address}/centers`)).text()
  const centers = new Set(
    [...directory.matchAll(/href="(\/centers\/[^"?#]+)"/g)].map(([, to]) => to),
  )
  const kept = ['/', '/centers', '/about', '/centers?q=recovery', '/centers?type=detox', ...centers]
  const rendered = ['/centers', '/', '/centers?q=hope']
  return Array.from({ length: 100 }, (_, index): Page => {
    const choose = (from: readonly (string | undefined)[]) => from[index % from.length] ?? '/'
    if (index % 50 === 7) return { url: `${address}/dashboard`, headers: { cookie } }
    if (index % 12 === 1)
      return { url: address + choose(rendered), headers: { cookie: 'flash=bench' } }
    return { url: address + choose(kept), headers: {} }
  })
}

async function signIn(address: string): Promise<string> {
  const member = demoAccounts.find(({ login }) => login.includes('@'))
  if (!member) throw new Error('there is no demo member')
  const answer = await fetch(`${address}/auth`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'Sec-Fetch-Site': 'same-origin' },
    body: new URLSearchParams({ email: member.login, password: member.password }),
  })
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
  if (!cookies.length) throw new Error(`signing in answered ${answer.status}`)
  return cookies.join('; ')
}

async function visit(pages: readonly Page[], times: number): Promise<void> {
  let next = 0
  const walk = async () => {
    while (next < times) {
      const { url, headers } = pages[next++ % pages.length] as Page
      const answer = await fetch(url, { headers, redirect: 'manual' })
      await answer.arrayBuffer()
      if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, walk))
}
