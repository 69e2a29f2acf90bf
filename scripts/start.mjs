// npm start: installs and builds when needed, then serves the site.
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureBuilt, ensureInstalled, root, stopWith } from './lib/prepare.mjs'

ensureInstalled()
ensureBuilt()
// React's development build takes twice as long to render.
process.env.NODE_ENV = 'production'
process.chdir(root)
const { start } = await import(pathToFileURL(path.join(root, 'build/server/index.js')).href)
try {
  await start()
} catch (error) {
  stopWith(error)
}
