import type { BenchSettings, Line } from './bench.ts'
import { startBuiltServer } from './built-server.ts'
import { loadPage } from './load.ts'
import { printTable } from './statistics.ts'

const connections = 50
/** Rendered directory pages a second. */
const least = 500

/**
 * Public pages of the nation's directory under load: from memory, and each time rendered anew, as for
 * who has just sent a form.
 */
export async function benchPages(settings: BenchSettings): Promise<Line[]> {
  const dataDir = await settings.copyNation()
  if (!dataDir) return []
  const server = await startBuiltServer({ DATA_DIR: dataDir, SAMPLE_DATA: 'off' })
  try {
    const centers = await (await fetch(`${server.address}/centers`)).text()
    const center = /href="(\/centers\/[^"?#]+)"/.exec(centers)?.[1]
    if (!center) throw new Error('the directory names no center')
    const pages: Record<string, string> = {
      home: '/',
      directory: '/centers',
      'directory, text': '/centers?q=recovery',
      'directory, city and type': '/centers?location=Newark&type=outpatient',
      center,
    }
    const rows: (string | number)[][] = [
      [`page, ${connections} connections`, 'requests/s', 'median ms', 'p99 ms'],
    ]
    const lines: Line[] = []
    for (const [name, page] of Object.entries(pages)) {
      for (const kind of ['cached', 'rendered']) {
        const url = server.address + page
        // What somebody has just sent is answered for them alone.
        const headers = kind === 'cached' ? [] : ['Cookie: flash=bench']
        const check = await fetch(url)
        await check.arrayBuffer()
        if (check.status !== 200) throw new Error(`${url} answered ${check.status}`)
        await loadPage(url, connections, 2, headers)
        const { perSecond, p50, p99 } = await loadPage(url, connections, settings.seconds, headers)
        rows.push([`${name}, ${kind}`, perSecond, p50, p99])
        const what = `${name}, ${kind}`
        lines.push({
          what: `${what}: p99`,
          unit: 'ms',
          ours: p99,
          reference: p50,
          against: 'median',
        })
        if (name !== 'directory' || kind !== 'rendered') continue
        const wanted = { least: 1 }
        const unit = 'requests/s'
        lines.push({ what, unit, ours: perSecond, reference: least, against: 'limit', wanted })
      }
    }
    console.log('\nPages over HTTP, 14,034 centers')
    printTable(rows)
    return lines
  } finally {
    await server.stop()
  }
}
