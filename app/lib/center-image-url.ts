/** Widths in pixels in which a center's photograph is served; its height is five eighths of that. */
export const imageWidths = [320, 480, 640, 960] as const
export type ImageWidth = (typeof imageWidths)[number]

/** The newest that a browser takes is served: AVIF, else WebP, else JPEG. */
export const imageFormats = ['avif', 'webp', 'jpeg'] as const
export type ImageFormat = (typeof imageFormats)[number]

const usualWidth: ImageWidth = 640

/**
 * The path of a center's photograph on this site, our own route; null where its listing names none
 * that may be fetched. `?v=` changes with the photograph's address, so that an answer may be cached
 * for good.
 */
export function getImagePath(centerId: string, imageUrl: string | null): string | null {
  if (!imageUrl || !isPhotographUrl(imageUrl)) return null
  return `/images/centers/${centerId}/${usualWidth}?v=${versionOfImage(imageUrl)}`
}

/** True for an address elsewhere from which a photograph may be fetched. */
export function isPhotographUrl(imageUrl: string): boolean {
  return /^https:\/\//i.test(imageUrl)
}

/** The `srcset` of a photograph's path: every width of it. */
export function getImageSet(path: string): string {
  return imageWidths.map((width) => `${changeWidth(path, width)} ${width}w`).join(', ')
}

/** The photograph's path in its largest width, for whoever reads one address alone. */
export function enlargeImagePath(path: string): string {
  return changeWidth(path, Math.max(...imageWidths))
}

function changeWidth(path: string, width: number): string {
  return path.replace(`/${usualWidth}?`, `/${width}?`)
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
