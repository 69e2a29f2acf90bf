import { knownStates } from '#site/known-states.ts'
import { counties } from '#site/places.ts'
import { stateName } from '#site/state.ts'

export const en = {
  map: 'Map',
  ofTheseCenters: `Map of these centers in ${stateName.en}`,
  around: (place: string) => `, around ${place}`,
  ofCenter: (name: string) => `Map: ${name}`,
  aboutHere: 'about here, ',
  open: 'Open now',
  usual: 'Holiday hours: call first',
  closed: 'Closed',
  zoom: {
    label: 'Zoom the map',
    town: 'Town',
    region: 'Region',
    state: 'Whole state',
    all: 'All results',
  },
  nameState: (code: string) => knownStates[code]?.name.en ?? code,
  leaders: 'A thin line leads to the exact spot.',
  approximate: (numbers: string) =>
    `Only the ZIP code or town is known, and its middle is shown: ${numbers}.`,
  centerIsApproximate: 'Only the ZIP code or town is known. The map shows its middle.',
  withoutLocation: (centers: number, numbers: string) =>
    centers === 1
      ? `1 center has no exact location: number ${numbers}.`
      : `${centers} centers have no exact location: numbers ${numbers}.`,
  outside: (numbers: string) => `Outside this part of the map: ${numbers}.`,
  places: 'Places:',
  census: ') and the U.S. Census Bureau.',
  countOfCounty: (county: string, count: string) => `${county} County: ${count}`,
  legend: (counts: string) => `${counts} centers`,
  allCounties: `Show all ${counties.length} counties`,
  center: ' center',
  centers: ' centers',
  allInCounty: (county: string) => `All centers in ${county} County`,
}
