import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import autocannon from 'autocannon'

const run = promisify(execFile)

export type Load = { perSecond: number; total: number; p50: number; p99: number }

/** Whether a program of this name can be started. */
export async function hasProgram(name: string): Promise<boolean> {
  try {
    await run(name, ['-v'])
    return true
  } catch (error) {
    // Any answer at all is one, also an unhappy one.
    return (error as NodeJS.ErrnoException).code !== 'ENOENT'
  }
}

/**
 * Requests per second and latency (milliseconds) of a page under so many connections, each asking
 * again as soon as it is answered. By wrk; where it is absent by autocannon, which is itself slower
 * than what it measures. Throws where anything but 2xx or 3xx is answered.
 */
export async function loadPage(
  url: string,
  connections: number,
  seconds: number,
  headers: readonly string[] = [],
): Promise<Load> {
  if (!(await hasProgram('wrk'))) return loadWithAutocannon(url, connections, seconds)
  const { stdout } = await run('wrk', [
    '--threads=1',
    `--connections=${connections}`,
    `--duration=${seconds}s`,
    '--latency',
    // A page that waits its turn behind 49 others on a busy machine is slow, and no error.
    '--timeout=20s',
    '--header=Accept-Encoding: br',
    '--header=User-Agent: Mozilla/5.0 (bench)',
    ...headers.map((header) => `--header=${header}`),
    url,
  ])
  const trouble = /Non-2xx.*|Socket errors.*/.exec(stdout)?.[0]
  if (trouble) throw new Error(`${url}: ${trouble}`)
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    total: Number(/(\d+) requests in/.exec(stdout)?.[1]),
    p50: readMilliseconds(/^\s+50%\s+(\S+)/m.exec(stdout)?.[1]),
    p99: readMilliseconds(/^\s+99%\s+(\S+)/m.exec(stdout)?.[1]),
  }
}

function readMilliseconds(text = ''): number {
  const [, number, unit = ''] = /^([\d.]+)(us|ms|s|m)$/.exec(text) ?? []
  return Number(number) * ({ us: 0.001, ms: 1, s: 1_000, m: 60_000 }[unit] ?? Number.NaN)
}

async function loadWithAutocannon(url: string, connections: number, seconds: number) {
  const headers = { 'accept-encoding': 'br', 'user-agent': 'Mozilla/5.0 (bench)' }
  const result = await autocannon({ url, connections, duration: seconds, headers })
  const { requests, latency, non2xx, errors } = result
  if (non2xx || errors) throw new Error(`${url}: ${non2xx} refused, ${errors} failed`)
  return { perSecond: requests.average, total: requests.total, p50: latency.p50, p99: latency.p99 }
}
