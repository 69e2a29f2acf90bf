import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import path from 'node:path'
import * as pages from 'virtual:react-router/server-build'
import { getRequestListener } from '@hono/node-server'
import { demoAccounts, type SampleCounts } from '#app/features/samples/seed.server.ts'
import { openDatabase } from '#db/client.server.ts'
import { explainFullDisk } from '#db/data-folder.server.ts'
import { findProjectRoot } from '#db/project-root.ts'
import { type App, type AppDependencies, createApp } from './app.ts'
import { limitConnections } from './connection-limits.ts'
import { type Env, readEnv } from './env.ts'
import { createCenterImages } from './images/center-images.ts'
import { createLogger } from './logger.ts'
import { createMetrics } from './metrics.ts'
import { prepareSamples } from './prepare-samples.ts'
import { readSessionSecret } from './session-secret.ts'
import { createShutdown } from './shutdown.ts'
import type { Worker } from './worker.ts'
import { startBackups } from './workers/backups.ts'
import { startHousekeeping } from './workers/housekeeping.ts'
import { startImports } from './workers/imports.ts'
import { openOutbox } from './workers/outbox.ts'
import { startVisitCounter } from './workers/visit-counter.ts'

/** The app over the built pages, for whoever brings a database: `start` below, and the tests. */
export function createBuiltApp(dependencies: Omit<AppDependencies, 'pages' | 'clientFolder'>) {
  const clientFolder = path.join(findProjectRoot(), 'build', 'client')
  return createApp({
    ...dependencies,
    pages,
    clientFolder,
    enhanceUrl: readScriptUrl(clientFolder, 'enhance.json', 'app/enhance/main.ts'),
    listUrl: readScriptUrl(clientFolder, 'list.json', 'app/features/list/client.tsx'),
  })
}

/** Where the build has put a script that is not React Router's (`vite.enhance.config.ts`, `vite.list.config.ts`). */
function readScriptUrl(clientFolder: string, manifestFile: string, source: string): string {
  const manifest = JSON.parse(readFileSync(path.join(clientFolder, manifestFile), 'utf8'))
  return `/${manifest[source].file}`
}

/**
 * Boots the site: settings, database, migrations, samples, HTTP. Stops by itself on SIGTERM and
 * SIGINT, finishing what is under way. Throws `SettingsError`, `DataFolderError`, `DatabaseLockedError` or
 * `OldDatabaseError`, each with one line for the operator.
 */
export async function start(): Promise<void> {
  // What it writes is for its own user alone.
  process.umask(0o077)
  const env = readEnv()
  try {
    await open(env)
  } catch (error) {
    throw env.databaseUrl ? error : explainFullDisk(error, env.dataDir)
  }
}

type Stoppable = Pick<Worker, 'stop'>

async function open(env: Env): Promise<void> {
  const logger = createLogger(env.logLevel)
  const sessionSecret = await readSessionSecret(env)
  const database = await openDatabase({
    ...env,
    onEngineChange: (reason) => {
      if (reason) logger.error({ err: reason }, 'the embedded database has ended')
      else logger.warn('the embedded database is back')
    },
  })
  const shutdown = createShutdown()
  const workers: Stoppable[] = []
  try {
    if (database.unknownMigrations) {
      const { unknownMigrations } = database
      logger.warn({ unknownMigrations }, 'a newer version has used this database: upgrade this one')
    }
    const samples = await prepareSamples(database, env)
    const livesChanged = env.livesChanged ?? (samples.centers > 0 ? '1000+' : null)
    const images = createCenterImages({ folder: path.join(env.dataDir, 'images'), logger })
    const outbox = openOutbox(database, env, logger)
    const visitCounter = startVisitCounter({ database, logger })
    const imports = startImports(database, path.join(env.dataDir, 'imports'), logger)
    workers.push(outbox, imports, visitCounter)
    const app = createBuiltApp({
      database,
      images,
      logger,
      site: { ...env.site, livesChanged },
      trustProxy: env.trustProxy,
      sessionSecret,
      wakeOutbox: outbox.wake,
      imports,
      ...(env.metricsToken && {
        metrics: { metrics: createMetrics(database), token: env.metricsToken },
      }),
      countVisit: visitCounter.countVisit,
      isShuttingDown: shutdown.hasBegun,
    })
    const server = await listen(app, env)
    // Not before: a process that gives up because its port is taken has nothing to sweep or back up.
    workers.push(
      startHousekeeping({ database, logger }),
      startBackups({ database, dataDir: env.dataDir, logger }),
    )
    shutdown.onSignals({
      server,
      drainSeconds: env.drainSeconds,
      close: async () => {
        await stopWorkers(workers)
        await database.close()
      },
      logger,
    })
    announce(env, server, samples)
  } catch (error) {
    await stopWorkers(workers)
    await database.close()
    throw error
  }
}

/** What goes on beside the requests must come to its end before the database is closed. */
async function stopWorkers(workers: readonly Stoppable[]): Promise<void> {
  await Promise.all(workers.map((worker) => worker.stop()))
}

function listen({ fetch }: App, env: Env): Promise<Server> {
  const server = createServer(getRequestListener(fetch))
  limitConnections(server)
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(env.port, env.host, () => resolve(server))
  })
}

function announce(env: Env, server: Server, samples: SampleCounts): void {
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : env.port
  const lines = [
    `${env.site.name} is at ${env.port === 0 ? `http://localhost:${port}` : env.site.url}`,
  ]
  if (samples.centers > 0) {
    lines.push('Sample data: every center is fictional. `npm run sample -- remove` takes it away.')
  }
  if (samples.members > 0) {
    lines.push(
      ...demoAccounts.map(({ label, login, password }) => `  ${label}: ${login} / ${password}`),
    )
  }
  process.stdout.write(`${lines.join('\n')}\n`)
}
