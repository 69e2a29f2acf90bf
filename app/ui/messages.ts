import type { Texts } from '#app/lib/language.ts'
import { en } from './messages.en.ts'
import { es } from './messages.es.ts'

/** Texts of the shared controls. */
export const uiMessages: Texts<typeof en> = { en, es }
