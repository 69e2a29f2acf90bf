// npm start: install and build when needed, then serve.
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureBuilt, ensureInstalled, root, stopWith } from './lib/prepare.mjs'

ensureInstalled()
ensureBuilt()
// React's development build renders at half the speed.
process.env.NODE_ENV = 'production'
process.chdir(root)
const { start } = await import(pathToFileURL(path.join(root, 'build/server/index.js')).href)
try {
  await start()
} catch (error) {
  stopWith(error)
}
