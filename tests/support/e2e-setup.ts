import type { TestProject } from 'vitest/node'
import { openDatabase } from '#db/open-database.server.ts'
import { addFixtureCenters, addSamples } from './fixture-center.ts'
import { makeMigratedFolder, startServer } from './test-server.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The server that most browser tests read: the samples and the fixture centers, never changed. */
    siteUrl: string
  }
}

/** One server for every file of the browser tests. */
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
