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

it('the map’s shores come with their license, in a file that anybody can replace', () => {
  expect(read('THIRD-PARTY-NOTICES.txt')).toContain('site/map-shapes.json')
  const folder = 'site/map-shapes-license'
  expect(read(`${folder}/NOTICE.txt`)).toContain('(c) P. Wessel and the GMT Team')
  expect(read(`${folder}/LGPL-3.0.txt`)).toContain('GNU LESSER GENERAL PUBLIC LICENSE')
  expect(read(`${folder}/GPL-3.0.txt`)).toContain('GNU GENERAL PUBLIC LICENSE')
})
