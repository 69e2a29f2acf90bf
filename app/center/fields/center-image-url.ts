/** Widths in pixels of a center's photograph. Its height is five eighths of the width. */
export const imageWidths = [320, 480, 640, 960] as const
export type ImageWidth = (typeof imageWidths)[number]

/** In order of preference: the browser gets the first that it accepts. */
export const imageFormats = ['avif', 'webp', 'jpeg'] as const
export type ImageFormat = (typeof imageFormats)[number]

/** A drawing of ours, for a center without a photograph and where that cannot be had. */
export const placeholderPath = '/placeholder.svg'

const usualWidth: ImageWidth = 640

/**
 * Return the path of a center's photograph on this site; null if its listing has no URL that may
 * be fetched. `?v=` changes with the photograph's URL, so the response can be cached for good.
 */
export function getImagePath(centerId: string, imageUrl: string | null): string | null {
  if (!imageUrl || !isPhotographUrl(imageUrl)) return null
  return `/images/centers/${centerId}/${usualWidth}?v=${versionOfImage(imageUrl)}`
}

/** Return whether a photograph may be fetched from a URL. */
export function isPhotographUrl(imageUrl: string): boolean {
  return /^https:\/\//i.test(imageUrl)
}

/** Return the `srcset` of a photograph's path, with every width. */
export function getImageSet(path: string): string {
  return imageWidths.map((width) => `${changeWidth(path, width)} ${width}w`).join(', ')
}

/** Return the photograph's path in its largest width, for clients that take a single URL. */
export function enlargeImagePath(path: string): string {
  return changeWidth(path, Math.max(...imageWidths))
}

function changeWidth(path: string, width: number): string {
  return path.replace(`/${usualWidth}?`, `/${width}?`)
}

/** Read the width in a URL; undefined if it isn't one of ours. */
export function readImageWidth(text: string): ImageWidth | undefined {
  return imageWidths.find((width) => String(width) === text)
}

/**
 * Return eleven letters and digits that identify an image's URL: 53 bits are enough to tell one
 * center's apart.
 */
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
