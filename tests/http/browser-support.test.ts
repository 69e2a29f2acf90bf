import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { findProjectRoot } from '#db/project-root.ts'

const assets = path.join(findProjectRoot(), 'build', 'client', 'assets')
const files = (ending: string) => readdirSync(assets).filter((name) => name.endsWith(ending))

describe('what old phones can read', () => {
  it('has no lookbehind in a pattern: Safari before 16.4 drops the whole script for one', () => {
    expect(files('.js').length).toBeGreaterThan(5)
    for (const name of files('.js')) {
      expect([name, /\(\?<[=!]/.test(readFileSync(path.join(assets, name), 'utf8'))]).toEqual([
        name,
        false,
      ])
    }
  })

  it('has no rule of ours in a cascade layer: a browser that knows none would drop it', () => {
    expect(files('.css').length).toBeGreaterThan(0)
    for (const name of files('.css')) {
      // Tailwind's own one holds initial values for browsers that lack @property.
      const layers = readFileSync(path.join(assets, name), 'utf8').match(
        /@layer (?!properties)[^{;]*/g,
      )
      expect(layers).toBeNull()
    }
  })

  it('names the widths of screens as old browsers do: Chrome before 104 drops all under `width>=60rem`', () => {
    const sheets = files('.css').map((name) => readFileSync(path.join(assets, name), 'utf8'))
    expect(sheets.join()).toMatch(/@media \(min-width:/)
    for (const sheet of sheets) expect(sheet.match(/@media[^{]*[<>][^{]*/g)).toBeNull()
  })
})
