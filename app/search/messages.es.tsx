import { labelPlace } from '#app/center/places/near.ts'
import { formatNumber } from '#app/lib/language.ts'
import { stateName } from '#site/state.ts'
import type { en } from './messages.en.tsx'

const count = (number: number) => formatNumber(number, 'es')

export const es: typeof en = {
  searching: 'Buscando...',
  noCentersFound: 'No se encontraron centros',
  showAllCenters: 'Ver todos los centros',
  errorLoadingCenters: 'No se pudieron cargar los centros',
  failedToLoad: (message) => `No se pudieron cargar los centros de tratamiento: ${message}`,
  tryAgain: 'Intentar de nuevo',
  helpNow: (call988, call911) => (
    <>
      Si necesita ayuda ahora, llame al {call988} y oprima 2, o envíe AYUDA al 988; si hay peligro,
      llame al {call911}.
    </>
  ),

  directory: {
    title: 'Directorio de centros de tratamiento',
    region: (isBeyondState) => (isBeyondState ? `${stateName.es} y otros estados` : stateName.es),
    lede: (region) =>
      `Centros de tratamiento de adicciones en ${region}. Primero van los centros de confianza; cerca de un lugar, los más cercanos.`,
    describe: (total, near, place) => {
      const isPlace = near && near.kind !== 'unknown' && near.kind !== 'position'
      const county = isPlace
        ? near.kind === 'county' && near.name
        : /^(.+) County$/.exec(place)?.[1]
      const where = county
        ? `en el condado de ${county}`
        : isPlace
          ? `cerca de ${labelPlace(near.label, 'es')}`
          : `en ${place}`
      const centers =
        total === 1
          ? '1 centro de tratamiento'
          : total > 0
            ? `${count(total)} centros de tratamiento`
            : 'Centros de tratamiento'
      return `${centers} de adicciones ${where}. Busque por nombre, ciudad, tipo de tratamiento y calificación. Ningún centro puede pagar por su lugar aquí.`
    },
    pages: 'Páginas de centros de tratamiento',
  },

  form: {
    label: 'Centros de tratamiento',
    search: 'Buscar',
    filter: 'Filtros',
    skipToResults: 'Saltar a los resultados',
    need: 'Necesito',
    pay: 'Pago',
    set: 'activos',
    text: 'Nombre, ciudad o código postal',
    numbersExplained: 'Los números dicen cuántos centros encontraría usted.',
    moreFilters: 'Más filtros',
    treatmentType: 'Tipo de tratamiento',
    anyType: 'Cualquier tipo',
    near: 'Cerca de',
    nearPlaceholder: 'ZIP o pueblo',
    useMyLocation: 'Usar mi ubicación',
    within: 'Distancia',
    radius: (within) => (within === 'any' ? 'cualquier distancia' : `${within} millas`),
    minimumRating: 'Calificación mínima',
    anyRating: 'Cualquier calificación',
    andUp: (rating) => `${rating} o más`,
    open: 'Abierto',
    any: 'Todos',
    openOnly: 'Solo centros abiertos',
    openNow: 'Abierto ahora',
    beds: 'Camas',
    hasBeds: 'Con camas',
    withBeds: 'Con camas (con internación o residencial)',
    openBeds: 'Camas libres',
    toldOfBed: 'Avisó de una cama libre en las últimas 24 horas',
    anyOfThese: 'Centros con alguno de estos',
    allOfThese: 'Centros para todos estos',
  },

  position: {
    waiting: 'Buscando su ubicación…',
    denied: 'Su navegador no compartió su ubicación. Escriba un código postal o un pueblo.',
    unavailable:
      'Su dispositivo no pudo encontrar su ubicación. Escriba un código postal o un pueblo.',
    slow: 'Encontrar su ubicación tarda demasiado. Escriba un código postal o un pueblo.',
  },

  chips: {
    label: 'Filtros activos',
    remove: 'Quitar filtro: ',
    showing: 'Se muestra:',
    showingAll: 'Se muestran todos los centros.',
    searchExactWords: 'Buscar las palabras exactas',
    also: (choice) => `Mostrar también ${choice}`,
    near: (typed, near, within) => {
      if (!near || near.kind === 'unknown') return `Cerca de “${typed}”`
      if (near.kind === 'county') return `En el condado de ${near.name}`
      const isPosition = near.kind === 'position'
      const place = isPosition ? `la posición ${near.label}` : labelPlace(near.label, 'es')
      return within === 'any'
        ? `Cerca de ${place}, a cualquier distancia`
        : `A ${within} millas o menos de ${place}`
    },
  },

  found: (total) =>
    total === 1
      ? '1 centro de tratamiento encontrado'
      : `${count(total)} centros de tratamiento encontrados`,
  map: 'Mapa',
  sortBy: 'Ordenar por',
  sort: 'Ordenar',
  sortOrders: {
    distance: 'Distancia',
    rating: 'Calificación',
    name: 'Nombre',
    reviews: 'Reseñas',
  },

  home: {
    label: 'Resultados de la búsqueda',
    seeAll: (total) => `Ver los ${count(total)}`,
    seeInDirectory: 'Ver en el directorio',
  },

  notes: {
    positionInAddress:
      'Su ubicación está en el enlace de esta página. Queda en el historial de su navegador y en todo enlace que usted comparta.',
    unknown: ({ text, reason }) => {
      if (reason === 'zip') return `No conocemos el código postal “${text}”.`
      if (reason === 'outside')
        return `“${text}” está fuera de ${stateName.es}. Allí puede buscar por código postal.`
      if (reason === 'position') return `“${text}” no es un lugar en el mapa.`
      return `No conocemos un pueblo o condado de ${stateName.es} que se llame “${text}”.`
    },
    correctedPlace: (typed, near) => {
      const place = labelPlace(near.label, 'es')
      const where =
        near.kind === 'county'
          ? `en el ${place.charAt(0).toLowerCase()}${place.slice(1)}`
          : `cerca de ${place}`
      return `No conocemos “${typed}”. Le mostramos lugares ${where}.`
    },
    chooseZip: (links) => <>Elija un código postal: {links}. </>,
    didYouMean: (links) => <>¿Quiso decir {links}? </>,
    notLimited: 'Lo que sigue no se limita a un lugar.',
    or: ' o ',
    countyIsArea: (name) =>
      `El condado de ${name} es un área: usted ve los centros que están en él, y no se usa ninguna distancia.`,
    parameters: {
      within: 'distancia',
      type: 'tipo de atención',
      offers: 'lo que ofrece un centro',
      minRating: 'calificación',
      rating: 'calificación',
      open: 'si está abierto',
      beds: 'camas',
      sort: 'orden',
      page: 'página',
    },
    ignored: (names) => `No tomamos en cuenta una parte de este enlace: ${names}.`,
    corrected: (typed, corrected) => (
      <>
        No hay nada con “{typed}”. Estos son los resultados de <b>“{corrected}”</b>.
      </>
    ),
    typePlace: (field) => (
      <>Para ver centros cerca de usted, escriba un código postal o un pueblo en “{field}”.</>
    ),
    unknownHours: (centers) =>
      centers === 1
        ? 'No se sabe el horario de 1 centro más, así que no se muestra aquí.'
        : `No se sabe el horario de ${count(centers)} centros más, así que no se muestran aquí.`,
    holidayHours: (centers) =>
      centers === 1
        ? 'No se sabe si 1 centro más está abierto hoy, así que no se muestra aquí.'
        : `No se sabe si ${count(centers)} centros más están abiertos hoy, así que no se muestran aquí.`,
    showAllOpen: 'Ver todos los centros abiertos',
    leavesOutText: 'Buscamos solo con el principio de este texto largo.',
    cut: (shown, total) =>
      `La lista termina aquí, después de ${count(shown)} de ${count(total)} centros. Agregue un lugar, una palabra o un tipo de tratamiento para ver los demás.`,
  },

  openNowOffer: {
    nearestClosed: 'La mayoría de los más cercanos está cerrada ahora.',
    firstClosed: 'La mayoría de los primeros está cerrada ahora.',
    openNow: (centers) => `Abiertos ahora (${count(centers)})`,
  },

  deadEnd: {
    noCentersYet: 'El directorio todavía no tiene centros.',
    helpToday:
      'Si necesita ayuda hoy, llame al 988 y oprima 2, o envíe AYUDA al 988, a cualquier hora.',
    call988: 'Llamar al 988',
    changeOne: 'O cambie una sola cosa:',
    dontSearch: (line, phone) => (
      <>
        ¿Prefiere no buscar? Llame a {line}, las 24 horas: {phone}
      </>
    ),
    notEverything: 'No cumplen con todo',
    withoutWords: (words) => `Estos se encontraron sin “${words}”.`,
    lacking:
      'Si falta un filtro o no se sabe, la ficha lo dice. Llame y pregunte: puede que el centro sea bueno para usted de todos modos.',
  },
}
