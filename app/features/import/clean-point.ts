import { cleanNumber, cleanText } from './clean-values.ts'
import { recordWarnings } from './messages.ts'
import { isWithinState } from './us-states.ts'

type Point = { latitude: number | null; longitude: number | null }

const nowhere: Point = { latitude: null, longitude: null }

/**
 * A point in degrees, WGS 84. Null, with a warning, where it is half a point, no point on Earth,
 * (0, 0), or outside the bounding box of its state (null: not in the United States, or unknown).
 */
export function cleanPoint(
  latitude: unknown,
  longitude: unknown,
  state: string | null,
  warnings: string[],
): Point {
  const written = [cleanText(latitude), cleanText(longitude)]
  if (written[0] === null && written[1] === null) return nowhere
  const north = cleanNumber(latitude)
  const east = cleanNumber(longitude)
  if (written.includes(null)) {
    warnings.push(recordWarnings.halfAPoint)
    return nowhere
  }
  const isOnEarth =
    north !== null &&
    east !== null &&
    Math.abs(north) <= 90 &&
    Math.abs(east) <= 180 &&
    (north !== 0 || east !== 0)
  if (!isOnEarth) {
    warnings.push(recordWarnings.unusable('coordinates', written.join(', ')))
    return nowhere
  }
  if (state && !isWithinState(state, north, east)) {
    warnings.push(recordWarnings.outsideState(state))
    return nowhere
  }
  return { latitude: north, longitude: east }
}
