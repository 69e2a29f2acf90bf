import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { findProjectRoot } from '#db/project-root.ts'

const root = findProjectRoot()

/** The files of the running site and the operator's commands. */
const rooms = ['app', 'commands', 'db', 'scripts/lib', 'server', 'site']
const starters = ['scripts/start.mjs', 'scripts/command.mjs', 'scripts/prune-packages.mjs']

/** The table of routes, which only the build reads. */
const readByBuild = 'app/routes.ts'

function listSources(): string[] {
  const files = rooms.flatMap((room) =>
    readdirSync(path.join(root, room), { recursive: true, encoding: 'utf8' }).map((name) =>
      path.join(room, name),
    ),
  )
  const sources = files.filter((file) => /\.(ts|tsx|mjs)$/.test(file) && file !== readByBuild)
  return [...starters, ...sources.filter((file) => !/\.test\./.test(file))]
}

/** List the packages that a source needs when it runs. */
function findPackages(source: string): string[] {
  const withoutTypes = source.replaceAll(/^(import|export) type .*?from '[^']+'/gms, '')
  const imported = [
    ...withoutTypes.matchAll(/^(?:import|export|\}) .*?from '([^']+)'$/gm),
    ...withoutTypes.matchAll(/^import '([^']+)'$/gm),
    ...withoutTypes.matchAll(/\b(?:import|require)\('([^']+)'\)/g),
  ]
  return imported
    .map(([, name = '']) => name)
    .filter((name) => /^[\w@][\w@./-]*$/.test(name))
    .map((name) => /^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? '')
}

// An image has no development packages (scripts/prune-packages.mjs).
it('the packages that run the site are its dependencies, and no others', () => {
  const used = listSources().flatMap((file) =>
    findPackages(readFileSync(path.join(root, file), 'utf8')),
  )
  const { dependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  // Node loads it to run the commands.
  const loader = 'tsx'
  expect([...new Set([...used, loader])].sort()).toEqual(Object.keys(dependencies).sort())
})

it('finds every kind of import but that of a type', () => {
  const source = `import 'one/style'
import type { A } from 'type'
import {
  type B,
  b,
} from '@two/package/part'
export { c } from 'three'
const d = await import('four')
const e = require('five')
import path from 'node:path'
import { f } from '#app/f.ts'
`
  expect(findPackages(source)).toEqual(['@two/package', 'three', 'one', 'four', 'five'])
})
