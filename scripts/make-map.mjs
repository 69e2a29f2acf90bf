// Writes the map's two drawings from the Census Bureau's borders (npm us-atlas, public domain), at
// their full detail: site/counties.svg and site/neighbors.svg. Run by hand when us-atlas is updated:
// node --import tsx scripts/make-map.mjs
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { geoMercator, geoPath } from 'd3-geo'
import { feature } from 'topojson-client'
import { countiesViewBox, drawnNeighbors, drawnPart, projection } from '#site/map.ts'
import { censusCode, stateName } from '#site/state.ts'
import { root } from './lib/prepare.mjs'

const atlas = createRequire(import.meta.url)('us-atlas/counties-10m.json')
const folder = path.join(root, 'site')

const { x, y, width, height } = drawnPart
const mercator = geoMercator()
  .scale(projection.scale)
  .translate([projection.x, projection.y])
  .clipExtent([
    [x, y],
    [x + width, y + height],
  ])
const trace = geoPath(mercator).digits(1)

// `vector-effect` is not inherited, and cannot be set on `<use>`.
const draw = ({ properties: { name }, ...shape }) =>
  `<path id="${name.toLowerCase().replaceAll(' ', '-')}" vector-effect="non-scaling-stroke" d="${trace(shape)}"/>`

function write(file, title, id, shapes) {
  const drawn = shapes.sort((a, b) => (a.properties.name < b.properties.name ? -1 : 1)).map(draw)
  writeFileSync(
    path.join(folder, file),
    `<!-- Made by scripts/make-map.mjs from npm us-atlas (Census Bureau, public domain). Do not edit. -->
<svg xmlns="http://www.w3.org/2000/svg" viewBox="${countiesViewBox}"><title>${title}</title>
<g id="${id}">
${drawn.join('\n')}
</g>
</svg>
`,
  )
}

const counties = feature(atlas, atlas.objects.counties).features
const states = feature(atlas, atlas.objects.states).features
write(
  'counties.svg',
  `Counties of ${stateName.en}`,
  'counties',
  counties.filter(({ id }) => id.startsWith(censusCode)),
)
write(
  'neighbors.svg',
  `States around ${stateName.en}`,
  'neighbors',
  states.filter(({ properties: { name } }) => drawnNeighbors.includes(name)),
)
