import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import path from 'node:path'
import * as pages from 'virtual:react-router/server-build'
import { getRequestListener } from '@hono/node-server'
import { loadPlaces } from '#app/center/places/load-places.server.ts'
import { demoAccounts, type SampleCounts } from '#app/data/samples/seed.server.ts'
import { type FirstEvening, printFirstSteps } from '#app/staff/first-evening/first-steps.ts'
import { explainFullDisk } from '#db/data-folder.server.ts'
import { readProductVersion } from '#db/product-version.server.ts'
import { findProjectRoot } from '#db/project-root.ts'
import { type App, createApp } from './app.ts'
import type { AppDependencies } from './app-dependencies.ts'
import { limitConnections } from './connection-limits.ts'
import { type Env, readEnv, SettingsError } from './env.ts'
import { openServices } from './services.ts'
import { createShutdown } from './shutdown.ts'

/** Create the app with the built pages. `start` and the tests call it with a database. */
export function createBuiltApp(dependencies: Omit<AppDependencies, 'pages' | 'clientFolder'>) {
  const clientFolder = path.join(findProjectRoot(), 'build', 'client')
  return createApp({
    ...dependencies,
    pages,
    clientFolder,
    enhanceUrl: readScriptUrl(clientFolder, 'enhance.json', 'app/enhance/main.ts'),
    listUrl: readScriptUrl(clientFolder, 'list.json', 'app/visitors/list/mount-list.tsx'),
  })
}

/** Read the URL of a script that `vite.enhance.config.ts` or `vite.list.config.ts` has built. */
function readScriptUrl(clientFolder: string, manifestFile: string, source: string): string {
  const manifest = JSON.parse(readFileSync(path.join(clientFolder, manifestFile), 'utf8'))
  return `/${manifest[source].file}`
}

/**
 * Start the site: settings, database, migrations, samples, HTTP. On SIGTERM and SIGINT it finishes open requests and
 * stops. Throws `SettingsError`, `DataFolderError`, `DatabaseLockedError`, `VersionError`,
 * `UnreachableDatabaseError`, `DatabaseRightsError` or `PlacesTableError`, each with one line for the operator.
 */
export async function start(): Promise<void> {
  // Only the process's own user may read its files.
  process.umask(0o077)
  const env = readEnv()
  try {
    await open(env)
  } catch (error) {
    throw env.databaseUrl ? error : explainFullDisk(error, env.dataDir)
  }
}

async function open(env: Env): Promise<void> {
  // Before the database: without its places the site can neither search nor store a center.
  loadPlaces()
  const { samples, hasAdmin, firstEvening, jobs, dependencies, close } = await openServices(env)
  try {
    const shutdown = createShutdown()
    const app = createBuiltApp({ ...dependencies, isShuttingDown: shutdown.hasBegun })
    const server = await listen(app, env)
    // After `listen`: a process that can't have its port must not run jobs beside the one that has it.
    jobs.start()
    const { logger } = dependencies
    shutdown.onSignals({ server, drainSeconds: env.drainSeconds, close, logger })
    announce(env, server, { samples, hasAdmin, firstEvening })
  } catch (error) {
    await close()
    throw error
  }
}

function listen({ fetch }: App, env: Env): Promise<Server> {
  const server = createServer(getRequestListener(fetch))
  limitConnections(server)
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? error
          : new SettingsError(`HOST, PORT: this address cannot be had (${error.message})`),
      ),
    )
    server.listen(env.port, env.host, () => resolve(server))
  })
}

function announce(
  env: Env,
  server: Server,
  {
    samples,
    hasAdmin,
    firstEvening,
  }: { samples: SampleCounts; hasAdmin: boolean; firstEvening: FirstEvening | null },
): void {
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : env.port
  const lines = [
    `${env.site.name} is at ${env.port === 0 ? `http://localhost:${port}` : env.site.url}`,
    `Version ${readProductVersion()}, over ${env.databaseUrl ? 'PostgreSQL' : 'the embedded database'}`,
  ]
  if (samples.centers > 0) {
    lines.push('Sample data: every center is fictional. `npm run sample -- remove` takes it away.')
  }
  if (samples.members > 0) {
    lines.push(
      ...demoAccounts.map(({ label, login, password }) => `  ${label}: ${login} / ${password}`),
    )
  }
  if (firstEvening) {
    lines.push(...printFirstSteps(env.site, firstEvening.steps))
  } else if (!hasAdmin) {
    lines.push(
      'No account can open /admin yet. Make one: npm run admin -- create --username NAME --email ADDRESS',
    )
  }
  process.stdout.write(`${lines.join('\n')}\n`)
}
