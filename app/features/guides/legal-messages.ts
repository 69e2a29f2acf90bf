import type { Texts } from '#app/lib/language.ts'

const en = {
  onThisPage: 'On this page',
  lastUpdated: 'Last updated:',
  /** An e-mail address follows. */
  writeTo: 'Write to',
  /** A telephone number follows. */
  orCall: ', or call',
}

const es: typeof en = {
  onThisPage: 'En esta página',
  lastUpdated: 'Última actualización:',
  writeTo: 'Escriba a',
  orCall: ', o llame al',
}

export const legalMessages: Texts<typeof en> = { en, es }
