import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { asOperator } from '#db/as-viewer.server.ts'
import { openDatabase } from '#db/client.server.ts'
import { seedSamples } from '#db/sample/seed.server.ts'
import { browserArguments } from './browser-arguments.ts'
import { addFixtureCenters } from './fixture-center.ts'
import { makeDataFolder, startServer } from './test-server.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The server that most browser tests read: the samples and the fixture centers, never changed. */
    siteUrl: string
    /** Where the one browser listens. */
    browserEndpoint: string
  }
}

/** One server and one browser for every file of the browser tests. */
export default async function setUp(project: TestProject) {
  const data = await makeDataFolder()
  await fillDatabase(data.folder)
  const server = await startServer({ DATA_DIR: data.folder })
  const executablePath = process.env.CHROMIUM
  if (!executablePath) throw new Error('CHROMIUM is not set: run the tests by `npm test`.')
  const browser = await chromium.launchServer({
    executablePath,
    args: browserArguments,
  })
  project.provide('siteUrl', server.url)
  project.provide('browserEndpoint', browser.wsEndpoint())
  return async () => {
    await browser.close()
    await server.stop()
    await data.remove()
  }
}

async function fillDatabase(folder: string): Promise<void> {
  const database = await openDatabase({ dataDir: folder })
  await asOperator(database, (tx) => seedSamples(tx, new Date()))
  await addFixtureCenters(database)
  await database.close()
}
