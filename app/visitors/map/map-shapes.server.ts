import { readFileSync } from 'node:fs'
import path from 'node:path'
import { findProjectRoot } from '#db/project-root.ts'
import { clipLine, clipRing } from './clip-shapes.ts'
import { type Frame, farScale } from './map-frame.ts'
import { type Box, fineness, type Size, type Spot } from './sheet.ts'

/** Rings are closed: land, lakes in it, islands in those. Spots are in units of the projection. */
export type Level = {
  ours: Spot[][]
  neighbors: Spot[][]
  counties: Spot[][]
  states: Spot[][]
  /** The state line that no water marks. */
  landBorder: Spot[][]
}

/** Steps of the file: x, y, x, y … from spot to spot, from 0, 0. */
type Steps = readonly number[]
type StoredLevel = {
  /** Units of a step. */
  grid: number
  ours: Steps[]
  neighbors: Steps[]
  counties: Steps[]
  states: Steps[]
  landBorder: Steps
}

const names = ['state', 'region', 'town'] as const
export type LevelName = (typeof names)[number]

let levels: Record<LevelName, Level> | undefined

/** Load `site/map-shapes.json` on the first call: 35,000 spots, 3 MB. */
export function loadLevels(): Record<LevelName, Level> {
  levels ??= readLevels(path.join(findProjectRoot(), 'site/map-shapes.json'))
  return levels
}

function readLevels(file: string): Record<LevelName, Level> {
  const stored = JSON.parse(readFileSync(file, 'utf8')).levels as Record<LevelName, StoredLevel>
  return {
    state: readLevel(stored.state),
    region: readLevel(stored.region),
    town: readLevel(stored.town),
  }
}

function readLevel({ grid, landBorder, ...lines }: StoredLevel): Level {
  const read = (lines: Steps[]) => lines.map((steps) => readSteps(steps, grid))
  return {
    ours: read(lines.ours),
    neighbors: read(lines.neighbors),
    counties: read(lines.counties),
    states: read(lines.states),
    landBorder: read([landBorder]),
  }
}

function readSteps(steps: Steps, grid: number): Spot[] {
  const spots: Spot[] = []
  let [x, y] = [0, 0]
  for (let index = 0; index < steps.length; index += 2) {
    x += steps[index] ?? 0
    y += steps[index + 1] ?? 0
    spots.push({ x: x * grid, y: y * grid })
  }
  return spots
}

/** Units from the state's edge within which a level has land (`scripts/make-map-shapes.mjs`), and a few more. */
const reaches = { region: 141, town: 67 }

/** Choose the level whose detail is just below a pixel, or a coarser one that fills the frame. */
export function chooseLevel({ scale, width, height }: Size & Pick<Frame, 'scale'>): LevelName {
  const radius = Math.hypot(width, height) / 2 / scale
  if (scale < farScale || radius > reaches.region) return 'state'
  return scale < 8.5 || radius > reaches.town ? 'region' : 'town'
}

/** Paths of a drawing, in quarters of a pixel. */
export type LandPaths = Record<keyof Level, string>
/** The land on a drawing, in pixels. */
export type LandRings = Record<'ours' | 'neighbors', Spot[][]>

/** Pixels beyond the drawing at which shapes are cut, so that no stroke shows the cut. */
const beyond = 12

/** Cut the shapes to a frame. */
export function cutShapes(frame: Frame): { paths: LandPaths; rings: LandRings } {
  const level = loadLevels()[chooseLevel(frame)]
  const around = beyond / frame.scale
  const box: Box = {
    left: frame.x - around,
    top: frame.y - around,
    right: frame.x + frame.width / frame.scale + around,
    bottom: frame.y + frame.height / frame.scale + around,
  }
  const toPixels = ({ x, y }: Spot) => ({
    x: (x - frame.x) * frame.scale,
    y: (y - frame.y) * frame.scale,
  })
  const cutRings = (rings: Spot[][]) =>
    rings.map((ring) => clipRing(ring, box).map(toPixels)).filter((ring) => ring.length > 2)
  const cutLines = (lines: Spot[][]) =>
    lines.flatMap((line) => clipLine(line, box)).map((line) => line.map(toPixels))
  const rings = { ours: cutRings(level.ours), neighbors: cutRings(level.neighbors) }
  return {
    rings,
    paths: {
      ours: writeRings(rings.ours),
      neighbors: writeRings(rings.neighbors),
      counties: writeLines(cutLines(level.counties)),
      states: writeLines(cutLines(level.states)),
      landBorder: writeLines(cutLines(level.landBorder)),
    },
  }
}

const writeRings = (rings: Spot[][]) =>
  rings
    .map((ring) => writePath(ring, 3))
    .filter(Boolean)
    .map((path) => `${path}z`)
    .join('')

const writeLines = (lines: Spot[][]) => lines.map((line) => writePath(line, 2)).join('')

/** Write the shortest path: "M12 7l3-4 5 6". Empty for fewer different spots than `least`. */
function writePath(spots: readonly Spot[], least: number): string {
  let [lastX, lastY, written, path] = [0, 0, 0, '']
  for (const spot of spots) {
    const x = Math.round(spot.x * fineness)
    const y = Math.round(spot.y * fineness)
    if (written > 0 && x === lastX && y === lastY) continue
    const [dx, dy] = [x - lastX, y - lastY]
    const command = written === 0 ? 'M' : written === 1 ? 'l' : dx < 0 ? '' : ' '
    path += `${command}${dx}${dy < 0 ? '' : ' '}${dy}`
    lastX = x
    lastY = y
    written += 1
  }
  return written < least ? '' : path
}
