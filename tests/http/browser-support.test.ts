import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { findProjectRoot } from '#db/project-root.ts'

const assets = path.join(findProjectRoot(), 'build', 'client', 'assets')
const files = (ending: string) => readdirSync(assets).filter((name) => name.endsWith(ending))

describe('support for old phones', () => {
  it('scripts have no lookbehind: Safari before 16.4 would drop the whole script', () => {
    expect(files('.js').length).toBeGreaterThan(5)
    for (const name of files('.js')) {
      expect([name, /\(\?<[=!]/.test(readFileSync(path.join(assets, name), 'utf8'))]).toEqual([
        name,
        false,
      ])
    }
  })

  it('styles have no cascade layer of ours: browsers without layers would drop it', () => {
    expect(files('.css').length).toBeGreaterThan(0)
    for (const name of files('.css')) {
      // Tailwind's own `properties` layer has initial values for browsers without @property.
      const layers = readFileSync(path.join(assets, name), 'utf8').match(
        /@layer (?!properties)[^{;]*/g,
      )
      expect(layers).toBeNull()
    }
  })

  it('media queries use the old syntax: Chrome before 104 drops `width>=60rem`', () => {
    const sheets = files('.css').map((name) => readFileSync(path.join(assets, name), 'utf8'))
    expect(sheets.join()).toMatch(/@media \(min-width:/)
    for (const sheet of sheets) expect(sheet.match(/@media[^{]*[<>][^{]*/g)).toBeNull()
  })
})
