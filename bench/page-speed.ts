import autocannon from 'autocannon'
import { startBuiltServer } from './built-server.ts'
import { printTable } from './statistics.ts'

/** Requests per second of each page of the built server over `dataDir`, without any cache. */
export async function benchPages(dataDir: string, paths: Record<string, string>, seconds: number) {
  const server = await startBuiltServer({ DATA_DIR: dataDir, SAMPLE_DATA: 'off' })
  try {
    const rows: (string | number)[][] = [
      ['page, 10 connections', 'requests/s', 'median ms', 'p99 ms'],
    ]
    for (const [name, page] of Object.entries(paths)) {
      const url = server.address + page
      const check = await fetch(url)
      await check.arrayBuffer()
      if (check.status !== 200) throw new Error(`${page} answered ${check.status}`)
      await autocannon({ url, connections: 10, duration: 2 })
      const { requests, latency, non2xx, errors } = await autocannon({
        url,
        connections: 10,
        duration: seconds,
      })
      if (non2xx || errors) throw new Error(`${page}: ${non2xx} refused, ${errors} failed`)
      rows.push([name, requests.average, latency.p50, latency.p99])
    }
    console.log('\nPages over HTTP')
    printTable(rows)
  } finally {
    await server.stop()
  }
}
