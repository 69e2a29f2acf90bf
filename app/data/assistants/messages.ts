import type { Texts } from '#app/lib/language.ts'

/** Texts of the answers to assistants. Tools describe themselves in English only: a program reads that. */
const en = {
  callToConfirm: 'Call to confirm before you go. What a listing says may be out of date.',
  inEmergency: 'In an emergency:',
  supportLine: '24/7 support line.',
  address: 'Address',
  nobodyTold: 'Nobody has told us yet.',
  hoursOnPage: 'Listed on the page of the center, from Google.',
  noStreet: 'The street is not listed.',
  ask: 'Ask when you call.',
  /** `source` is "From SAMHSA, 2021". */
  notChecked: (source: string) => `${source}; not checked by us`,
  cut: (characters: number) =>
    `The search read only the beginning of this text (at most ${characters} characters). Search again with fewer words.`,
  hoursLeftOut:
    'These centers are not closed, but we did not look at opening hours. Ask when you call.',
  askForPlace: 'For centers nearby, ask the person for a ZIP code or a town.',
  milesNeedPlace:
    'The distance was not used, because no place was given. Ask the person for a ZIP code or a town.',
  notLimited: 'The search was not limited to a place.',
  searchedPlace: (place: string) => `We searched for “${place}”.`,
  correctedPlace: (typed: string, place: string) =>
    `We do not know “${typed}”, so we searched for “${place}”.`,
  /** A place may have a comma: "Franklin, Sussex County". */
  didYouMean: (places: string[]) => `Did you mean: ${places.join('; ')}?`,
  zipsThere: (zips: string[]) => `For example: ${zips.join(', ')}.`,
  /** `area` stands inside a sentence: "the Jersey Shore". */
  areaHasNoDistance: (area: string) =>
    `We searched for all centers in ${area}: it is an area, and no distance is used.`,
  corrected: (typed: string, corrected: string) =>
    `Nothing matches “${typed}”, so we searched for “${corrected}”.`,
  allCenters: 'The search found no filter in these words, so these are all centers.',
  noneInDanger:
    'We suggest no center here, because these words may mean danger: the crisis lines come first. To find a center later, search for the care and the place.',
  notEverything: 'These centers do not match everything.',
  withoutWords: (words: string) => `These centers were found without “${words}”.`,
  lacking:
    'What a center lacks or may lack is listed with it. Call and ask: the center may still be right for you.',
  notFound: 'No center in this directory has this name in its link, or this id.',
  failed: 'The directory cannot answer right now. Please try again.',
  tooMuch: 'The arguments hold too many values, or lists within lists.',
  invalid: (details: string) => `The arguments are wrong: ${details}`,
}

const es = {
  callToConfirm:
    'Llame para confirmar antes de ir. Lo que dice una ficha puede estar desactualizado.',
  inEmergency: 'En una emergencia:',
  supportLine: 'Línea de apoyo 24/7.',
  address: 'Dirección',
  nobodyTold: 'Todavía nadie nos lo ha dicho.',
  hoursOnPage: 'Está en la página del centro, tomado de Google.',
  noStreet: 'La calle no está en la ficha.',
  ask: 'Pregunte cuando llame.',
  notChecked: (source) => `${source}; no lo hemos revisado`,
  cut: (characters) =>
    `La búsqueda leyó solo el principio de este texto (hasta ${characters} caracteres). Busque de nuevo con menos palabras.`,
  hoursLeftOut:
    'Estos centros no están cerrados, pero no revisamos los horarios. Pregunte cuando llame.',
  askForPlace: 'Para ver centros cercanos, se necesita un código postal o una ciudad.',
  milesNeedPlace:
    'La distancia no se usó, porque falta el lugar. Se necesita un código postal o una ciudad.',
  notLimited: 'La búsqueda no se limitó a un lugar.',
  searchedPlace: (place) => `Buscamos “${place}”.`,
  correctedPlace: (typed, place) => `No conocemos “${typed}”, así que buscamos “${place}”.`,
  didYouMean: (places) => `¿Quiso decir: ${places.join('; ')}?`,
  zipsThere: (zips) => `Por ejemplo: ${zips.join(', ')}.`,
  areaHasNoDistance: (area) =>
    `En ${area} no se usa ninguna distancia: buscamos todos los centros que están allí.`,
  corrected: (typed, corrected) => `Nada coincide con “${typed}”, así que buscamos “${corrected}”.`,
  allCenters:
    'La búsqueda no encontró ningún filtro en estas palabras: estos son todos los centros.',
  noneInDanger:
    'Aquí no sugerimos ningún centro, porque estas palabras pueden indicar peligro: primero están las líneas de crisis. Para encontrar un centro después, busque la atención y el lugar.',
  notEverything: 'Estos centros no cumplen con todo.',
  withoutWords: (words) => `Estos centros se encontraron sin “${words}”.`,
  lacking:
    'Lo que le falta a un centro, o no se sabe, está junto a él. Llame y pregunte: puede que el centro sea bueno para usted de todos modos.',
  notFound: 'Ningún centro de este directorio tiene ese nombre en su enlace, ni ese identificador.',
  failed: 'El directorio no puede responder en este momento. Inténtelo de nuevo, por favor.',
  tooMuch: 'Los datos tienen demasiados valores, o listas dentro de listas.',
  invalid: (details) => `Los datos no son válidos: ${details}`,
} satisfies typeof en

export const assistantMessages: Texts<typeof en> = { en, es }
