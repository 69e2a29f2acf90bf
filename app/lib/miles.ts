import type { Language, Texts } from './language.ts'

/** Degrees. */
export type Point = { latitude: number; longitude: number }

/** Where others may see a center. `isExact` is false for the middle of a ZIP code or town. */
export type ShownPoint = Point & { isExact: boolean }

export const earthRadiusMiles = 3958.8
const radians = Math.PI / 180

/**
 * Measure great-circle miles between two points in degrees (haversine, on a sphere of 3,958.8
 * miles).
 */
export function measureMiles(from: Point, to: Point): number {
  const halfHeight = ((to.latitude - from.latitude) * radians) / 2
  const halfWidth = ((to.longitude - from.longitude) * radians) / 2
  const chord =
    Math.sin(halfHeight) ** 2 +
    Math.cos(from.latitude * radians) * Math.cos(to.latitude * radians) * Math.sin(halfWidth) ** 2
  // Rounding can push the chord of opposite points over 1.
  return 2 * earthRadiusMiles * Math.asin(Math.min(1, Math.sqrt(chord)))
}

const en = {
  lessThanOne: 'less than 1 mile',
  lessThanATenth: 'less than 0.1 miles',
  miles: (miles: number) => (miles === 1 ? '1 mile' : `${miles} miles`),
  about: (text: string) => `about ${text}`,
}
const es = {
  lessThanOne: 'menos de 1 milla',
  lessThanATenth: 'menos de 0.1 millas',
  miles: (miles) => (miles === 1 ? '1 milla' : `${miles} millas`),
  about: (text) => `unas ${text}`,
} satisfies typeof en
const texts: Texts<typeof en> = { en, es }

/**
 * Format miles, below ten to a tenth: "4.2 miles", "42 miles", "less than 0.1 miles". An approximate distance,
 * from the center of a ZIP code or town or from a rounded position, is "about 4.2 miles" or "less
 * than 1 mile".
 */
export function formatMiles(
  miles: number,
  isApproximate = false,
  language: Language = 'en',
): string {
  const words = texts[language]
  const tenths = Math.round(miles * 10) / 10
  const rounded = tenths < 10 ? tenths : Math.round(miles)
  if (rounded === 0) return isApproximate ? words.lessThanOne : words.lessThanATenth
  const text = words.miles(rounded)
  return isApproximate ? words.about(text) : text
}
