import { isPlainObject } from './records.ts'

type Feature = { type: 'Feature'; properties?: unknown; geometry?: unknown }

/** Recognize one place of a GeoJSON file (RFC 7946). */
export function isFeature(value: unknown): value is Feature {
  return isPlainObject(value) && value.type === 'Feature'
}

/**
 * Return a feature's properties as fields, after its point's `longitude` and `latitude`. Other
 * geometries have no coordinates that we could use.
 */
export function flattenFeature({ properties, geometry }: Feature): {
  fields: [name: string, value: unknown][]
  hasOtherGeometry: boolean
} {
  const fields = Object.entries(isPlainObject(properties) ? properties : {})
  if (!isPlainObject(geometry)) return { fields, hasOtherGeometry: false }
  const { type, coordinates } = geometry
  if (type !== 'Point' || !Array.isArray(coordinates)) return { fields, hasOtherGeometry: true }
  const [longitude, latitude] = coordinates
  const point: typeof fields = [
    ['longitude', longitude],
    ['latitude', latitude],
  ]
  return { fields: [...point, ...fields], hasOtherGeometry: false }
}
