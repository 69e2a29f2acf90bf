import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { imageFormats } from '#app/center/fields/center-image-url.ts'
import { makePhotograph } from '#tests/support/make-photograph.ts'
import { makeMaster, makeVariant } from './resize-image.ts'

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 20, g: 90, b: 60, alpha: 0.5 } } })

async function readSize(bytes: Buffer | null) {
  const { width, height, format } = await sharp(bytes ?? Buffer.alloc(0)).metadata()
  return { width, height, format }
}

describe('makeMaster', () => {
  it.each([
    [1200, 900, 960, 600],
    [1000, 1600, 960, 600],
    [1600, 500, 800, 500],
    [600, 600, 600, 375],
    [160, 100, 160, 100],
  ])('crops %i × %i to %i × %i', async (width, height, ...expected) => {
    const master = await makeMaster(await makePhotograph(width, height))
    const [wide, high] = expected
    expect(await readSize(master)).toEqual({ width: wide, height: high, format: 'webp' })
  })

  it.each(['png', 'webp', 'gif', 'avif', 'jpeg'] as const)('takes %s', async (format) => {
    const bytes = await flat(320, 200).toFormat(format).toBuffer()
    expect(await readSize(await makeMaster(bytes))).toMatchObject({ width: 320, height: 200 })
  })

  it('turns a photograph upright and removes its metadata', async () => {
    const photograph = await sharp(await makePhotograph(400, 800))
      .keepExif()
      .withMetadata({ orientation: 6 })
      .toBuffer()
    expect((await sharp(photograph).metadata()).exif).toBeDefined()
    const master = await makeMaster(photograph)
    // Without the turn it would be 400 wide.
    expect(await readSize(master)).toMatchObject({ width: 640, height: 400 })
    const { exif, xmp, iptc, icc } = await sharp(master ?? Buffer.alloc(0)).metadata()
    expect([exif, xmp, iptc, icc]).toEqual([undefined, undefined, undefined, undefined])
  })

  it('refuses other files and hostile photographs', async () => {
    const photograph = await makePhotograph(400, 250)
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="250"/>'
    const bomb = Buffer.from(await flat(64, 64).png().toBuffer())
    // Its header says 60,000 × 60,000 pixels.
    bomb.writeUInt32BE(60_000, 16)
    bomb.writeUInt32BE(60_000, 20)
    const refused: [string, Buffer][] = [
      ['nothing', Buffer.alloc(0)],
      ['a page', Buffer.from('<!doctype html><title>Not found</title>')],
      ['an SVG', Buffer.from(svg)],
      ['an SVG with a declaration', Buffer.from(`<?xml version="1.0"?>${svg}`)],
      ['a TIFF', await flat(400, 250).tiff().toBuffer()],
      ['half a photograph', photograph.subarray(0, photograph.length / 2)],
      ['the beginning of one', Buffer.concat([photograph.subarray(0, 3), Buffer.alloc(2000)])],
      ['a counting pixel', await flat(1, 1).gif().toBuffer()],
      ['too many pixels', bomb],
      ['more pixels than we take', await flat(8000, 6500).png({ compressionLevel: 1 }).toBuffer()],
    ]
    for (const [what, bytes] of refused)
      expect([what, await makeMaster(bytes)]).toEqual([what, null])
  })
})

describe('makeVariant', () => {
  it.each(imageFormats)('makes each width as %s, and never enlarges', async (format) => {
    const large = (await makeMaster(await makePhotograph(960, 600))) as Buffer
    const small = (await makeMaster(await makePhotograph(400, 250))) as Buffer
    const read = async (bytes: Buffer) => ({ bytes: bytes.length, ...(await readSize(bytes)) })
    const narrow = await read(await makeVariant(large, 320, format))
    const wide = await read(await makeVariant(large, 640, format))
    expect(narrow).toMatchObject({ width: 320, height: 200 })
    expect(wide).toMatchObject({ width: 640, height: 400 })
    expect(narrow.bytes).toBeLessThan(wide.bytes)
    expect(wide.format).toBe(format === 'avif' ? 'heif' : format)
    expect(await read(await makeVariant(small, 960, format))).toMatchObject({ width: 400 })
  })
})
