import { knownStates } from '#site/known-states.ts'
import { counties } from '#site/places.ts'
import { stateName } from '#site/state.ts'
import type { en } from './messages.en.ts'

export const es: typeof en = {
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
  nameState: (code) => knownStates[code]?.name.es ?? code,
  leaders: 'Una línea fina lleva al lugar exacto.',
  approximate: (numbers) =>
    `Solo se sabe el código postal o el pueblo, y se muestra su punto medio: ${numbers}.`,
  centerIsApproximate:
    'Solo se sabe el código postal o el pueblo. El mapa muestra el punto medio de ese lugar.',
  withoutLocation: (centers, numbers) =>
    centers === 1
      ? `1 centro no tiene una ubicación exacta: el número ${numbers}.`
      : `${centers} centros no tienen una ubicación exacta: los números ${numbers}.`,
  outside: (numbers) => `Fuera de esta parte del mapa: ${numbers}.`,
  places: 'Lugares:',
  census: ') y la Oficina del Censo de los Estados Unidos.',
  countOfCounty: (county, count) => `Condado de ${county}: ${count}`,
  legend: (counts) => `${counts} centros`,
  allCounties: `Ver los ${counties.length} condados`,
  center: ' centro',
  centers: ' centros',
  allInCounty: (county) => `Todos los centros del condado de ${county}`,
}
