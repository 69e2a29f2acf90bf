// @ts-check
// The embedded engine's thread. It is plain JavaScript because a thread starts from a
// file: the sources, tsx and the build all use this one.
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'

const port = /** @type {import('node:worker_threads').MessagePort} */ (parentPort)
/** @type {{ dataDir?: string, postgresqlconf?: string[], dump?: Blob }} */
const { dump, ...options } = workerData
const pglite = await PGlite.create({
  ...options,
  extensions: { pg_trgm },
  ...(dump && { loadDataDir: dump }),
})

/**
 * Answer complete messages of PostgreSQL's protocol. It uses the stream API because otherwise
 * PGlite parses each answer too and never frees its memory.
 * @param {Uint8Array} request
 */
async function reply(request) {
  /** @type {Uint8Array<ArrayBuffer>[]} */
  const pieces = []
  const onRawData = (/** @type {Uint8Array} */ bytes) => void pieces.push(bytes.slice())
  await pglite.execProtocolRawStream(request, { onRawData, syncToFs: false })
  const bytes = join(pieces)
  port.postMessage(bytes, [bytes.buffer])
}

/** @param {Uint8Array<ArrayBuffer>[]} pieces */
function join(pieces) {
  const [only] = pieces
  if (only && pieces.length === 1) return only
  const whole = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0))
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}

// See `EngineRequest`.
port.on('message', async (/** @type {Uint8Array | 'dump' | 'close'} */ request) => {
  if (request === 'dump') {
    const files = await pglite.dumpDataDir('gzip')
    port.postMessage(new Blob([files], { type: files.type }))
  } else if (request === 'close') {
    await pglite.close()
    port.postMessage('closed')
    port.close()
  } else {
    await reply(request)
  }
})
port.postMessage('ready')
