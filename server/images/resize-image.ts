import { type ImageFormat, type ImageWidth, imageWidths } from '#app/lib/center-image-url.ts'

const largestWidth: number = Math.max(...imageWidths)
const smallestSide = 16
const maxPixels = 40_000_000
/** Few processes ever resize a picture; loading what does it takes ten megabytes. */
const loadSharp = () => import('sharp').then((module) => module.default)
const heightOf = (width: number) => Math.round(width * 0.625)

/**
 * A picture as we keep it, from whatever a host sent: upright, cropped to eight by five where the eye
 * goes first, 960 pixels wide at most, without metadata. Null when it is none that we take: the first
 * bytes must be those of a photograph's format, so that no SVG or PDF ever meets its decoder.
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
    // sharp's refusal of broken or hostile bytes is expected here and says nothing that helps anyone.
    return null
  }
}

/** One width and format of a kept picture; never wider than it is. */
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
