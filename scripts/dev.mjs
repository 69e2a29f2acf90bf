// npm run dev: the production host, which reloads pages and modules when they change.
import { createServer as createHttpServer } from 'node:http'
import { ensureInstalled, root, say, stopWith } from './lib/prepare.mjs'

ensureInstalled()
process.env.NODE_ENV = 'development'
process.chdir(root)
const { build, createServer } = await import('vite')
const { getRequestListener } = await import('@hono/node-server')
const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' })
// The script of `/list` uses Preact instead of React and needs its own build.
void build({
  configFile: 'vite.list.config.ts',
  logLevel: 'warn',
  build: {
    watch: {},
    outDir: 'node_modules/.cache/list',
    rollupOptions: { output: { entryFileNames: 'list.js' } },
  },
})
const { prepareDevelopment } = await vite.ssrLoadModule('/server/development.ts')
try {
  const { env, createFetch, close } = await prepareDevelopment()
  const fetch = createFetch((name) => vite.ssrLoadModule(name))
  const listener = getRequestListener(fetch)
  const server = createHttpServer((request, response) => {
    vite.middlewares(request, response, () => listener(request, response))
  })
  server.once('error', stopWith)
  server.listen(env.port, env.host, () => say(`Development server: ${env.site.url}`))
  let isStopping = false
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, async () => {
      // Ctrl+C arrives twice: from the terminal and from npm.
      if (isStopping) return
      isStopping = true
      server.closeAllConnections()
      await vite.close()
      await close()
      process.exit(0)
    })
  }
} catch (error) {
  stopWith(error)
}
