import type { ReactNode } from 'react'
import {
  isArea,
  labelPlace,
  type NamedPlace,
  type Near,
  type NearArea,
  nameArea,
  type UnknownNear,
} from '#app/center/places/near.ts'
import { formatNumber, type Texts } from '#app/lib/language.ts'
import { examples } from '#site/examples.ts'
import { stateCode, stateName } from '#site/state.ts'
import type { Radius, SortOrder } from './search-input.ts'

const toSentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const countEn = (number: number) => formatNumber(number, 'en')

/** Some English texts are exact, from section 2 of the specification, 'Directory'. */
const en = {
  searching: 'Searching...',
  noCentersFound: 'No centers found',
  showAllCenters: 'Show All Centers',
  errorLoadingCenters: 'Error Loading Centers',
  /** `message` says what failed, in words for visitors. */
  failedToLoad: (message: string) => `Failed to load treatment centers: ${message}`,
  tryAgain: 'Try again',
  helpNow: (call988: ReactNode, call911: ReactNode) => (
    <>
      If you need help now, call or text {call988}; in danger, call {call911}.
    </>
  ),

  directory: {
    title: 'Treatment Centers Directory',
    /** The region of the listed centers. */
    region: (isBeyondState: boolean): string =>
      isBeyondState ? `${stateName.en} and other states` : stateName.en,
    lede: (region: string) =>
      `Addiction treatment centers in ${region}. Trusted centers are listed first; near a place, the nearest.`,
    /** For search engines. `place` is the typed location, or else the region. */
    describe: (total: number, near: Near | null, place: string) => {
      const isPlace = near && near.kind !== 'unknown' && near.kind !== 'position'
      const where = isPlace
        ? isArea(near)
          ? `in ${nameArea(near, 'en')}`
          : `near ${near.label}`
        : `in ${place}`
      const number = total > 0 ? `${countEn(total)} a` : 'A'
      const centers = `${number}ddiction treatment ${total === 1 ? 'center' : 'centers'} ${where}`
      return `${centers}. Search by name, city, kind of treatment and rating. No center can pay for its place here.`
    },
    pages: 'Pages of treatment centers',
  },

  form: {
    label: 'Treatment centers',
    search: 'Search',
    filter: 'Filter',
    skipToResults: 'Skip to the results',
    /** Read aloud after the number of filters. */
    set: 'on',
    text: 'Name, city or ZIP code',
    numbersExplained: 'The numbers say how many centers you would find.',
    moreFilters: 'More filters',
    moreLanguages: 'More languages',
    showResults: 'Show results',
    treatmentType: 'Treatment type',
    anyType: 'Any type',
    near: 'Near',
    nearPlaceholder: 'ZIP, town or county',
    useMyLocation: 'Use my location',
    within: 'Within',
    /** "10 miles"; "any distance". */
    radius: (within: Radius) => (within === 'any' ? 'any distance' : `${within} miles`),
    minimumRating: 'Minimum rating',
    anyRating: 'Any rating',
    andUp: (rating: number) => `${rating} and up`,
    open: 'Open',
    openOnly: 'Open centers only',
    hideClosed: 'Hide closed centers',
    openNow: 'Open now',
    /** `time` is "Sunday", "at 2 AM" or "before 6 AM". */
    openAt: (time: string) => `Open ${time}`,
    beds: 'Beds',
    hasBeds: 'Has beds',
    withBeds: 'Has beds (inpatient or residential)',
    openBeds: 'Open beds',
    toldOfBed: 'Reported an open bed in the last 24 hours',
    anyOfThese: 'Centers with any of these',
    allOfThese: 'Centers with all of these',
  },

  /**
   * Beside 'Use my location': what the script says while it waits, and what to do when it fails.
   */
  position: {
    waiting: 'Finding your location…',
    denied: 'Your browser did not share your location. Type a ZIP code or a town instead.',
    unavailable: 'Your device could not find its location. Type a ZIP code or a town instead.',
    slow: 'Finding your location takes too long. Type a ZIP code or a town instead.',
  },

  /** What a phone's search box says was understood. */
  asked: {
    anywhere: (
      <>
        Near: <b>anywhere in {stateCode}</b>
      </>
    ) as ReactNode,
    yourLocation: 'your location',
    unknown: (typed: string) => (
      <>
        Near <b>“{typed}”</b>
      </>
    ),
    county: (name: string) => (
      <>
        In <b>{name}</b>
      </>
    ),
    near: (name: string, within: Radius) => (
      <>
        Near <b>{name}</b>, {within === 'any' ? 'any distance' : `${within} miles`}
      </>
    ),
    /** Above a list without a place. */
    where: 'Where are you?',
    whereText: 'Then we can say who to call first.',
    show: 'Show',
  },

  chips: {
    label: 'Filters',
    remove: 'Remove filter: ',
    showingAll: 'Showing all centers.',
    searchExactWords: 'Search for the exact words instead',
    /** Add a choice to the results. */
    also: (choice: string) => `Also show ${choice}`,
    /**
     * Describe the searched place: "Within 10 miles of 07102 (Newark)", "In Essex County", "Near
     * “Newrak”".
     */
    near: (typed: string, near: Near | null, within: Radius) => {
      if (!near || near.kind === 'unknown') return `Near “${typed}”`
      if (near.kind === 'region') return near.label
      if (near.kind === 'county') return `In ${near.label}`
      const place = near.kind === 'position' ? `the position ${near.label}` : near.label
      return within === 'any'
        ? `Near ${place}, at any distance`
        : `Within ${within} miles of ${place}`
    },
  },

  /** "1,204 Treatment Centers Found" */
  found: (total: number) =>
    `${countEn(total)} Treatment ${total === 1 ? 'Center' : 'Centers'} Found`,
  map: 'Map',
  sortBy: 'Sort by',
  sort: 'Sort',
  sortOrders: {
    distance: 'Distance',
    rating: 'Rating',
    name: 'Name',
    reviews: 'Reviews',
  } satisfies Record<SortOrder, string> as Record<SortOrder, string>,

  home: {
    label: 'Search results',
    seeAll: (total: number) => `See all ${countEn(total)}`,
    seeInDirectory: 'See in the directory',
  },

  notes: {
    /** The position stays in the URL wherever the link goes. */
    positionInAddress:
      'Your location is in this page’s link. It stays in your browser history and in any link you share.',
    /** Why a typed place wasn't found. */
    unknown: ({ text, reason }: UnknownNear) => {
      if (reason === 'zip') return `We do not know the ZIP code “${text}”.`
      if (reason === 'outside')
        return `“${text}” is outside ${stateName.en}. There, you can search by ZIP code.`
      if (reason === 'far') return `“${text}” is outside ${stateName.en}. We list ${stateName.en}.`
      if (reason === 'road') return `We do not know roads and exits, such as “${text}”.`
      if (reason === 'position') return `“${text}” is not a place on the map.`
      return `We do not know a town or county in ${stateName.en} named “${text}”.`
    },
    /** The results are for the nearest name, or for the town that is a part of the text. */
    correctedPlace: (typed: string, near: NamedPlace) =>
      `We don’t know “${typed}”. Showing places ${isArea(near) ? `in ${nameArea(near, 'en')}` : `near ${near.label}`}.`,
    chooseZip: (links: ReactNode) => <>Choose a ZIP code: {links}. </>,
    didYouMean: (links: ReactNode) => <>Did you mean {links}? </>,
    notLimited: 'The results below are from all places.',
    /** Before the last of several places. */
    or: ' or ',
    areaHasNoDistance: (area: NearArea) =>
      `${toSentence(nameArea(area, 'en'))} is an area: you see the centers in it, and no distance is used.`,
    /** Plain words for the URL's parameters. */
    parameters: {
      within: 'distance',
      type: 'kind of care',
      offers: 'what a center offers',
      minRating: 'rating',
      rating: 'rating',
      open: 'opening',
      at: 'opening time',
      beds: 'beds',
      sort: 'order',
      page: 'page',
    } as Record<string, string>,
    ignored: (names: string) => `We ignored part of this link: ${names}.`,
    corrected: (typed: string, corrected: ReactNode) => (
      <>
        Nothing matches “{typed}”. Showing results for <b>“{corrected}”</b>.
      </>
    ),
    /** For "near me". */
    typePlace: (field: ReactNode) => (
      <>For centers near you, type a ZIP code or town in “{field}”.</>
    ),
    unknownHours: (centers: number) =>
      `The hours of ${countEn(centers)} more ${centers === 1 ? 'center' : 'centers'} are not known, so ${centers === 1 ? 'it is' : 'they are'} not shown here.`,
    holidayHours: (centers: number) =>
      `We don’t know whether ${countEn(centers)} more ${centers === 1 ? 'center is' : 'centers are'} open today, so ${centers === 1 ? 'it is' : 'they are'} not shown here.`,
    showAllOpen: 'Show all open centers',
    leavesOutText: 'We searched only the beginning of this long text.',
    cut: (shown: number, total: number) =>
      `The list ends here, after ${countEn(shown)} of ${countEn(total)} centers. Add a place, a word or a kind of treatment to see the others.`,
  },

  /** Above results that are mostly closed now. */
  openNowOffer: {
    nearestClosed: 'Most of the nearest ones are closed right now.',
    firstClosed: 'Most of the first ones are closed right now.',
    noneOpen: 'None of these is open now, as far as we know.',
    openNow: (centers: number) => `Open now (${countEn(centers)})`,
  },

  deadEnd: {
    noCentersYet: 'The directory has no centers yet.',
    helpToday: 'If you need help today, call or text 988 at any hour.',
    call988: 'Call 988',
    changeOne: 'Or change one thing:',
    dontSearch: (line: string, phone: ReactNode) => (
      <>
        Don’t want to search? Call {line}, 24/7: {phone}
      </>
    ),
    /** Where no center has a number. */
    ask: (line: string, phone: ReactNode) => (
      <>
        We have no phone numbers for them yet. Ask {line}, day and night: {phone}
      </>
    ),
    /** Over centers that miss a filter, or the words. */
    notEverything: 'Doesn’t match everything',
    withoutWords: (words: string) => `These were found without “${words}”.`,
    lacking: 'Each one shows what it lacks, or what to ask.',
  },
}

