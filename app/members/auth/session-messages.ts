import type { Texts } from '#app/lib/language.ts'
import { en } from './session-messages.en.ts'
import { es } from './session-messages.es.ts'

/** Messages of the guards in front of protected pages. */
export const guardMessages: Texts<typeof en> = { en, es }
