import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { findProjectRoot } from './project-root.ts'

const folder = path.join(findProjectRoot(), 'db/migrations')

/** Lines of `sha256sum`: 64 hexadecimal digits, two spaces, a file's name. */
const released = readFileSync(path.join(folder, 'checksums.txt'), 'utf8').trim().split('\n')

it.each(released)('a released migration is unchanged: %s', (line) => {
  const [hash = '', file = ''] = line.split('  ')
  const content = readFileSync(path.join(folder, file))
  expect(
    createHash('sha256').update(content).digest('hex'),
    `${file} was released and may not change: add a migration with npm run db:generate`,
  ).toBe(hash)
})

it('released migrations come before all others, in one order of numbers', () => {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
  expect(files.map((name) => Number(name.slice(0, 4)))).toEqual(files.map((_, index) => index))
  const names = released.map((line) => line.split('  ')[1])
  expect(files.slice(0, names.length)).toEqual(names)
})

it('the newest migration alone has a snapshot of the schema', () => {
  const newest = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .at(-1)
  const snapshots = readdirSync(path.join(folder, 'meta')).filter(
    (name) => name !== '_journal.json',
  )
  expect(snapshots).toEqual([`${newest?.slice(0, 4)}_snapshot.json`])
})
