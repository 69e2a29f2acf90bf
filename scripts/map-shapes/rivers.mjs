// Rivers whose banks no source has: a band around the middle of the river, and banks by hand.
import { fine, kilometer, orient, project, radians, toInt, union } from './clip.mjs'
import { longestRing } from './read-sources.mjs'

/** A band with a width in kilometers at each point of a line (in degrees). */
export function band(line, widths) {
  const paths = []
  const half = (index) => (widths[index] * kilometer * fine) / 2
  for (let index = 0; index < line.length; index++) {
    const at = toInt(project(line[index]))
    const circle = Array.from({ length: 16 }, (_, step) => ({
      X: Math.round(at.X + half(index) * Math.cos((step * Math.PI) / 8)),
      Y: Math.round(at.Y + half(index) * Math.sin((step * Math.PI) / 8)),
    }))
    paths.push(circle)
    if (index === 0) continue
    const before = toInt(project(line[index - 1]))
    const length = Math.hypot(at.X - before.X, at.Y - before.Y) || 1
    const normal = { X: -(at.Y - before.Y) / length, Y: (at.X - before.X) / length }
    const edge = (point, size) => ({
      X: Math.round(point.X + normal.X * size),
      Y: Math.round(point.Y + normal.Y * size),
    })
    const quad = [
      edge(before, half(index - 1)),
      edge(at, half(index)),
      edge(at, -half(index)),
      edge(before, -half(index - 1)),
    ]
    paths.push(...orient([quad]))
  }
  return union(orient(paths))
}

/** Where the Delaware is how wide, in kilometers, from Marcus Hook up. */
export const delawareWidths = [
  [-75.415, 39.8, 1.9],
  [-75.37, 39.83, 1.5],
  [-75.3, 39.852, 1.35],
  [-75.25, 39.862, 1],
  [-75.18, 39.885, 0.9],
  [-75.134, 39.9, 0.8],
  [-75.134, 39.953, 0.75],
  [-75.1, 39.972, 0.85],
  [-75.043, 40.011, 0.75],
  [-74.868, 40.081, 0.7],
  [-74.81, 40.12, 0.65],
  [-74.72, 40.135, 0.5],
  [-74.75, 40.17, 0.36],
  [-74.78, 40.21, 0.3],
  [-74.95, 40.365, 0.26],
  [-75.06, 40.525, 0.24],
  [-75.2, 40.69, 0.22],
  [-75.12, 40.97, 0.22],
  [-74.7, 41.36, 0.17],
  [-75.1, 41.85, 0.14],
]
export function interpolate(table, [x, y]) {
  // The two nearest entries, by their distance.
  const near = table
    .map(([px, py, width]) => ({ width, distance: Math.hypot((px - x) * 0.76, py - y) }))
    .sort((a, b) => a.distance - b.distance)
  const [one, two] = near
  return (one.width * two.distance + two.width * one.distance) / (one.distance + two.distance || 1)
}

/** The state line in the Delaware, from the Digital Chart of the World: from Marcus Hook to Port Jervis and on. */
export function delawareLine() {
  const ring = longestRing('PA')
  const start = ring.findIndex(([x, y]) => Math.hypot(x + 75.415, y - 39.802) < 0.02)
  const from = [...ring.slice(start), ...ring.slice(0, start)]
  const along = from[30][0] > from[0][0] ? from : [from[0], ...from.slice(1).reverse()]
  return along.slice(
    0,
    along.findIndex(([x, y]) => y > 41.8 || (x < -75.45 && y > 40.5)),
  )
}

/** Where the Hudson is how wide between Weehawken and Yonkers, in kilometers: [latitude, width]. */
const hudsonWidths = [
  [40.776, 1.25],
  [40.79, 1.2],
  [40.805, 1.2],
  [40.82, 1.2],
  [40.835, 1.15],
  [40.85, 1.1],
  [40.865, 1.15],
  [40.885, 1.2],
  [40.9, 1.25],
]
/** Its west bank there: the boroughs' own shore, moved across the river (which flows from 27 degrees east of north). */
export function measureHudson(boroughs) {
  const turn = 27 * radians
  return hudsonWidths.map(([latitude, width]) => {
    const y = Math.round(project([-74, latitude])[1] * fine)
    let shore = Number.POSITIVE_INFINITY
    const west = toInt(project([-74.03, latitude])).X
    for (const ring of boroughs)
      for (const [index, b] of ring.entries()) {
        const a = ring[(index + ring.length - 1) % ring.length]
        if (a.Y > y === b.Y > y) continue
        const x = a.X + ((b.X - a.X) * (y - a.Y)) / (b.Y - a.Y)
        if (x > west && x < shore) shore = x
      }
    const long = width * kilometer * fine
    return {
      X: Math.round(shore - long * Math.cos(turn)),
      Y: Math.round(y - long * Math.sin(turn)),
    }
  })
}
/** Both banks beyond Yonkers, by hand. */
export const hudsonWest = [
  [-73.9185, 40.945],
  [-73.903, 40.9965],
  [-73.908, 41.025],
  [-73.912, 41.043],
  [-73.917, 41.09],
  [-73.915, 41.145],
  [-73.96, 41.195],
  [-73.972, 41.24],
  [-73.955, 41.275],
  [-73.977, 41.305],
  [-73.982, 41.33],
  [-73.955, 41.39],
  [-73.985, 41.44],
  [-74.005, 41.5],
  [-73.96, 41.6],
  [-73.95, 41.7],
  [-73.95, 41.9],
]
export const hudsonEast = [
  [-73.94, 41.9],
  [-73.942, 41.7],
  [-73.945, 41.6],
  [-73.985, 41.5],
  [-73.962, 41.43],
  [-73.945, 41.39],
  [-73.972, 41.33],
  [-73.965, 41.305],
  [-73.925, 41.285],
  [-73.93, 41.25],
  [-73.895, 41.22],
  [-73.89, 41.185],
  [-73.87, 41.155],
  [-73.868, 41.09],
  [-73.87, 41.05],
  [-73.88, 41.01],
  [-73.89, 40.98],
  [-73.904, 40.935],
  [-73.911, 40.916],
]
