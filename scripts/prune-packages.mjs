// Removes the packages that only builds and tests need, after the build of an image. `npm prune
// --omit=dev` keeps some of them: tools that better-auth, for one, can use but does not need.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fail, root } from './lib/prepare.mjs'

const file = path.join(root, 'package.json')
const original = readFileSync(file, 'utf8')
const { devDependencies, overrides, ...manifest } = JSON.parse(original)
// An override may point to a development package ("$typescript"). The lock file fixes the versions.
writeFileSync(file, JSON.stringify(manifest))
const options = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error']
const { status } = spawnSync('npm', ['prune', ...options], { cwd: root, stdio: 'inherit' })
writeFileSync(file, original)
if (status !== 0) fail('npm could not remove the development packages.')
