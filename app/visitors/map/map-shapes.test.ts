import { expect, test } from 'vitest'
import { loadPlaces } from '#app/center/places/load-places.server.ts'
import { isInRings } from './clip-shapes.ts'
import { formats, frameSpots, projectPoint } from './map-frame.ts'
import { chooseLevel, cutShapes, type LevelName, loadLevels } from './map-shapes.server.ts'

type Side = 'water' | 'ours' | 'neighbors'
type Known = readonly [name: string, latitude: number, longitude: number, side: Side]

/** Middles of bridges and bays, lighthouses, waterfronts. */
const known: readonly Known[] = [
  ['George Washington Bridge', 40.8517, -73.9527, 'water'],
  ['Lincoln Tunnel', 40.763, -74.01, 'water'],
  ['Holland Tunnel', 40.7275, -74.021, 'water'],
  ['Trenton Makes Bridge', 40.2078, -74.7687, 'water'],
  ['New Hope bridge', 40.3655, -74.949, 'water'],
  ['Easton free bridge', 40.6925, -75.2052, 'water'],
  ['Burlington-Bristol Bridge', 40.0815, -74.8686, 'water'],
  ['Tacony-Palmyra Bridge', 40.0125, -75.043, 'water'],
  ['Ben Franklin Bridge', 39.953, -75.1335, 'water'],
  ['Commodore Barry Bridge', 39.829, -75.372, 'water'],
  ['Delaware Memorial Bridge', 39.689, -75.519, 'water'],
  ['Newark Bay', 40.665, -74.135, 'water'],
  ['Outerbridge Crossing', 40.525, -74.247, 'water'],
  ['Barnegat Bay', 39.87, -74.12, 'water'],
  ['Great Bay', 39.515, -74.39, 'water'],
  ['Raritan Bay', 40.49, -74.15, 'water'],
  ['Tappan Zee', 41.07, -73.89, 'water'],
  ['Sandy Hook Lighthouse', 40.4617, -74.002, 'ours'],
  ['Barnegat Lighthouse', 39.7643, -74.1064, 'ours'],
  ['Cape May Lighthouse', 38.933, -74.9604, 'ours'],
  ['Absecon Lighthouse', 39.3664, -74.4142, 'ours'],
  ['Navesink Twin Lights', 40.3962, -73.9857, 'ours'],
  ['Newark airport', 40.69, -74.172, 'ours'],
  ['Hoboken Terminal', 40.735, -74.03, 'ours'],
  ['Fort Lee park', 40.852, -73.9635, 'ours'],
  ['Camden waterfront', 39.944, -75.127, 'ours'],
  ['State House, Trenton', 40.2206, -74.77, 'ours'],
  ['Lambertville', 40.366, -74.943, 'ours'],
  ['Phillipsburg', 40.693, -75.198, 'ours'],
  ['Morrisville', 40.208, -74.78, 'neighbors'],
  ['New Hope', 40.364, -74.953, 'neighbors'],
  ['The Battery', 40.704, -74.0165, 'neighbors'],
  ['Yankee Stadium', 40.8296, -73.9262, 'neighbors'],
  ['Easton', 40.691, -75.211, 'neighbors'],
  ['Great Kills', 40.55, -74.15, 'neighbors'],
]
/** Rivers narrower than a pixel, and spits, that a level leaves out. */
const lost: Record<LevelName, readonly string[]> = {
  town: [],
  region: ['Easton free bridge'],
  state: ['Easton free bridge', 'Barnegat Lighthouse'],
}

const levels = Object.entries(loadLevels()) as [LevelName, ReturnType<typeof loadLevels>['town']][]

test.each(levels)('known points lie on land or in water: %s', (name, { ours, neighbors }) => {
  const locate = (latitude: number, longitude: number): Side => {
    const spot = projectPoint({ latitude, longitude })
    if (isInRings(spot, ours)) return 'ours'
    return isInRings(spot, neighbors) ? 'neighbors' : 'water'
  }
  const wrong = known.filter(
    ([, latitude, longitude, side]) => locate(latitude, longitude) !== side,
  )
  expect(wrong.map(([point]) => point).filter((point) => !lost[name].includes(point))).toEqual([])
})

test.each(levels)('every municipality is on land: %s', (_, { ours }) => {
  const places = [...new Set([...loadPlaces().towns.values()].flat())]
  const municipalities = places.filter(({ inhabitants }) => inhabitants > 0)
  expect(municipalities.length).toBeGreaterThan(500)
  const wet = municipalities.filter((place) => !isInRings(projectPoint(place), ours))
  expect(wet.map(({ name }) => name)).toEqual([])
})

test('shapes are cut just beyond their frame, and the finer the closer it is', () => {
  const frames = [0.02, 0.2, 2].map((reach) => {
    const corners = [-reach, reach].map((step) =>
      projectPoint({ latitude: 40.2 + step, longitude: -74.5 + step }),
    )
    const frame = frameSpots(corners, formats.wide)
    if (!frame) throw new Error('no frame')
    return frame
  })
  expect(frames.map(chooseLevel)).toEqual(['town', 'region', 'state'])
  for (const frame of frames) {
    const { ours, neighbors } = cutShapes(frame).rings
    for (const { x, y } of [...ours, ...neighbors].flat()) {
      expect(
        x >= -12.01 && x <= frame.width + 12.01 && y >= -12.01 && y <= frame.height + 12.01,
      ).toBe(true)
    }
  }
})
