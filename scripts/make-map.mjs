// Writes the counties as shapes, for Home's map and the county that a map marks, from the Census Bureau's borders (npm
// us-atlas, public domain), at their full detail: site/counties.svg. Run by hand when us-atlas is updated:
// node --import tsx scripts/make-map.mjs
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { geoMercator, geoPath } from 'd3-geo'
import { feature } from 'topojson-client'
import { countiesViewBox, projection } from '#site/map.ts'
import { censusCode, stateName } from '#site/state.ts'
import { root } from './lib/prepare.mjs'

const atlas = createRequire(import.meta.url)('us-atlas/counties-10m.json')

const mercator = geoMercator().scale(projection.scale).translate([projection.x, projection.y])
const trace = geoPath(mercator).digits(1)

// `vector-effect` is not inherited, and cannot be set on `<use>`.
const draw = ({ properties: { name }, ...shape }) =>
  `<path id="${name.toLowerCase().replaceAll(' ', '-')}" vector-effect="non-scaling-stroke" d="${trace(shape)}"/>`

const counties = feature(atlas, atlas.objects.counties)
  .features.filter(({ id }) => id.startsWith(censusCode))
  .sort((a, b) => (a.properties.name < b.properties.name ? -1 : 1))
writeFileSync(
  path.join(root, 'site/counties.svg'),
  `<!-- Made by scripts/make-map.mjs from npm us-atlas (Census Bureau, public domain). Do not edit. -->
<svg xmlns="http://www.w3.org/2000/svg" viewBox="${countiesViewBox}"><title>Counties of ${stateName.en}</title>
<g id="counties">
${counties.map(draw).join('\n')}
</g>
</svg>
`,
)
