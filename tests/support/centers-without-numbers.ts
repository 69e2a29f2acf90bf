import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { asOperator } from '#db/as-viewer.server.ts'
import { findProjectRoot } from '#db/project-root.ts'
import { parseBytes } from './import-files.ts'
import { importItems } from './import-items.ts'
import { openMigrated } from './migrated-database.ts'
import { openAppOver, type TestApp } from './test-app.ts'

/**
 * Open the built app over 16 centers of a real list (SAMHSA, 2021, public domain), which has names
 * and addresses, but neither phone numbers nor services nor hours.
 */
export async function openAppWithoutNumbers(): Promise<TestApp> {
  const database = await openMigrated()
  const file = await readFile(path.join(findProjectRoot(), 'tests/support/samhsa-nj-2021.csv'))
  const { items } = await parseBytes('samhsa_su_us_2021.csv', file)
  await importItems((work) => asOperator(database, work), items)
  return openAppOver(database)
}
