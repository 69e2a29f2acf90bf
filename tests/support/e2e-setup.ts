import type { TestProject } from 'vitest/node'
import { openDatabase } from '#db/open-database.server.ts'
import { addFixtureCenters, addSamples } from './fixture-center.ts'
import { makeMigratedFolder, startServer } from './test-server.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /**
     * A shared server with the samples and fixture centers. Most browser tests use it; none may
     * change its data.
     */
    siteUrl: string
  }
}

/** Start one server for all browser test files. */
export default async function setUp(project: TestProject) {
  const data = await makeMigratedFolder()
  await fillDatabase(data.folder)
  const server = await startServer({ DATA_DIR: data.folder })
  project.provide('siteUrl', server.url)
  return async () => {
    await server.stop()
    await data.remove()
  }
}

async function fillDatabase(folder: string): Promise<void> {
  const database = await openDatabase({ dataDir: folder })
  await addSamples(database)
  await addFixtureCenters(database)
  await database.close()
}
