import {
  type BenchSettings,
  inFolder,
  type Line,
  load,
  rendered,
  startBuiltServer,
  summarize,
} from './bench.ts'
import { fillDirectory } from './fill-directory.ts'
import { readMemory } from './memory.ts'

const size = 14_034
const rounds = 5
const streams = 10
const pages = 40

/**
 * Compare a page of services with a page of the directory that is rendered, both of other centers each time, over the
 * embedded database. Then reads all services as one stream several times, and compares the memory afterward.
 */
export function benchApi({ seconds }: BenchSettings): Promise<Line[]> {
  return inFolder(async (dataDir) => {
    await fillDirectory({ dataDir }, size)
    const server = await startBuiltServer({ DATA_DIR: dataDir, SAMPLE_DATA: 'off' })
    try {
      let visits = 0
      const api = () => ({
        path: `/api/hsds/v3/services?per_page=24&page=${(visits++ % pages) + 1}`,
      })
      const directory = () => ({
        path: `/centers?sort=name&page=${(visits++ % pages) + 1}`,
        headers: rendered,
      })
      await load(server, 3, api)
      await load(server, 3, directory)
      const turns: { api: number; directory: number }[] = []
      for (let round = 0; round < rounds; round++) {
        turns.push({
          api: 1000 / (await load(server, seconds, api)).perSecond,
          directory: 1000 / (await load(server, seconds, directory)).perSecond,
        })
      }
      const reference = summarize(turns.map((turn) => turn.directory)).median
      const ratio = summarize(turns.map((turn) => turn.api / turn.directory)).median
      const after: number[] = []
      for (let stream = 0; stream < streams; stream++) {
        await readStream(`${server.address}/api/hsds/v3/services?format=ndjson&full=true`)
        after.push(await readMemory(server.pid))
      }
      const [first = 0] = after
      return [
        {
          what: 'a page of 24 services',
          unit: 'ms',
          ours: ratio * reference,
          reference,
          against: 'directory, rendered',
          wanted: { most: 2 },
        },
        {
          what: `after ${streams} streams of ${size}`,
          unit: 'MB',
          ours: after.at(-1) ?? 0,
          reference: first,
          against: 'after the first',
          wanted: { most: 1.1 },
        },
      ]
    } finally {
      await server.stop()
    }
  })
}

/** Read a stream to its end. Throws unless it has a line for each center. */
async function readStream(address: string): Promise<void> {
  const response = await fetch(address)
  let lines = 0
  for await (const part of response.body ?? []) {
    for (const byte of part) if (byte === 10) lines++
  }
  if (lines !== size) throw new Error(`The stream had ${lines} lines instead of ${size}.`)
}
