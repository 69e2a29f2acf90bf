import path from 'node:path'
import { openDatabase } from '#db/client.server.ts'
import type { createApp } from './app.ts'
import { readEnv } from './env.ts'
import { createCenterImages } from './images/center-images.ts'
import { createLogger } from './logger.ts'
import { prepareSamples } from './prepare-samples.ts'
import { readSessionSecret } from './session-secret.ts'
import { startImports } from './workers/imports.ts'
import { openOutbox } from './workers/outbox.ts'

type LoadModule = (name: string) => Promise<unknown>

/**
 * What `npm run dev` keeps from one change of the sources to the next: the settings and the open
 * database. `createFetch` makes the app anew whenever Vite has reloaded a module of it.
 */
export async function prepareDevelopment() {
  const env = readEnv()
  const logger = createLogger(env.logLevel)
  const sessionSecret = await readSessionSecret(env)
  const database = await openDatabase(env)
  const samples = await prepareSamples(database, env)
  const images = createCenterImages({ folder: path.join(env.dataDir, 'images'), logger })
  const outbox = openOutbox(database, env, logger)
  const imports = startImports(database, path.join(env.dataDir, 'imports'), logger)
  const site = {
    ...env.site,
    livesChanged: env.livesChanged ?? (samples.centers > 0 ? '1000+' : null),
  }

  function createFetch(load: LoadModule) {
    let current: { pages: unknown; create: unknown; app: ReturnType<typeof createApp> } | undefined
    return async (request: Request) => {
      const pages = await load('virtual:react-router/server-build')
      const { createApp: create } = (await load('/server/app.ts')) as {
        createApp: typeof createApp
      }
      if (!current || current.pages !== pages || current.create !== create) {
        const app = create({
          database,
          site,
          images,
          logger,
          trustProxy: env.trustProxy,
          sessionSecret,
          wakeOutbox: outbox.wake,
          imports,
          pages: pages as Parameters<typeof createApp>[0]['pages'],
          enhanceUrl: '/app/enhance/main.ts',
          listUrl: '/node_modules/.cache/list/list.js',
          development: true,
        })
        current = { pages, create, app }
      }
      return current.app.fetch(request)
    }
  }
  return { env, database, workers: [outbox, imports], createFetch }
}
