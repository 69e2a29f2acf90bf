import type { Texts } from '#app/lib/language.ts'

const listEn = new Intl.ListFormat('en-US', { type: 'conjunction' })
const listEs = new Intl.ListFormat('es-US', { type: 'conjunction' })
const orEn = new Intl.ListFormat('en-US', { type: 'disjunction' })
const orEs = new Intl.ListFormat('es-US', { type: 'disjunction' })

const en = {
  title: 'Call this one first',
  why: 'Why this one?',
  rule: 'It is the nearest one that fits everything you asked for and is open now by its hours. If two are equally near, the one checked last comes first. Being Trusted or well rated never counts here, and nobody can pay for it.',
  wrongNumber: 'Wrong number?',
  /** Over the groups of results after it. */
  groups: {
    others: 'If they are full, or you want another',
    asking: 'Near, but ask first',
    /** The same for centers without a phone number. */
    unknown: 'Near, but not everything is known',
    farther: 'Farther away, and fits everything',
    closed: 'Closed now',
  },
  say: 'Say:',
  lookingFor: (care: string[]) =>
    `I’m looking for ${care.length > 0 ? listEn.format(care) : 'help with addiction'}.`,
  weHave: (plans: string[]) => `We have ${orEn.format(plans)}.`,
  placeToday: 'Is there a place today?',
  whenToCome: 'When could we come?',
}

const es = {
  title: 'Llame a este primero',
  why: '¿Por qué este?',
  rule: 'Es el más cercano que cumple con todo lo que usted pidió y está abierto ahora según su horario. Si dos están igual de cerca, va primero el que se revisó más recientemente. Ser De confianza o estar bien calificado no cuenta aquí, y nadie puede pagar por ello.',
  wrongNumber: '¿Número equivocado?',
  groups: {
    others: 'Si están llenos, o usted quiere otro',
    asking: 'Cerca, pero pregunte antes',
    unknown: 'Cerca, pero no se sabe todo',
    farther: 'Más lejos, y cumplen con todo',
    closed: 'Cerrados ahora',
  },
  say: 'Diga:',
  lookingFor: (care) =>
    `Busco ${care.length > 0 ? listEs.format(care) : 'ayuda para una adicción'}.`,
  weHave: (plans) => `Tenemos ${orEs.format(plans)}.`,
  placeToday: '¿Hay lugar hoy?',
  whenToCome: '¿Cuándo se puede ir?',
} satisfies typeof en

/** The center to call first, what to say, and the groups of results. */
export const firstCallMessages: Texts<typeof en> = { en, es }
