// npm start: install and build when needed, then serve.
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureBuilt, ensureInstalled, fail, root } from './lib/prepare.mjs'

ensureInstalled()
ensureBuilt()
// React's development build renders at half the speed.
process.env.NODE_ENV = 'production'
process.chdir(root)
// These say in one line what to do.
const forOperator = new Set([
  'SettingsError',
  'DataFolderError',
  'DatabaseLockedError',
  'OldDatabaseError',
])
const { start } = await import(pathToFileURL(path.join(root, 'build/server/index.js')).href)
try {
  await start()
} catch (error) {
  if (error.code === 'EADDRINUSE') fail(`Port ${error.port} is taken. Set PORT to another one.`)
  if (forOperator.has(error.name)) fail(error.message)
  throw error
}
