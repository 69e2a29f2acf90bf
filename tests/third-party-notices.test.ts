import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { findProjectRoot } from '#db/project-root.ts'

type Lock = { packages: Record<string, { version?: string; license?: string; dev?: boolean }> }

const read = (name: string) => readFileSync(path.join(findProjectRoot(), name), 'utf8')

it('the notices name every package of the lock file with its license', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as Lock
  const wanted = Object.entries(packages)
    .filter(([place, { dev }]) => place !== '' && !dev)
    .map(
      ([place, { version, license }]) =>
        `${place.split('node_modules/').at(-1)} ${version}: ${license}`,
    )
  const named = read('THIRD-PARTY-NOTICES.txt').match(/^\S+ \d+\.\S+: .+$/gm)
  expect(new Set(named), 'run `npm run notices`').toEqual(new Set(wanted))
})
