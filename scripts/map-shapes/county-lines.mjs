// County and state lines of the Census Bureau, kept apart from the shore: the drawing cuts them with the land.

import { drawnPart } from '#site/map.ts'
import { censusCode } from '#site/state.ts'
import { project, require } from './clip.mjs'

const { mesh } = require('topojson-client')
const atlas = require('us-atlas/counties-10m.json')

const counties = atlas.objects.counties
const home = {
  type: 'GeometryCollection',
  geometries: counties.geometries.filter(({ id }) => id.startsWith(censusCode)),
}
/** Lengthen both ends by some units, so that they reach a shore that is drawn finer than theirs. */
function lengthen(line, units, keep) {
  const extend = (end, before) => {
    if (keep(end)) return [end]
    const length = Math.hypot(end[0] - before[0], end[1] - before[1]) || 1
    return [
      end,
      [
        end[0] + ((end[0] - before[0]) / length) * units,
        end[1] + ((end[1] - before[1]) / length) * units,
      ],
    ]
  }
  return [
    ...extend(line[0], line[1]).reverse(),
    ...line.slice(1, -1),
    ...extend(line.at(-1), line.at(-2)),
  ]
}
const inner = mesh(atlas, home, (a, b) => a !== b).coordinates.map((line) => line.map(project))
const uses = new Map()
for (const point of inner.flat()) uses.set(point.join(), (uses.get(point.join()) ?? 0) + 1)
export const countyLines = inner.map((line) => lengthen(line, 6, (end) => uses.get(end.join()) > 1))
const around = new Set(['09', '10', '24', '25', censusCode, '36', '42', '44', '51', '54'])
const stateOf = ({ id }) => id.slice(0, 2)
export const stateLines = mesh(
  atlas,
  {
    type: 'GeometryCollection',
    geometries: counties.geometries.filter((county) => around.has(stateOf(county))),
  },
  (a, b) => stateOf(a) !== stateOf(b) && stateOf(a) !== censusCode && stateOf(b) !== censusCode,
)
  .coordinates.map((line) => line.map(project))
  .filter((line) =>
    line.some(
      ([x, y]) =>
        x > drawnPart.x &&
        y > drawnPart.y &&
        x < drawnPart.x + drawnPart.width &&
        y < drawnPart.y + drawnPart.height,
    ),
  )
