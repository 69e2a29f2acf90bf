type Point = { latitude: number; longitude: number }

export const earthRadiusMiles = 3958.8
const radians = Math.PI / 180

/** Great-circle miles between two points in degrees (haversine, on a sphere of 3,958.8 miles). */
export function measureMiles(from: Point, to: Point): number {
  const halfHeight = ((to.latitude - from.latitude) * radians) / 2
  const halfWidth = ((to.longitude - from.longitude) * radians) / 2
  const chord =
    Math.sin(halfHeight) ** 2 +
    Math.cos(from.latitude * radians) * Math.cos(to.latitude * radians) * Math.sin(halfWidth) ** 2
  // Rounding may carry the chord of opposite points over 1.
  return 2 * earthRadiusMiles * Math.asin(Math.min(1, Math.sqrt(chord)))
}

/**
 * Miles to a tenth: "4.2 miles", "1 mile", "less than 0.1 miles"; "about 4.2 miles" when only the middle of a
 * ZIP or town or a rounded position is known, and then "less than 1 mile" instead of none.
 */
export function formatMiles(miles: number, isApproximate = false): string {
  const rounded = Math.round(miles * 10) / 10
  if (rounded === 0) return isApproximate ? 'less than 1 mile' : 'less than 0.1 miles'
  const text = rounded === 1 ? '1 mile' : `${rounded} miles`
  return isApproximate ? `about ${text}` : text
}
