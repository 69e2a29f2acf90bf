// @ts-check
// The thread in which the embedded engine computes. Plain JavaScript, because a thread starts from a file:
// from the sources, through tsx and from the build alike.
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

// Bytes of PostgreSQL's protocol, whole messages, are answered with bytes; see `EngineRequest`.
port.on('message', async (/** @type {Uint8Array | 'dump' | 'close'} */ asked) => {
  if (asked === 'dump') {
    const files = await pglite.dumpDataDir('gzip')
    port.postMessage(new Blob([files], { type: files.type }))
  } else if (asked === 'close') {
    await pglite.close()
    port.postMessage('closed')
    port.close()
  } else {
    port.postMessage(pglite.execProtocolRawSync(asked))
  }
})
port.postMessage('ready')
