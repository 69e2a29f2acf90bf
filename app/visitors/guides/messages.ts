import type { Texts } from '#app/lib/language.ts'
import { stateName } from '#site/state.ts'
import { addictionLine } from '#site/support-lines.ts'

const en = {
  onThisPage: 'On this page',
  checkedOn: (day: string) => `Checked ${day}.`,
  sources: 'Sources',
  // Only for translations: an expert must review them.
  notReviewed: null as string | null,
  addictionLine: `${addictionLine.name} is ${stateName.en}’s addiction line, 24/7.`,
  answers: (line: string) => `${line} answers 24/7.`,
  call: 'Call',
  textTo: (to: string) => `Text ${to}`,
  chatAt: (website: string) => `Chat at ${website}`,
  lastUpdated: 'Last updated:',
  /** Followed by an email address. */
  writeTo: 'Write to',
  /** Followed by a phone number. */
  orCall: ', or call',
}

const es = {
  onThisPage: 'En esta página',
  checkedOn: (day) => `Revisado el ${day}.`,
  sources: 'Fuentes',
  notReviewed: 'Un profesional de la salud que habla español todavía no ha revisado esta página.',
  addictionLine: `${addictionLine.es.name} es la línea de adicciones de ${stateName.es}, 24 horas, todos los días.`,
  answers: (line) => `${line} contesta las 24 horas, todos los días.`,
  call: 'Llamar al',
  textTo: (to) => `Envíe ${to}`,
  chatAt: (website) => `Chat en ${website}`,
  lastUpdated: 'Última actualización:',
  writeTo: 'Escriba a',
  orCall: ', o llame al',
} satisfies typeof en

/** Texts that all guide pages share. */
export const guideMessages: Texts<typeof en> = { en, es }
