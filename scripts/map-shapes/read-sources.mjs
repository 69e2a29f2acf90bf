// Reads what Debian's packages of maps have.
import { execFileSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import {
  combine,
  ctIntersection,
  pftEvenOdd,
  project,
  rectangle,
  region,
  sheet,
  toInt,
  union,
} from './clip.mjs'

function readSegments(text) {
  const segments = []
  for (const line of text.split('\n')) {
    if (line.startsWith('>')) segments.push([])
    else if (line.trim()) segments.at(-1).push(line.trim().split(/\s+/).map(Number))
  }
  return segments.filter((segment) => segment.length > 1)
}
const gmt = (...args) =>
  readSegments(
    execFileSync('gmt', ['pscoast', ...args, '-M'], {
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      cwd: mkdtempSync(path.join(tmpdir(), 'gmt-')),
      stdio: ['ignore', 'pipe', 'ignore'],
    }),
  )

/** The outline of a state's mainland, in degrees. */
export const longestRing = (code) =>
  gmt(`-EUS.${code}`)
    .sort((a, b) => b.length - a.length)[0]
    .map(([x, y]) => [x > 180 ? x - 360 : x, y])

/** A state's land and inland water, from the Digital Chart of the World. */
export const readState = (code) =>
  combine(
    ctIntersection,
    union(
      gmt(`-EUS.${code}`).map((ring) => ring.map(project).map(toInt)),
      pftEvenOdd,
    ),
    [rectangle(sheet)],
  )

/** The shoreline of GSHHG, its pieces joined: open lines and closed rings, in degrees. */
export function readShoreline() {
  const [west, east, south, north] = region
  const lines = gmt(`-R${west}/${east}/${south}/${north}`, '-Df', '-W')
  const isNear = ([ax, ay], [bx, by]) => Math.abs(ax - bx) < 2e-4 && Math.abs(ay - by) < 2e-4
  for (let index = 0; index < lines.length; index++) {
    for (;;) {
      const end = lines[index].at(-1)
      if (isNear(lines[index][0], end)) break
      const other = lines.findIndex(
        (line, at) => at !== index && (isNear(line[0], end) || isNear(line.at(-1), end)),
      )
      if (other < 0) break
      const more = isNear(lines[other][0], end) ? lines[other] : [...lines[other]].reverse()
      lines[index] = [...lines[index], ...more.slice(1)]
      lines.splice(other, 1)
      if (other < index) index--
    }
  }
  return lines
}

/** New York City's boroughs, cut at the water: public domain, in Debian's python3-geopandas. */
export function readBoroughs() {
  const zip = process.env.NYBB ?? '/usr/lib/python3/dist-packages/geopandas/datasets/nybb_16a.zip'
  const text = execFileSync(
    'ogr2ogr',
    ['-f', 'GeoJSON', '-t_srs', 'EPSG:4326', '/vsistdout/', `/vsizip/${zip}`],
    { encoding: 'utf8', maxBuffer: 2 ** 27 },
  )
  return union(
    JSON.parse(text).features.flatMap(({ geometry }) =>
      geometry.coordinates.flat().map((ring) => ring.map(project).map(toInt)),
    ),
    pftEvenOdd,
  )
}
