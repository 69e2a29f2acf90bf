import type { Texts } from '#app/lib/language.ts'
import { en } from './messages.en.ts'
import { es } from './messages.es.ts'

/** What the votes, reviews and comments of a center's page say. */
export const participationMessages: Texts<typeof en> = { en, es }

export type ParticipationFlashCode = keyof typeof en.flash
