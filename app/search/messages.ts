import type { Texts } from '#app/lib/language.ts'
import { en } from './messages.en.tsx'
import { es } from './messages.es.tsx'

/** Texts of the search: its forms, its results, and a search without results. */
export const searchMessages: Texts<typeof en> = { en, es }
