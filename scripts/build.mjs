// npm run build: installs and builds when needed, like npm start, without starting the site.
import { ensureBuilt, ensureInstalled } from './lib/prepare.mjs'

ensureInstalled()
ensureBuilt()
