import type { en } from './loosening-messages.en.ts'

export const es: typeof en = {
  kinds: {
    within: {
      brings: ({ before, after, total }) =>
        `Ninguno a ${before} millas o menos. ${total} ${after === 'any' ? 'más lejos' : `a ${after} millas o menos`}.`,
      link: ({ after }) =>
        after === 'any' ? 'A cualquier distancia' : `A ${after} millas o menos`,
    },
    beds: {
      brings: ({ total }) =>
        `Ningún centro nos avisó de una cama libre. Puede haber una en ${total}: llame y pregunte.`,
      link: () => 'Con o sin aviso de una cama libre',
    },
    open: {
      brings: ({ total }) =>
        `Ninguno abierto ahora. ${total} a otras horas, o sin horario conocido.`,
      link: () => 'Abiertos a otras horas, o sin horario conocido',
    },
    rating: {
      brings: ({ minimum, total }) =>
        `Ninguno con calificación de ${minimum} o más. ${total} con cualquier calificación.`,
      link: () => 'Con cualquier calificación',
    },
    words: {
      brings: ({ words, total }) => `Ninguno con “${words}”. ${total} sin estas palabras.`,
      link: ({ words }) => `Sin “${words}”`,
    },
    choices: {
      brings: ({ choices, total }) =>
        `No sabemos de ninguno con ${choices}. ${total} sin este filtro.`,
      link: ({ choices }) => `Sin ${choices}`,
    },
  },
  maybeNoBed: ' No es seguro que haya una cama: llame y pregunte.',
  // Before a word like "Otros", Spanish "o" becomes "u".
  joinAll: (names) => new Intl.ListFormat('es', { type: 'conjunction' }).format(names),
  joinAny: (names) => new Intl.ListFormat('es', { type: 'disjunction' }).format(names),
  notKnown: (choice) => `${choice}: no se sabe`,
  ratedBelow: (minimum) => `Calificación menor de ${minimum}`,
  ratingNotKnown: 'Calificación: no se sabe',
}
