import { register } from 'node:module'
import { createElement, type ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { openDatabase } from '#db/client.server.ts'
import { type BenchSettings, inFolder, type Line, printTable, summarize } from './bench.ts'
import { load, rendered, startBuiltServer } from './built-server.ts'
import { fillDirectory } from './fill-directory.ts'
import { searchFor } from './search.ts'

// A drawing is an address to Vite; Node does not know what it is.
const drawings = `export const load = (url, context, next) =>
  /\\.svg\\b/.test(url)
    ? { format: 'module', source: 'export default "/drawing.svg"', shortCircuit: true }
    : next(url, context)`

const rounds = 5
const size = 14_034

/**
 * The directory, another page or order each time and none of them cached, over 14,034 centers, beside React's bare
 * `renderToString` of the same 24 cards: in turns, so that whatever else the machine does meets both.
 */
export function benchRenderedPages({ seconds }: BenchSettings): Promise<Line[]> {
  return inFolder(async (dataDir) => {
    await fillDirectory({ dataDir }, size)
    const addresses = ['rating', 'name', 'reviews'].flatMap((sort) =>
      Array.from({ length: 40 }, (_, index) => `sort=${sort}&page=${index + 1}`),
    )
    const database = await openDatabase({ dataDir })
    const { centers } = await searchFor(database, '').finally(() => database.close())
    register(`data:text/javascript,${encodeURIComponent(drawings)}`)
    const { CenterGrid } = await import('#app/features/centers/center-grid.tsx')
    const renderFor = (duration: number) =>
      timeRenders(() => createElement(CenterGrid, { centers }), duration)
    const server = await startBuiltServer({ DATA_DIR: dataDir, SAMPLE_DATA: 'off' })
    try {
      let visits = 0
      const next = () => ({
        path: `/centers?${addresses[visits++ % addresses.length]}`,
        headers: rendered,
      })
      await load(server, 3, next)
      renderFor(1)
      const turns: { pages: Awaited<ReturnType<typeof load>>; cards: number }[] = []
      for (let round = 0; round < rounds; round++) {
        const pages = await load(server, seconds, next)
        turns.push({ pages, cards: renderFor(seconds) })
      }
      const median = (values: number[]) => summarize(values).median
      const pages = median(turns.map((turn) => turn.pages.perSecond))
      const cards = median(turns.map((turn) => turn.cards))
      console.log(`\nThe directory, ${size} centers, medians of ${rounds} rounds in turns`)
      printTable([
        ['', 'a second', 'processor ms'],
        ['rendered page', pages, median(turns.map((turn) => turn.pages.processor)) / 1000],
        [`renderToString of ${centers.length} cards`, cards, 1000 / cards],
      ])
      const ratio = median(turns.map((turn) => turn.pages.perSecond / turn.cards))
      const against = { reference: cards, against: 'renderToString', wanted: { least: 0.3 } }
      return [{ what: 'directory, rendered', unit: 'pages/s', ours: ratio * cards, ...against }]
    } finally {
      await server.stop()
    }
  })
}

/** How often a second React renders an element and nothing else. */
function timeRenders(element: () => ReactElement, seconds: number): number {
  const started = performance.now()
  let times = 0
  while (performance.now() - started < seconds * 1000) {
    renderToString(element())
    times++
  }
  return times / ((performance.now() - started) / 1000)
}
