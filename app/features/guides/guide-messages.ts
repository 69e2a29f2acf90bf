import type { Texts } from '#app/lib/language.ts'

const en = {
  onThisPage: 'On this page',
  checkedOn: (day: string) => `Checked ${day}.`,
  sources: 'Sources',
  // What is translated has to be read by somebody who knows the matter; the English needs no such line.
  notReviewed: null as string | null,
  reachNj: 'ReachNJ is New Jersey’s addiction line, 24/7.',
  answers: (line: string) => `${line} answers 24/7.`,
  call: 'Call',
  textTo: (to: string) => `Text ${to}`,
  chatAt: (website: string) => `Chat at ${website}`,
  tty: (number: string) => `TTY ${number}`,
  lastUpdated: 'Last updated:',
  /** An e-mail address follows. */
  writeTo: 'Write to',
  /** A telephone number follows. */
  orCall: ', or call',
}

const es: typeof en = {
  onThisPage: 'En esta página',
  checkedOn: (day) => `Revisado el ${day}.`,
  sources: 'Fuentes',
  notReviewed: 'Un profesional de la salud que habla español todavía no ha revisado esta página.',
  reachNj: 'ReachNJ es la línea de adicciones de Nueva Jersey, 24 horas, todos los días.',
  answers: (line) => `${line} contesta las 24 horas, todos los días.`,
  call: 'Llamar al',
  textTo: (to) => `Envíe ${to}`,
  chatAt: (website) => `Chat en ${website}`,
  tty: (number) => `TTY ${number}`,
  lastUpdated: 'Última actualización:',
  writeTo: 'Escriba a',
  orCall: ', o llame al',
}

/** What the pages of guidance have in common. */
export const guideMessages: Texts<typeof en> = { en, es }
