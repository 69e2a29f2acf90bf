// The state's land, and that of the states around it: what the sources have, without the water of the large rivers.

import { stateCode } from '#site/state.ts'
import {
  combine,
  ctDifference,
  ctIntersection,
  listPolygons,
  offset,
  orient,
  polygon,
  project,
  sumArea,
  toInt,
  union,
} from './clip.mjs'
import { longestRing, readBoroughs, readShoreline, readState } from './read-sources.mjs'
import {
  band,
  delawareLine,
  delawareWidths,
  hudsonEast,
  hudsonWest,
  interpolate,
  measureHudson,
} from './rivers.mjs'

const states = Object.fromEntries(
  [stateCode, 'NY', 'PA', 'DE', 'CT', 'MD', 'VA', 'WV', 'DC', 'RI', 'MA'].map((code) => [
    code,
    readState(code),
  ]),
)
const boroughs = readBoroughs()
const shoreline = readShoreline()
const longest = (inside) =>
  shoreline.map((line) => line.filter(inside)).sort((a, b) => b.length - a.length)[0]
const ringsIn = ([west, south, east, north]) =>
  shoreline
    .filter(
      (line) =>
        line.length < 400 && line.every(([x, y]) => x > west && x < east && y > south && y < north),
    )
    .map((line) => line.map(project).map(toInt))

/** GSHHG's shore of the river between the bay and Marcus Hook: both banks in one line. */
const lowerDelaware = combine(
  ctDifference,
  orient(polygon(longest(([x, y]) => x < -75.37 && x > -75.7 && y > 39.343 && y < 39.83))),
  orient(ringsIn([-75.66, 39.4, -75.4, 39.8])),
)
const river = delawareLine()
const upperDelaware = band(
  river,
  river.map((point) => interpolate(delawareWidths, point)),
)
const lowerHudson = combine(
  ctDifference,
  orient(polygon(longest(([x, y]) => x > -74.06 && x < -73.985 && y > 40.7005 && y < 40.8))),
  boroughs,
)
// North of it, between the west bank and the boroughs' own shore; the mask runs inside Manhattan.
const westBank = measureHudson(boroughs)
const ints = (points) => points.map(project).map(toInt)
const mask = [
  [
    ...ints([[-74.022, 40.762]]),
    ...westBank,
    ...ints([
      [-73.9118, 40.9155],
      [-73.905, 40.9],
      [-73.915, 40.88],
      [-73.935, 40.86],
      [-73.96, 40.8],
      [-73.985, 40.755],
      [-74.005, 40.72],
      [-74.012, 40.7005],
      [-74.018, 40.7005],
    ]),
  ],
]
const middleHudson = combine(ctDifference, orient(mask), boroughs)
const upperHudson = orient([
  [westBank.at(-1), ...ints([...hudsonWest, ...hudsonEast, [-73.9118, 40.9155]])],
])
const harlemMask = [
  [-73.9285, 40.7985],
  [-73.925, 40.803],
  [-73.93, 40.838],
  [-73.905, 40.872],
  [-73.908, 40.88],
  [-73.9235, 40.8815],
  [-73.929, 40.877],
  [-73.92, 40.87],
  [-73.937, 40.84],
  [-73.94, 40.81],
  [-73.936, 40.799],
]
const harlem = combine(ctDifference, orient(polygon(harlemMask)), boroughs)
const water = union([
  ...lowerDelaware,
  ...upperDelaware,
  ...lowerHudson,
  ...middleHudson,
  ...upperHudson,
  ...harlem,
])

const healed = offset(offset(union(Object.values(states).flat()), 0.08), -0.08)
const whole = combine(ctDifference, healed, water)
/** The line between our state and New York on land, from the Delaware to the Hudson. */
export const [portJervis, palisades] = [
  [-74.6948, 41.3573],
  [-73.9026, 40.9968],
]
const besideLine = ([x, y]) => {
  const along = (x - portJervis[0]) / (palisades[0] - portJervis[0])
  return (
    along > 0.01 &&
    along < 0.99 &&
    Math.abs(y - portJervis[1] - along * (palisades[1] - portJervis[1])) < 0.02
  )
}
export const nyLine = longestRing(stateCode)
  .filter(besideLine)
  .sort((a, b) => a[0] - b[0])
const cut = combine(
  ctDifference,
  whole,
  band(
    [[-74.72, 41.369], ...nyLine, [-73.89, 40.991]],
    nyLine.concat([0, 0]).map(() => 0.002),
  ),
)
export const land = { ours: [], neighbors: [] }
for (const outer of listPolygons(cut)) {
  const rings = [outer.outer, ...outer.holes]
  const size = sumArea([outer.outer])
  const inOurs = sumArea(combine(ctIntersection, [outer.outer], states[stateCode]))
  land[inOurs > size / 2 ? 'ours' : 'neighbors'].push(...rings)
}
