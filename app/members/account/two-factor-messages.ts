import type { Texts } from '#app/lib/language.ts'
import { en } from './two-factor-messages.en.ts'
import { es } from './two-factor-messages.es.ts'

/** Texts of two-factor sign-in. */
export const twoFactorMessages: Texts<typeof en> = { en, es }
