import { parseBytes } from '#app/features/import/formats/test-files.ts'
import { importItems } from '#app/features/import/job/test-items.ts'
import { asOperator } from '#db/as-viewer.server.ts'
import type { Database } from '#db/client.server.ts'

/** Imports a file that lies in memory, with known names at other addresses as separate centers. */
export async function importBytes(database: Database, name: string, text: string) {
  const { items } = await parseBytes(name, text)
  return importItems((work) => asOperator(database, work), items, { sameName: 'import' })
}
