// Writes site/map-shapes.json: land, county and state lines, at three levels of detail. Run by hand when a source is
// updated, some minutes, after:
//   apt-get install --no-install-recommends gmt gmt-dcw gmt-gshhg-full gdal-bin python3-geopandas
//   npm install --no-save clipper-lib
//   node --import tsx scripts/make-map-shapes.mjs
//
// Sources (docs/decisions/0020-the-map.md has their licenses and the reasons):
// - Debian gmt-dcw 2.1.1 (Digital Chart of the World): land and inland water of each state, the line of the Delaware.
// - Debian gmt-gshhg-full 2.3.7 (GSHHG): banks of the lower Delaware and the lower Hudson.
// - Debian python3-geopandas 0.12 (nybb_16a.zip, New York City Planning): the shores of Manhattan and the Bronx. If it
//   lies elsewhere, NYBB says where.
// - npm us-atlas (Census Bureau): county and state lines.
// - by hand, in scripts/map-shapes/rivers.mjs: widths and banks that no source has.
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { root } from './lib/prepare.mjs'
import {
  area,
  combine,
  ctIntersection,
  fromInt,
  offset,
  project,
  toInt,
} from './map-shapes/clip.mjs'
import { countyLines, stateLines } from './map-shapes/county-lines.mjs'
import { land, nyLine, palisades, portJervis } from './map-shapes/land.mjs'
import { coarseness, encode, simplify } from './map-shapes/simplify.mjs'

/**
 * Least area of a corner that is kept and of an island or lake, square units; `gap` closes channels and opens
 * spits thinner than 2 × gap. `grid` is the unit of the file's integers.
 */
const levels = {
  state: { corner: 0.25, island: 1.2, gap: 0.16, grid: 1 / 4, reach: 900 },
  region: { corner: 0.03, island: 0.12, gap: 0.03, grid: 1 / 16, reach: 130 },
  town: { corner: 0.004, island: 0.02, gap: 0, grid: 1 / 40, reach: 64 },
}

const nyStateLine = [portJervis, ...nyLine, palisades].map(project)

const file = {
  about:
    'Made by scripts/make-map-shapes.mjs. Shore: GMT DCW and GSHHG (LGPL-3.0-or-later), New York City (public domain). County lines: U.S. Census Bureau (public domain).',
  levels: {},
}
const rough = land.ours
  .filter((ring) => area(ring) > 5)
  .map((ring) => simplify(ring.map(fromInt), 4, true).map(toInt))
for (const [name, { corner, island, gap, grid, reach }] of Object.entries(levels)) {
  const level = { grid }
  for (const part of ['ours', 'neighbors']) {
    const factor = part === 'neighbors' ? 3 : 1
    const near =
      part === 'ours' ? land.ours : combine(ctIntersection, land.neighbors, offset(rough, reach))
    const shape = offset(offset(offset(near, gap), -2 * gap), gap)
    level[part] = shape
      .filter((ring) => Math.abs(area(ring)) > island * factor * coarseness(fromInt(ring[0])))
      .map((ring) => encode(simplify(ring.map(fromInt), corner * factor, true), grid, true))
      .filter(Boolean)
      .sort((a, b) => b.length - a.length)
  }
  level.counties = countyLines.map((line) => encode(simplify(line, corner / 2), grid))
  level.states = stateLines.map((line) => encode(simplify(line, corner / 2), grid))
  level.landBorder = encode(simplify(nyStateLine, corner / 2), grid)
  file.levels[name] = level
  const text = JSON.stringify(level)
  const points = (rings) => rings.reduce((sum, ring) => sum + ring.length / 2, 0)
  console.error(
    name,
    'ours',
    level.ours.length,
    points(level.ours),
    'neighbors',
    level.neighbors.length,
    points(level.neighbors),
    'bytes',
    text.length,
    'brotli',
    brotliCompressSync(text).length,
  )
}
writeFileSync(path.join(root, 'site/map-shapes.json'), JSON.stringify(file))
