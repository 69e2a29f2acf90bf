import { describe, expect, it } from 'vitest'
import { type AppliedMigration, checkVersions } from './release-rules.ts'

const released = [{ hash: 'a' }, { hash: 'b' }]
const all: AppliedMigration[] = [
  { hash: 'a', version: '1.0.0' },
  { hash: 'b', version: '1.0.0' },
]

describe('a database is used by', () => {
  it('a version that has more migrations: it applies them', () => {
    const { missing, unknown } = checkVersions(all.slice(0, 1), released, '1.0.0')
    expect({ missing, unknown }).toEqual({ missing: [{ hash: 'b' }], unknown: [] })
  })

  it.each(['1.1.0', '1.1.7', '1.0.1', '1.1.0-dev'])('1.0.0, after %s', (version) => {
    const newer = { hash: 'c', version }
    expect(checkVersions([...all, newer], released, '1.0.0')).toEqual({
      missing: [],
      unknown: [newer],
    })
  })
})

describe('a database is refused in one line', () => {
  it.each(['1.2.0', '1.10.0', '2.0.0'])('by 1.0.0, after %s', (version) => {
    const later = [
      { hash: 'c', version: '1.1.0' },
      { hash: 'd', version },
    ]
    expect(() => checkVersions([...all, ...later], released, '1.0.0')).toThrow(
      `Version ${version} has used this database, and 1.0.0 cannot. Start ${version} or later, or restore a backup made by 1.0.0 or earlier.`,
    )
  })

  it('if a newer version applied other migrations', () => {
    const applied = [...all.slice(0, 1), { hash: 'c', version: '1.0.1' }]
    expect(() => checkVersions(applied, released, '1.0.0')).toThrow('Version 1.0.1 has used')
  })

  it('if a version before 1.0.0 made it', () => {
    expect(() => checkVersions([{ hash: 'z', version: null }], released, '1.0.0')).toThrow(
      /^A version before 1\.0\.0 made this database, and 1\.0\.0 cannot upgrade it\. Run .*$/,
    )
  })
})
