import { formatNumber } from '#app/lib/language.ts'
import { stateName } from '#site/state.ts'
import type { en } from './area-messages.en.ts'

export const es: typeof en = {
  directory: 'Centros de tratamiento',
  county: (county) => `Condado de ${county}`,
  place: ({ county, town }) => (town ? `${town}, condado de ${county}` : `el condado de ${county}`),

  title: (place) => `Centros de tratamiento en ${place}`,
  none: (place) =>
    `En esta lista todavía no hay ningún centro de tratamiento de adicciones en ${place}.`,
  nearestFollow: 'Estos son los más cercanos que atienden pacientes.',
  lede: (place, total) => {
    const centers = total === 1 ? 'centro' : 'centros'
    return `En esta lista hay ${formatNumber(total, 'es')} ${centers} de tratamiento de adicciones en ${place}, ${stateName.es}. Ningún centro puede pagar por su lugar aquí.`
  },
  describe: (place, total, named) => {
    const centers = total === 1 ? 'centro' : 'centros'
    return `${formatNumber(total, 'es')} ${centers} de tratamiento de adicciones en ${place}, ${stateName.es}${named && `: ${named}`}. Teléfonos, horarios, tipos de atención y cómo se paga cada uno.`
  },
  centers: (total) => `${formatNumber(total, 'es')} ${total === 1 ? 'centro' : 'centros'}`,
  nearest: 'Los centros más cercanos',
  map: 'Mapa',
  countInTown: (centers) => (centers === 1 ? 'centro' : 'centros'),
  searchCounty: (county) => `Buscar en el condado de ${county}`,
  searchAround: (town) => `Centros alrededor de ${town}`,
  towns: (county) => `Pueblos del condado de ${county}`,
  otherTowns: (county) => `Otros pueblos del condado de ${county}`,
}
