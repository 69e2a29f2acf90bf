import type { Texts } from '#app/lib/language.ts'
import { en } from './account-messages.en.tsx'
import { es } from './account-messages.es.tsx'

export type AccountTexts = typeof en

/** Texts of a member's account pages. */
export const accountMessages: Texts<AccountTexts> = { en, es }
