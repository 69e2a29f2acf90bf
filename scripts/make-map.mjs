// Writes the map's two drawings from the Census Bureau's borders (npm us-atlas, public domain), at
// their full detail: app/features/shell/map/nj-counties.svg and nj-neighbors.svg. Run by hand when
// us-atlas is updated: node scripts/make-map.mjs
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { geoMercator, geoPath } from 'd3-geo'
import { feature } from 'topojson-client'
import { root } from './lib/prepare.mjs'

const atlas = createRequire(import.meta.url)('us-atlas/counties-10m.json')
const newJersey = '34'
const neighbors = ['Connecticut', 'Delaware', 'Maryland', 'New York', 'Pennsylvania']
const folder = path.join(root, 'app', 'features', 'shell', 'map')

// As in app/features/shell/map/nj-counties.ts: `placeOnMap`, and `drawn`, beyond which nothing is drawn.
const projection = geoMercator()
  .scale(9878)
  .translate([13043.51, 7850.59])
  .clipExtent([
    [-170, -90],
    [490, 650],
  ])
const trace = geoPath(projection).digits(1)

// `vector-effect` is not inherited, and cannot be set on `<use>`.
const draw = ({ properties: { name }, ...shape }) =>
  `<path id="${name.toLowerCase().replaceAll(' ', '-')}" vector-effect="non-scaling-stroke" d="${trace(shape)}"/>`

function write(file, title, id, shapes) {
  const drawn = shapes.sort((a, b) => (a.properties.name < b.properties.name ? -1 : 1)).map(draw)
  writeFileSync(
    path.join(folder, file),
    `<!-- Made by scripts/make-map.mjs from npm us-atlas (Census Bureau, public domain). Do not edit. -->
<svg xmlns="http://www.w3.org/2000/svg" viewBox="10 2 300 556"><title>${title}</title>
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
  'nj-counties.svg',
  'Counties of New Jersey',
  'counties',
  counties.filter(({ id }) => id.startsWith(newJersey)),
)
write(
  'nj-neighbors.svg',
  'States around New Jersey',
  'neighbors',
  states.filter(({ properties: { name } }) => neighbors.includes(name)),
)
