import type { en } from './loosening-messages.en.ts'

const listAll = new Intl.ListFormat('es-US', { type: 'conjunction' })
const listAny = new Intl.ListFormat('es-US', { type: 'disjunction' })
const numerals = [
  'ningún',
  'un',
  'dos',
  'tres',
  'cuatro',
  'cinco',
  'seis',
  'siete',
  'ocho',
  'nueve',
]

type Loosed = Parameters<typeof en.kinds.within.brings>[0]

const centers = ({ total, count }: Loosed) =>
  `${numerals[total] ?? count} ${total === 1 ? 'centro' : 'centros'}`
const meetRest = (loosed: Loosed) =>
  `Hay ${centers(loosed)} que ${loosed.total === 1 ? 'cumple' : 'cumplen'} con lo demás`
const where = ({ after }: Loosed) => (after === 'any' ? 'más lejos' : `a ${after} millas o menos`)
const perhapsNot = ({ total, one, many }: Loosed) => `quizás no ${total === 1 ? one : many}`

export const es: typeof en = {
  kinds: {
    within: {
      brings: (loosed) => `Hay ${centers(loosed)} ${where(loosed)}`,
      button: (loosed) => `Ver ${loosed.count} ${where(loosed)}`,
      link: ({ after }) =>
        after === 'any' ? 'A cualquier distancia' : `A ${after} millas o menos`,
    },
    beds: {
      brings: (loosed) => `Puede haber una cama libre en ${centers(loosed)}: llame y pregunte`,
      button: ({ count }) => `Ver ${count} donde puede haber una cama`,
      link: () => 'Con o sin aviso de una cama libre',
    },
    open: {
      brings: (loosed) =>
        loosed.total === 1
          ? `${meetRest(loosed)}, pero ahora está cerrado o no se sabe su horario`
          : `${meetRest(loosed)}, pero ahora están cerrados o no se sabe su horario`,
      button: ({ count }) => `Ver ${count} aunque ahora no abran`,
      link: () => 'Abiertos a otras horas, o sin horario conocido',
    },
    rating: {
      brings: (loosed) => `Hay ${centers(loosed)} con cualquier calificación`,
      button: ({ count }) => `Ver ${count} con cualquier calificación`,
      link: () => 'Con cualquier calificación',
    },
    words: {
      brings: (loosed) => `Hay ${centers(loosed)} sin “${loosed.words}”`,
      button: ({ count, words }) => `Ver ${count} sin “${words}”`,
      link: ({ words }) => `Sin “${words}”`,
    },
    choices: {
      brings: (loosed) => `${meetRest(loosed)}, pero ${perhapsNot(loosed)}`,
      button: (loosed) => `Ver ${loosed.count} que ${perhapsNot(loosed)}`,
      link: ({ choices }) => `Sin ${choices}`,
    },
  },
  verbs: {
    care: { one: 'ofrezca', many: 'ofrezcan' },
    payment: { one: 'acepte', many: 'acepten' },
    cost: { one: 'sea', many: 'sean' },
    medicines: { one: 'ofrezca', many: 'ofrezcan' },
    language: { one: 'atienda en', many: 'atiendan en' },
    people: { one: 'atienda a', many: 'atiendan a' },
    access: { one: 'tenga', many: 'tengan' },
  },
  objects: {
    detox: 'desintoxicación',
    inpatient: 'internación',
    outpatient: 'atención ambulatoria',
    'intensive-outpatient': 'atención ambulatoria intensiva',
    'medication-assisted': 'tratamiento con medicinas',
    counseling: 'consejería',
    'group-therapy': 'terapia de grupo',
    'family-therapy': 'terapia familiar',
    residential: 'tratamiento residencial',
    'partial-hospitalization': 'hospitalización parcial',
    'sober-living': 'casa de vida sobria (vivienda, no tratamiento)',
    telehealth: 'atención a distancia',
    'private-insurance': 'seguro privado',
    methadone: 'metadona',
    buprenorphine: 'buprenorfina (como Suboxone)',
    naltrexone: 'naltrexona (como Vivitrol)',
    'free-or-low-cost': 'gratis o de bajo costo',
    spanish: 'español',
    'sign-language': 'lengua de señas',
    'other-language': 'otros idiomas',
    pregnant: 'personas embarazadas o con un bebé recién nacido',
    'under-18': 'menores de 18',
    veterans: 'veteranos',
    'mental-health': 'quienes también necesitan salud mental',
    women: 'mujeres',
    men: 'hombres',
    seniors: 'adultos mayores',
    lgbtq: 'personas LGBTQ+',
    'court-referred': 'personas enviadas por un tribunal',
    dui: 'personas con un caso de DUI o DWI',
    wheelchair: 'acceso para silla de ruedas',
  },
  // Spanish "o" becomes "u" before a word like "Otros", and "y" becomes "e" before "inglés".
  joinAll: (names) => listAll.format(names),
  joinAny: (names) => listAny.format(names),
  nearest: (total, miles, place) =>
    `; ${total === 1 ? 'está' : 'el más cercano está'} a ${miles}${place ? `, en ${place}` : ''}`,
  maybeNoBed: ' No es seguro que haya una cama: llame y pregunte.',

  nothing: (places, conditions) => {
    const that = conditions.length > 0 ? ` que ${listAll.format(conditions)}` : ''
    return `No encontramos ningún centro${places.length > 0 ? ` ${listAll.format(places)}` : ''}${that}.`
  },
  withinMiles: (miles, place) => `a ${miles} millas o menos de ${place}`,
  yourLocation: 'su ubicación',
  inPlace: (place) => `en ${place}`,
  inCounty: (name) => `en el condado de ${name}`,
  matchesWords: (words) => `coincida con “${words}”`,
  isRated: (minimum) => `tenga calificación de ${minimum} o más`,
  isOpenNow: 'esté abierto ahora',
  isNotClosed: 'no esté cerrado',
  hasBeds: 'tenga camas',
  hasOpenBed: 'haya avisado de una cama libre en las últimas 24 horas',

  notOffered: (choice) => `${choice}: no se ofrece`,
  notKnown: (choice) => `${choice}: no se sabe, pregunte`,
  ratedBelow: (minimum) => `Calificación menor de ${minimum}`,
  ratingNotKnown: 'Calificación: no se sabe',
}
