import {
  type ImageFormat,
  type ImageWidth,
  imageWidths,
} from '#app/center/fields/center-image-url.ts'

const largestWidth: number = Math.max(...imageWidths)
const smallestSide = 16
const maxPixels = 40_000_000
/** Load sharp when needed: it takes ten megabytes, and most processes never resize a picture. */
const loadSharp = () => import('sharp').then((module) => module.default)
const heightOf = (width: number) => Math.round(width * 0.625)

/**
 * Convert a fetched picture for storage: upright, cropped to 8:5 around what draws the eye, at most 960 pixels wide,
 * without metadata. Null if it can't be decoded, or doesn't start like a photograph: sharp must never decode an SVG or
 * PDF.
 */
export async function makeMaster(bytes: Buffer): Promise<Buffer | null> {
  if (!isPhotographFormat(bytes)) return null
  const sharp = await loadSharp()
  try {
    const upright = await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
      .autoOrient()
      .flatten({ background: '#fffdf8' })
      .resize({
        width: largestWidth,
        height: heightOf(largestWidth),
        fit: 'outside',
        withoutEnlargement: true,
      })
      .raw()
      .toBuffer({ resolveWithObject: true })
    const { width, height, channels } = upright.info
    if (Math.min(width, height) < smallestSide) return null
    const crop = Math.floor(Math.min(largestWidth, width, height / 0.625))
    return await sharp(upright.data, { raw: { width, height, channels } })
      .resize({ width: crop, height: heightOf(crop), fit: 'cover', position: 'attention' })
      .webp({ quality: 92, effort: 3 })
      .toBuffer()
  } catch {
    // sharp rejects broken or hostile bytes. Its message doesn't help anyone.
    return null
  }
}

/** Resize a stored picture, but never enlarges it. */
export async function makeVariant(
  master: Buffer,
  width: ImageWidth,
  format: ImageFormat,
): Promise<Buffer> {
  const sharp = await loadSharp()
  const resized = sharp(master).resize({ width, withoutEnlargement: true })
  if (format === 'avif') return resized.avif({ quality: 52, effort: 3 }).toBuffer()
  if (format === 'webp') return resized.webp({ quality: 74, effort: 4 }).toBuffer()
  return resized.jpeg({ quality: 76, mozjpeg: true }).toBuffer()
}

function isPhotographFormat(bytes: Buffer): boolean {
  const ascii = (from: number, to: number) => bytes.toString('latin1', from, to)
  return (
    bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])) ||
    ascii(0, 8) === '\x89PNG\r\n\x1a\n' ||
    /^GIF8[79]a$/.test(ascii(0, 6)) ||
    (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') ||
    /^ftyp(avif|avis)$/.test(ascii(4, 12))
  )
}
