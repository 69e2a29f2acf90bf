import type { Texts } from '#app/lib/language.ts'
import { counties } from '#site/places.ts'
import { stateName } from '#site/state.ts'

const en = {
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
  approximate: (numbers: string) =>
    `Only the ZIP code or town is known, and its middle is shown: ${numbers}.`,
  centerIsApproximate: 'Only the ZIP code or town is known. The map shows its middle.',
  withoutLocation: (centers: number, numbers: string) =>
    centers === 1
      ? `1 center has no exact location: number ${numbers}.`
      : `${centers} centers have no exact location: numbers ${numbers}.`,
  outside: (numbers: string) => `Outside this part of the map: ${numbers}.`,
  census: 'U.S. Census',
  allCounties: `Show all ${counties.length} counties`,
  center: ' center',
  centers: ' centers',
  allInCounty: (county: string) => `All centers in ${county} County`,
}

const es = {
  map: 'Mapa',
  ofTheseCenters: `Mapa de estos centros en ${stateName.es}`,
  around: (place) => `, alrededor de ${place}`,
  ofCenter: (name) => `Mapa: ${name}`,
  aboutHere: 'más o menos aquí, ',
  open: 'Abierto ahora',
  usual: 'Horario de feriado: llame antes de ir',
  closed: 'Cerrado',
  zoom: {
    label: 'Acercar o alejar el mapa',
    town: 'Pueblo',
    region: 'Región',
    state: 'Todo el estado',
    all: 'Todos los resultados',
  },
  approximate: (numbers) =>
    `Solo se sabe el código postal o el pueblo, y se muestra su punto medio: ${numbers}.`,
  centerIsApproximate:
    'Solo se sabe el código postal o el pueblo. El mapa muestra el punto medio de ese lugar.',
  withoutLocation: (centers, numbers) =>
    centers === 1
      ? `1 centro no tiene una ubicación exacta: el número ${numbers}.`
      : `${centers} centros no tienen una ubicación exacta: los números ${numbers}.`,
  outside: (numbers) => `Fuera de esta parte del mapa: ${numbers}.`,
  census: 'Censo de EE. UU.',
  allCounties: `Ver los ${counties.length} condados`,
  center: ' centro',
  centers: ' centros',
  allInCounty: (county) => `Todos los centros del condado de ${county}`,
} satisfies typeof en

export const mapMessages: Texts<typeof en> = { en, es }
