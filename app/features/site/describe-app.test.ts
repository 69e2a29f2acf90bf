import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { findProjectRoot } from '#db/project-root.ts'
import { describeApp } from './describe-app.ts'

const readPublic = (name: string) => readFile(path.join(findProjectRoot(), 'public', name))

describe('the manifest', () => {
  it.each([
    ['NJ Recovery Directory', 'NJ Recovery'],
    ['Recovery NJ', 'Recovery NJ'],
    ['Exactly Twlv', 'Exactly Twlv'],
    ['Donaudampfschifffahrt', 'Donaudampfsc'],
    ['A Donaudampfschifffahrt', 'A'],
  ])('shortens "%s" to "%s"', (name, short) => {
    expect(describeApp(name)).toMatchObject({ name, short_name: short })
  })

  it('names icons that are there and as large as it says', async () => {
    const icons = describeApp('A').icons
    expect(icons.some((icon) => icon.purpose === 'maskable')).toBe(true)
    for (const { src, sizes, type } of icons) {
      const { width, height, format } = await sharp(await readPublic(src)).metadata()
      expect([src, type]).toEqual([src, format === 'svg' ? 'image/svg+xml' : `image/${format}`])
      if (sizes !== 'any') expect([src, sizes]).toEqual([src, `${width}x${height}`])
    }
  })

  it('goes with an icon for iOS and one for old browsers', async () => {
    const { width, height } = await sharp(await readPublic('apple-touch-icon.png')).metadata()
    expect([width, height]).toEqual([180, 180])
    const ico = await readPublic('favicon.ico')
    expect(ico.readUInt16LE(2)).toBe(1)
    const png = ico.subarray(ico.readUInt32LE(18))
    expect(png).toHaveLength(ico.readUInt32LE(14))
    expect((await sharp(png).metadata()).width).toBe(32)
  })
})
