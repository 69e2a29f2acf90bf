import type { Texts } from '#app/lib/language.ts'
import { en } from './messages.en.ts'
import { es } from './messages.es.ts'

/** Texts of a center's card and page. */
export const centerMessages: Texts<typeof en> = { en, es }
