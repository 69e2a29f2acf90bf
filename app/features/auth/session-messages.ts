import type { Texts } from '#app/lib/language.ts'
import { en } from './session-messages.en.ts'
import { es } from './session-messages.es.ts'

/** What is said by those who keep a page's door. */
export const guardMessages: Texts<typeof en> = { en, es }
