import type { Texts } from '#app/lib/language.ts'
import { en } from './account-mail-messages.en.ts'
import { es } from './account-mail-messages.es.ts'

export const accountMailMessages: Texts<typeof en> = { en, es }
