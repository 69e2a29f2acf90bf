import type { Texts } from '#app/lib/language.ts'
import { en } from './messages.en.ts'
import { es } from './messages.es.ts'

/** What the pages of signing in and signing up say. */
export const messages: Texts<typeof en> = { en, es }

/** The fields of every account form. */
export type AccountField = keyof typeof en.fields
