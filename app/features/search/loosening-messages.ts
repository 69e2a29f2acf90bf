import { formatNumber, type Texts } from '#app/lib/language.ts'
import type { Radius } from './search-input.ts'

const en = {
  /** What one loosened condition brings. `total` is a number of centers. */
  brings: {
    within: (before: Radius, after: Radius, total: number) =>
      `None within ${before} miles. ${formatNumber(total, 'en')} ${after === 'any' ? 'farther away' : `within ${after} miles`}.`,
    openings: (total: number) =>
      `None has told us of a bed today. ${formatNumber(total, 'en')} may have one: ask.`,
    open: (total: number) =>
      `None open now. ${formatNumber(total, 'en')} at other hours, or with hours that are not known.`,
    rating: (minimum: number, total: number) =>
      `None rated ${minimum} and up. ${formatNumber(total, 'en')} with any rating.`,
    words: (words: string, total: number) =>
      `None with “${words}”. ${formatNumber(total, 'en')} without these words.`,
    choices: (choices: string, total: number) =>
      `None known with ${choices}. ${formatNumber(total, 'en')} without this condition.`,
  },
  /** The same as a link's words. */
  link: {
    within: (after: Radius) => (after === 'any' ? 'At any distance' : `Within ${after} miles`),
    openings: 'Whether or not they told us of a bed',
    open: 'Open at other hours, or hours not known',
    rating: 'With any rating',
    words: (words: string) => `Without “${words}”`,
    choices: (choices: string) => `Without ${choices}`,
  },
  joinAll: (names: string[]) => names.join(' and '),
  joinAny: (names: string[]) => names.join(' or '),
  /** On a card: what is asked for and the center may lack. */
  notKnown: (choice: string) => `${choice}: not known`,
  ratedBelow: (minimum: number) => `Rated below ${minimum}`,
  ratingNotKnown: 'Rating: not known',
}

const es: typeof en = {
  brings: {
    within: (before, after, total) =>
      `Ninguno a ${before} millas o menos. ${formatNumber(total, 'es')} ${after === 'any' ? 'más lejos' : `a ${after} millas o menos`}.`,
    openings: (total) =>
      `Ninguno nos avisó hoy de una cama. Puede haberla en ${formatNumber(total, 'es')}: pregunte.`,
    open: (total) =>
      `Ninguno abierto ahora. ${formatNumber(total, 'es')} a otras horas, o sin horario conocido.`,
    rating: (minimum, total) =>
      `Ninguno con calificación de ${minimum} o más. ${formatNumber(total, 'es')} con cualquier calificación.`,
    words: (words, total) =>
      `Ninguno con “${words}”. ${formatNumber(total, 'es')} sin estas palabras.`,
    choices: (choices, total) =>
      `No sabemos de ninguno con ${choices}. ${formatNumber(total, 'es')} sin esta condición.`,
  },
  link: {
    within: (after) => (after === 'any' ? 'A cualquier distancia' : `A ${after} millas o menos`),
    openings: 'Aunque no nos hayan avisado de una cama',
    open: 'Abiertos a otras horas, o sin horario conocido',
    rating: 'Con cualquier calificación',
    words: (words) => `Sin “${words}”`,
    choices: (choices) => `Sin ${choices}`,
  },
  // Before a word like "Otros", "o" is "u".
  joinAll: (names) => new Intl.ListFormat('es', { type: 'conjunction' }).format(names),
  joinAny: (names) => new Intl.ListFormat('es', { type: 'disjunction' }).format(names),
  notKnown: (choice) => `${choice}: no se sabe`,
  ratedBelow: (minimum) => `Calificación menor de ${minimum}`,
  ratingNotKnown: 'Calificación: no se sabe',
}

/** What a search says of the condition that it leaves out where nothing matches. */
export const looseningMessages: Texts<typeof en> = { en, es }
