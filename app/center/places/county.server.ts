import { createRequire } from 'node:module'
import { censusCode } from '#site/state.ts'

type Ring = [longitude: number, latitude: number][]
type Geometry =
  | { type: 'Polygon'; coordinates: Ring[] }
  | { type: 'MultiPolygon'; coordinates: Ring[][] }
type CountyFeature = { id: string; properties: { name: string }; geometry: Geometry }
type Box = { south: number; west: number; north: number; east: number }
type County = { name: string; rings: Ring[]; box: Box; feature: CountyFeature }

/** Barrier islands and piers are outside the map's coarse coastline. */
const shoreKilometers = 1
const kilometersPerDegree = 111.2
/** More than `shoreKilometers` in both directions up to 63 degrees of latitude. */
const shoreDegrees = 0.02

let counties: County[] | undefined

// Neither package ships types, so the types above declare the few shapes that we use.
const require = createRequire(import.meta.url)
type TopojsonClient = {
  feature(topology: unknown, object: unknown): { features: CountyFeature[] }
}
type D3Geo = { geoContains(object: CountyFeature, point: [number, number]): boolean }

function loadCounties(): County[] {
  const atlas = require('us-atlas/counties-10m.json') as {
    objects: { counties: { type: string; geometries: { id: string }[] } }
  }
  const { feature } = require('topojson-client') as TopojsonClient
  const { counties: all } = atlas.objects
  const ours = { ...all, geometries: all.geometries.filter(({ id }) => id.startsWith(censusCode)) }
  return feature(atlas, ours).features.map((county) => {
    const { geometry } = county
    const rings = geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat()
    return { name: county.properties.name, feature: county, rings, box: measureBox(rings) }
  })
}

function measureBox(rings: Ring[]): Box {
  const points = rings.flat()
  const longitudes = points.map(([longitude]) => longitude)
  const latitudes = points.map(([, latitude]) => latitude)
  return {
    south: Math.min(...latitudes),
    west: Math.min(...longitudes),
    north: Math.max(...latitudes),
    east: Math.max(...longitudes),
  }
}

/**
 * Find the state's county of a point in degrees (WGS 84), without the word County ("Cape May");
 * null if the point is more than 1 km outside the state. The map is us-atlas, from the Census
 * Bureau's county boundaries; it is loaded on the first call.
 */
export function locateCounty(latitude: number, longitude: number): string | null {
  counties ??= loadCounties()
  const { geoContains } = require('d3-geo') as D3Geo
  const inside = counties.find(
    ({ box, feature }) =>
      isNear(box, latitude, longitude, 0) && geoContains(feature, [longitude, latitude]),
  )
  if (inside) return inside.name
  let nearest: { name: string; kilometers: number } | null = null
  for (const { name, rings, box } of counties) {
    if (!isNear(box, latitude, longitude, shoreDegrees)) continue
    for (const ring of rings) {
      const kilometers = measureDistance(ring, latitude, longitude)
      if (!nearest || kilometers < nearest.kilometers) nearest = { name, kilometers }
    }
  }
  return nearest && nearest.kilometers <= shoreKilometers ? nearest.name : null
}

function isNear(box: Box, latitude: number, longitude: number, margin: number): boolean {
  return (
    latitude >= box.south - margin &&
    latitude <= box.north + margin &&
    longitude >= box.west - margin &&
    longitude <= box.east + margin
  )
}

/**
 * Measure kilometers to the nearest edge of a ring, on a plane: accurate over a few kilometers.
 */
function measureDistance(ring: Ring, latitude: number, longitude: number): number {
  const squeeze = Math.cos((latitude * Math.PI) / 180)
  let least = Number.POSITIVE_INFINITY
  for (let index = 1; index < ring.length; index++) {
    const [fromX, fromY] = ring[index - 1] as [number, number]
    const [toX, toY] = ring[index] as [number, number]
    const x = (longitude - fromX) * squeeze
    const y = latitude - fromY
    const alongX = (toX - fromX) * squeeze
    const alongY = toY - fromY
    const length = alongX ** 2 + alongY ** 2
    const share = length === 0 ? 0 : Math.min(1, Math.max(0, (x * alongX + y * alongY) / length))
    least = Math.min(least, Math.hypot(x - share * alongX, y - share * alongY))
  }
  return least * kilometersPerDegree
}
