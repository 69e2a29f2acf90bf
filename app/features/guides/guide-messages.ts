import type { Texts } from '#app/lib/language.ts'
import { en } from './guide-messages.en.ts'
import { es } from './guide-messages.es.ts'

/** What the pages of guidance have in common. */
export const guideMessages: Texts<typeof en> = { en, es }
