import type { en } from './messages.en.ts'

export const es: typeof en = {
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
  countyIsArea: (name) =>
    `El condado de ${name} es un área: buscamos los centros que están en él, y no se usa ninguna distancia.`,
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
}
