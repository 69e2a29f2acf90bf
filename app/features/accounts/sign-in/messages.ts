import type { Texts } from '#app/lib/language.ts'
import { en } from './messages.en.tsx'
import { es } from './messages.es.tsx'

/** What the pages of signing in and signing up say. */
export const messages: Texts<typeof en> = { en, es }

/** The fields of every account form. */
export type AccountField = keyof typeof en.fields
