/** Widths in pixels in which a center's photograph is served; its height is five eighths of that. */
export const imageWidths = [320, 480, 640, 960] as const
export type ImageWidth = (typeof imageWidths)[number]

/** The newest that a browser takes is served: AVIF, else WebP, else JPEG. */
export const imageFormats = ['avif', 'webp', 'jpeg'] as const
export type ImageFormat = (typeof imageFormats)[number]

/** Shown where a center has no picture, or none that can be had. */
export const placeholderImage = '/placeholder.svg'

const usualWidth: ImageWidth = 640
const photographPath = /^(\/images\/centers\/[^/?]+\/)\d+(\?.*)$/

/**
 * The path of a center's picture on this site, from what its listing says: our own route for a
 * photograph elsewhere, the file itself for a drawing of ours, else the placeholder. `?v=` changes
 * with the photograph's address, so that an answer may be kept for good.
 */
export function writeImagePath(centerId: string, imageUrl: string | null): string {
  if (imageUrl?.startsWith('/illustrations/')) return imageUrl
  if (!imageUrl || !isPhotographUrl(imageUrl)) return placeholderImage
  return `/images/centers/${centerId}/${usualWidth}?v=${versionOfImage(imageUrl)}`
}

/** True for an address elsewhere from which a photograph may be fetched. */
export function isPhotographUrl(imageUrl: string): boolean {
  return /^https:\/\//i.test(imageUrl)
}

/** True for a path that leads to a photograph of the place, and not to one of our drawings. */
export function isPhotograph(path: string): boolean {
  return photographPath.test(path)
}

/** The `srcset` of a photograph's path: every width of it. Undefined for a drawing. */
export function writeImageSet(path: string): string | undefined {
  const [, start, version] = photographPath.exec(path) ?? []
  if (!start) return undefined
  return imageWidths.map((width) => `${start}${width}${version} ${width}w`).join(', ')
}

/** The photograph's path in its largest width, for whoever reads one address alone. */
export function enlargeImagePath(path: string): string {
  return path.replace(photographPath, `$1${imageWidths.at(-1)}$2`)
}

/** The width that an address names; undefined when it is none of ours. */
export function readImageWidth(text: string): ImageWidth | undefined {
  return imageWidths.find((width) => String(width) === text)
}

/** Eleven letters and digits that stand for an image's address: 53 bits, which is plenty for one center's. */
export function versionOfImage(imageUrl: string): string {
  let [a, b] = [0xdeadbeef, 0x41c6ce57]
  for (let index = 0; index < imageUrl.length; index += 1) {
    const code = imageUrl.charCodeAt(index)
    a = Math.imul(a ^ code, 2654435761)
    b = Math.imul(b ^ code, 1597334677)
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909)
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909)
  return ((b & 2097151) * 2 ** 32 + (a >>> 0)).toString(36).padStart(11, '0')
}
