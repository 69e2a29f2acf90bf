import type { Texts } from '#app/lib/language.ts'
import { en } from './messages.en.tsx'
import { es } from './messages.es.tsx'

/** What the search says: the forms, the results, and what there is where nothing is found. */
export const searchMessages: Texts<typeof en> = { en, es }
