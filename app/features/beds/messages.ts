import type { Texts } from '#app/lib/language.ts'
import { en } from './messages.en.ts'
import { es } from './messages.es.ts'

/** Texts of the form in which a center reports its open beds. */
export const bedsMessages: Texts<typeof en> = { en, es }
