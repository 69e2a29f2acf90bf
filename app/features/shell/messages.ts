import type { Texts } from '#app/lib/language.ts'
import { en } from './messages.en.tsx'
import { es } from './messages.es.tsx'

/** What Home, the help on other pages and the pages of those who got lost say. */
export const siteMessages: Texts<typeof en> = { en, es }
