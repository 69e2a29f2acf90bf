import { type ImageFormat, imageFormats } from '#app/lib/center-image.ts'

/**
 * The best format that a request's Accept header names. Only named ones count: an old browser that
 * sends an asterisk means the formats of its day.
 */
export function chooseFormat(accept: string | null): ImageFormat {
  const named = (accept ?? '')
    .toLowerCase()
    .split(',')
    .map((range) => range.split(';').map((part) => part.trim()))
    .filter(([, ...parameters]) => !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)))
    .map(([type]) => type)
  return imageFormats.find((format) => named.includes(`image/${format}`)) ?? 'jpeg'
}
