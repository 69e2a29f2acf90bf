// npm test: every suite, the browser's included. `npm test -- --project unit` runs one of them.
import path from 'node:path'
import { findBrowser } from './lib/find-browser.mjs'
import { ensureBuilt, ensureInstalled, root, run } from './lib/prepare.mjs'

ensureInstalled()
const args = process.argv.slice(2)
ensureBuilt()
const env = { NODE_ENV: 'test', CHROMIUM: findBrowser() }
run(process.execPath, [path.join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...args], env)
