// @ts-check
// Makes the files of a new embedded database and exits. It runs as its own process,
// because it needs 700 MB that a process does not give back. It is plain JavaScript, like
// `embedded-thread.mjs`.
import { PGlite } from '@electric-sql/pglite'

try {
  const pglite = await PGlite.create(JSON.parse(process.argv[2] ?? '{}'))
  await pglite.close()
} catch (error) {
  // PGlite's file system may throw values that are not an `Error`.
  process.stderr.write(error instanceof Error ? error.message : JSON.stringify(error))
  process.exitCode = 1
}
