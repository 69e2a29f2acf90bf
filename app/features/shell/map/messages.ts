import type { Texts } from '#app/lib/language.ts'

const en = {
  map: 'Map',
  show: 'Show map',
  ofTheseCenters: 'Map of these centers in New Jersey',
  aboutHere: 'about here, ',
  more: (number: number) => `${number} more`,
  numbers: 'Numbers are those of the list.',
  shared: ' Several in one marker are close together; it leads to the first of them.',
  hollow: 'Hollow: only the ZIP code or town is known, and its middle is shown.',
  offMap: (names: string) => `Not on this map: ${names}.`,
  places: 'Places:',
  census: ') and the U.S. Census Bureau.',
  countOfCounty: (county: string, count: string) => `${county} County: ${count}`,
  legend: (counts: string) => `${counts} centers`,
  allCounties: 'Show all 21 counties',
  center: ' center',
  centers: ' centers',
  withCounty: (county: string) => `Map of New Jersey with ${county} County marked`,
  withPlace: 'Map of New Jersey with the place marked',
  allInCounty: (county: string) => `All centers in ${county} County`,
}

const es: typeof en = {
  map: 'Mapa',
  show: 'Ver el mapa',
  ofTheseCenters: 'Mapa de estos centros en Nueva Jersey',
  aboutHere: 'más o menos aquí, ',
  more: (number) => `${number} más`,
  numbers: 'Los números son los de la lista.',
  shared: ' Varios en una misma marca están muy cerca; la marca lleva al primero de ellos.',
  hollow:
    'Marca hueca: solo se sabe el código postal o el pueblo, y se muestra el punto medio de ese lugar.',
  offMap: (names) => `Fuera de este mapa: ${names}.`,
  places: 'Lugares:',
  census: ') y la Oficina del Censo de los Estados Unidos.',
  countOfCounty: (county, count) => `Condado de ${county}: ${count}`,
  legend: (counts) => `${counts} centros`,
  allCounties: 'Ver los 21 condados',
  center: ' centro',
  centers: ' centros',
  withCounty: (county) => `Mapa de Nueva Jersey con el condado de ${county} marcado`,
  withPlace: 'Mapa de Nueva Jersey con el lugar marcado',
  allInCounty: (county) => `Todos los centros del condado de ${county}`,
}

/** What the maps say. */
export const mapMessages: Texts<typeof en> = { en, es }
