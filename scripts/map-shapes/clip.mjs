// The units of the map, and operations on areas, by npm clipper-lib.
import { createRequire } from 'node:module'
import path from 'node:path'
import { drawnPart, projection } from '#site/map.ts'

/** Reads packages from the folder MODULES, or from this one. */
export const require = createRequire(path.join(process.env.MODULES ?? process.cwd(), 'x.js'))
const Clip = require('clipper-lib')

/** Points are [longitude, latitude] in degrees, or [x, y] in the units of site/map.ts: a mile is about 3.3. */
export const radians = Math.PI / 180
export const project = ([longitude, latitude]) => [
  projection.x + projection.scale * (longitude > 180 ? longitude - 360 : longitude) * radians,
  projection.y - projection.scale * Math.log(Math.tan(Math.PI / 4 + (latitude * radians) / 2)),
]
export const kilometer = 3.3 / 1.609344
/** Degrees around drawnPart. */
export const region = [-76, -73.4, 38.6, 41.6]

/** Clipper works on integers: so many in a unit, a quarter of a meter each. */
export const fine = 2000
export const toInt = ([x, y]) => ({ X: Math.round(x * fine), Y: Math.round(y * fine) })
export const fromInt = ({ X, Y }) => [X / fine, Y / fine]
export const { ctUnion, ctDifference, ctIntersection } = Clip.ClipType
export const { pftNonZero, pftEvenOdd } = Clip.PolyFillType

export function combine(type, subjects, clips = [], fill = pftNonZero) {
  const clipper = new Clip.Clipper()
  clipper.AddPaths(subjects, Clip.PolyType.ptSubject, true)
  if (clips.length > 0) clipper.AddPaths(clips, Clip.PolyType.ptClip, true)
  const solution = new Clip.Paths()
  clipper.Execute(type, solution, fill, pftNonZero)
  return solution
}
export const union = (paths, fill) => combine(ctUnion, paths, [], fill)

export function offset(paths, units) {
  if (units === 0) return paths
  const grower = new Clip.ClipperOffset(2, 0.25 * fine * Math.abs(units))
  grower.AddPaths(paths, Clip.JoinType.jtMiter, Clip.EndType.etClosedPolygon)
  const solution = new Clip.Paths()
  grower.Execute(solution, units * fine)
  return solution
}
export const area = (ring) => Clip.Clipper.Area(ring) / fine ** 2
export const sumArea = (paths) => paths.reduce((sum, ring) => sum + area(ring), 0)

export const rectangle = ({ x, y, width, height }) =>
  [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ].map(toInt)
/** Wider than drawnPart: a flat map of the whole state shows as much to both sides. */
export const sheet = {
  x: drawnPart.x - 280,
  y: drawnPart.y - 20,
  width: drawnPart.width + 560,
  height: drawnPart.height + 40,
}

export const polygon = (points) => [points.map(project).map(toInt)]
export const orient = (paths) =>
  paths.map((ring) => (Clip.Clipper.Orientation(ring) ? ring : [...ring].reverse()))

/** Split paths into polygons, each an outline with its holes. */
export function listPolygons(paths) {
  const tree = new Clip.PolyTree()
  const clipper = new Clip.Clipper()
  clipper.AddPaths(paths, Clip.PolyType.ptSubject, true)
  clipper.Execute(ctUnion, tree, pftNonZero, pftNonZero)
  return Clip.JS.PolyTreeToExPolygons(tree)
}
