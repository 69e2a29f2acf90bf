import { describe, expect, it } from 'vitest'
import { type AppliedFunction, type AppliedMigration, checkVersions } from './release-rules.ts'

const released = [{ hash: 'a' }, { hash: 'b' }]
const all: AppliedMigration[] = [
  { hash: 'a', version: '1.0.0' },
  { hash: 'b', version: '1.0.0' },
]

const check = (
  migrations: AppliedMigration[],
  functions: AppliedFunction[] = [],
  files: { name: string; hash: string }[] = [],
) =>
  checkVersions(
    { migrations, functions },
    { version: '1.0.0', migrations: released, functions: files },
  )

describe('a database is used by', () => {
  it('a version that has more migrations: it applies them', () => {
    const { missing, unknown } = check(all.slice(0, 1))
    expect({ missing, unknown }).toEqual({ missing: [{ hash: 'b' }], unknown: [] })
  })

  it.each(['1.1.0', '1.1.7', '1.0.1', '1.1.0-dev'])('1.0.0, after %s', (version) => {
    const newer = { hash: 'c', version }
    expect(check([...all, newer])).toEqual({ missing: [], changed: [], unknown: [newer] })
  })
})

describe('a function is', () => {
  const file = { name: 'f', hash: 'mine' }
  it.each([
    ['written if the database has none', [], { changed: [file], unknown: 0 }],
    ['written over an earlier one', [['0.9.0', 'other']], { changed: [file], unknown: 0 }],
    ['written over another of this version', [['1.0.0', 'other']], { changed: [file], unknown: 0 }],
    ['not written twice', [['1.0.0', 'mine']], { changed: [], unknown: 0 }],
    ['left to a patch release', [['1.0.1', 'other']], { changed: [], unknown: 1 }],
    ['left to the next release', [['1.1.0', 'other']], { changed: [], unknown: 1 }],
    ['the same in the next release', [['1.1.0', 'mine']], { changed: [], unknown: 0 }],
  ] as const)('%s', (_, rows, { changed, unknown }) => {
    const functions = rows.map(([version, hash]) => ({ name: 'f', hash, version }))
    const found = check(all, functions, [file])
    expect([found.changed, found.unknown.length]).toEqual([changed, unknown])
  })

  it('a reason to refuse the database, if a release after the next one wrote it', () => {
    const functions = [{ name: 'f', hash: 'other', version: '1.2.0' }]
    expect(() => check(all, functions, [file])).toThrow(/^Version 1\.2\.0 has used this database/)
  })

  it('a reason to refuse the database, if migrations are missing below a later one', () => {
    const functions = [{ name: 'f', hash: 'other', version: '1.1.0' }]
    expect(() => check(all.slice(0, 1), functions, [file])).toThrow('Version 1.1.0 has used')
  })
})

describe('a database is refused in one line', () => {
  it.each(['1.2.0', '1.10.0', '2.0.0'])('by 1.0.0, after %s', (version) => {
    const later = [
      { hash: 'c', version: '1.1.0' },
      { hash: 'd', version },
    ]
    expect(() => check([...all, ...later])).toThrow(
      `Version ${version} has used this database, and 1.0.0 cannot. Start ${version} or later, or restore a backup made by 1.0.0 or earlier.`,
    )
  })

  it('if a newer version applied other migrations', () => {
    const applied = [...all.slice(0, 1), { hash: 'c', version: '1.0.1' }]
    expect(() => check(applied)).toThrow('Version 1.0.1 has used')
  })

  it('if a version before 1.0.0 made it', () => {
    expect(() => check([{ hash: 'z', version: null }])).toThrow(
      /^A version before 1\.0\.0 made this database, and 1\.0\.0 cannot upgrade it\. Run .*$/,
    )
  })
})
