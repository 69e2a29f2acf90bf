// Compresses a folder's files once, as small as they get, so that the server need not at every request.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const worthIt = /\.(js|css|svg|json|html|txt|webmanifest)$/
const smallest = 1024

export function compressFolder(folder) {
  for (const entry of readdirSync(folder, { recursive: true })) {
    const file = path.join(folder, entry)
    if (!worthIt.test(file) || !statSync(file).isFile()) continue
    const bytes = readFileSync(file)
    if (bytes.length < smallest) continue
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    }
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }))
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
  }
}
