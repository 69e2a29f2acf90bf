import type { createApp } from './app.ts'
import type { AppDependencies } from './app-dependencies.ts'
import { readEnv } from './env.ts'
import { openServices } from './services.ts'

type LoadModule = (name: string) => Promise<unknown>

/**
 * Open what `npm run dev` keeps across source changes: settings and services. `createFetch` creates a new app when
 * Vite has reloaded one of its modules.
 */
export async function prepareDevelopment() {
  const env = readEnv()
  const { dependencies, jobs, close } = await openServices(env)
  jobs.start()

  function createFetch(load: LoadModule) {
    let current: { pages: unknown; create: unknown; app: ReturnType<typeof createApp> } | undefined
    return async (request: Request) => {
      const pages = await load('virtual:react-router/server-build')
      const { createApp: create } = (await load('/server/app.ts')) as {
        createApp: typeof createApp
      }
      if (!current || current.pages !== pages || current.create !== create) {
        const app = create({
          ...dependencies,
          pages: pages as AppDependencies['pages'],
          enhanceUrl: '/app/enhance/main.ts',
          listUrl: '/node_modules/.cache/list/list.js',
          development: true,
        })
        current = { pages, create, app }
      }
      return current.app.fetch(request)
    }
  }
  return { env, createFetch, close }
}
