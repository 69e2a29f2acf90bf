import type { Texts } from '#app/lib/language.ts'
import { en } from './messages.en.ts'
import { es } from './messages.es.ts'

/** Texts of votes, reviews and comments. */
export const participationMessages: Texts<typeof en> = { en, es }

export type ParticipationFlashCode = keyof typeof en.flash