const countEs = (number: number) => formatNumber(number, 'es')

const es = {
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
      const county = /^(.+) County$/.exec(place)?.[1]
      const where = isPlace
        ? isArea(near)
          ? `en ${nameArea(near, 'es')}`
          : `cerca de ${labelPlace(near.label, 'es')}`
        : county
          ? `en el condado de ${county}`
          : `en ${place}`
      const centers =
        total === 1
          ? '1 centro de tratamiento'
          : total > 0
            ? `${countEs(total)} centros de tratamiento`
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
    set: 'activos',
    text: 'Nombre, ciudad o código postal',
    numbersExplained: 'Los números dicen cuántos centros encontraría usted.',
    moreFilters: 'Más filtros',
    moreLanguages: 'Más idiomas',
    showResults: 'Ver los resultados',
    treatmentType: 'Tipo de tratamiento',
    anyType: 'Cualquier tipo',
    near: 'Cerca de',
    nearPlaceholder: 'ZIP, pueblo o condado',
    useMyLocation: 'Usar mi ubicación',
    within: 'Distancia',
    radius: (within) => (within === 'any' ? 'cualquier distancia' : `${within} millas`),
    minimumRating: 'Calificación mínima',
    anyRating: 'Cualquier calificación',
    andUp: (rating) => `${rating} o más`,
    open: 'Abierto',
    openOnly: 'Solo centros abiertos',
    hideClosed: 'Ocultar los cerrados',
    openNow: 'Abierto ahora',
    openAt: (time) => `Abierto ${time}`,
    beds: 'Camas',
    hasBeds: 'Con camas',
    withBeds: 'Con camas (con internación o residencial)',
    openBeds: 'Camas libres',
    toldOfBed: 'Reportó una cama libre en las últimas 24 horas',
    anyOfThese: 'Centros con alguno de estos',
    allOfThese: 'Centros con todo esto',
  },

  position: {
    waiting: 'Buscando su ubicación…',
    denied: 'Su navegador no compartió su ubicación. Escriba un código postal o un pueblo.',
    unavailable:
      'Su dispositivo no pudo encontrar su ubicación. Escriba un código postal o un pueblo.',
    slow: 'Encontrar su ubicación tarda demasiado. Escriba un código postal o un pueblo.',
  },

  asked: {
    anywhere: (
      <>
        Cerca de: <b>todo {stateCode}</b>
      </>
    ),
    yourLocation: 'su ubicación',
    unknown: (typed) => (
      <>
        Cerca de <b>“{typed}”</b>
      </>
    ),
    county: (name) => <b>{name}</b>,
    near: (name, within) => (
      <>
        Cerca de <b>{name}</b>, {within === 'any' ? 'cualquier distancia' : `${within} millas`}
      </>
    ),
    where: '¿Dónde está usted?',
    whereText: 'Así podemos decirle a quién llamar primero.',
    show: 'Ver',
  },

  chips: {
    label: 'Filtros activos',
    remove: 'Quitar filtro: ',
    showingAll: 'Se muestran todos los centros.',
    searchExactWords: 'Buscar las palabras exactas',
    also: (choice) => `Mostrar también ${choice}`,
    near: (typed, near, within) => {
      if (!near || near.kind === 'unknown') return `Cerca de “${typed}”`
      if (near.kind === 'region') return labelPlace(near.label, 'es')
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
      : `${countEs(total)} centros de tratamiento encontrados`,
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
    seeAll: (total) => `Ver los ${countEs(total)}`,
    seeInDirectory: 'Ver en el directorio',
  },

  notes: {
    positionInAddress:
      'Su ubicación está en el enlace de esta página. Queda en el historial de su navegador y en todo enlace que usted comparta.',
    unknown: ({ text, reason }) => {
      if (reason === 'zip') return `No conocemos el código postal “${text}”.`
      if (reason === 'outside')
        return `“${text}” está fuera de ${stateName.es}. Allí puede buscar por código postal.`
      if (reason === 'far')
        return `“${text}” está fuera de ${stateName.es}. Nuestra lista es de ${stateName.es}.`
      if (reason === 'road') return `No conocemos carreteras ni salidas, como “${text}”.`
      if (reason === 'position') return `“${text}” no es un lugar en el mapa.`
      return `No conocemos un pueblo o condado de ${stateName.es} que se llame “${text}”.`
    },
    correctedPlace: (typed, near) => {
      const where = isArea(near)
        ? `en ${nameArea(near, 'es')}`
        : `cerca de ${labelPlace(near.label, 'es')}`
      return `No conocemos “${typed}”. Le mostramos lugares ${where}.`
    },
    chooseZip: (links) => <>Elija un código postal: {links}. </>,
    didYouMean: (links) => <>¿Quiso decir {links}? </>,
    notLimited: 'Lo que sigue no se limita a un lugar.',
    or: ' o ',
    areaHasNoDistance: (area) =>
      `${toSentence(nameArea(area, 'es'))} es un área: usted ve los centros que están en él, y no se usa ninguna distancia.`,
    parameters: {
      within: 'distancia',
      type: 'tipo de atención',
      offers: 'lo que ofrece un centro',
      minRating: 'calificación',
      rating: 'calificación',
      open: 'si está abierto',
      at: 'hora de apertura',
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
        : `No se sabe el horario de ${countEs(centers)} centros más, así que no se muestran aquí.`,
    holidayHours: (centers) =>
      centers === 1
        ? 'No se sabe si 1 centro más está abierto hoy, así que no se muestra aquí.'
        : `No se sabe si ${countEs(centers)} centros más están abiertos hoy, así que no se muestran aquí.`,
    showAllOpen: 'Ver todos los centros abiertos',
    leavesOutText: 'Buscamos solo con el principio de este texto largo.',
    cut: (shown, total) =>
      `La lista termina aquí, después de ${countEs(shown)} de ${countEs(total)} centros. Agregue un lugar, una palabra o un tipo de tratamiento para ver los demás.`,
  },

  openNowOffer: {
    nearestClosed: 'La mayoría de los más cercanos está cerrada ahora.',
    firstClosed: 'La mayoría de los primeros está cerrada ahora.',
    noneOpen: 'Hasta donde sabemos, ninguno de estos está abierto ahora.',
    openNow: (centers) => `Abiertos ahora (${countEs(centers)})`,
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
    ask: (line, phone) => (
      <>
        Todavía no tenemos sus teléfonos. Pregunte a {line}, de día y de noche: {phone}
      </>
    ),
    notEverything: 'No cumplen con todo',
    withoutWords: (words) => `Estos se encontraron sin “${words}”.`,
    lacking: 'En cada uno verá qué no ofrece, o qué preguntar.',
  },
} satisfies typeof en

/** Texts of the search: its forms, its results, and a search without results. */
export const searchMessages: Texts<typeof en> = { en, es }

/** Texts of Home's search form. */
const homeEn = {
  need: 'What do you need?',
  needPlaceholder: `detox near ${examples.city}, Medicaid`,
  chips: 'Common searches',
  openNow: 'Open now',
  detox: 'Detox',
  medicaid: 'Medicaid',
  medicines: 'Methadone or Suboxone',
  lowCost: 'Free or low cost',
  spanish: 'Spanish-speaking',
}

const homeEs = {
  need: '¿Qué necesita?',
  needPlaceholder: `detox en ${examples.city}, Medicaid`,
  chips: 'Búsquedas frecuentes',
  openNow: 'Abierto ahora',
  detox: 'Desintoxicación',
  medicaid: 'Medicaid',
  medicines: 'Metadona o Suboxone',
  lowCost: 'Gratis o de bajo costo',
  spanish: 'Hablan español',
} satisfies typeof homeEn

export const homeSearchMessages: Texts<typeof homeEn> = { en: homeEn, es: homeEs }
