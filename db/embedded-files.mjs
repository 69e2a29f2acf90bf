// @ts-check
// Makes the files of a new embedded database and ends. A process of its own, because making them takes some
// 700 MB that a process does not give back. Plain JavaScript, as `embedded-thread.mjs` is.
import { PGlite } from '@electric-sql/pglite'

try {
  const pglite = await PGlite.create(JSON.parse(process.argv[2] ?? '{}'))
  await pglite.close()
} catch (error) {
  // What its file system throws is no `Error`.
  process.stderr.write(error instanceof Error ? error.message : JSON.stringify(error))
  process.exitCode = 1
}
