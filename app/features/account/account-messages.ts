import type { Texts } from '#app/lib/language.ts'
import { en } from './account-messages.en.tsx'
import { es } from './account-messages.es.tsx'

export type AccountTexts = typeof en

/** What the pages of a member's own account say. */
export const accountMessages: Texts<AccountTexts> = { en, es }
