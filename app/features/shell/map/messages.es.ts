import type { en } from './messages.en.ts'

export const es: typeof en = {
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
