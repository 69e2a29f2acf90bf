import type { Texts } from '#app/lib/language.ts'
import { en } from './approval-mail-messages.en.ts'
import { es } from './approval-mail-messages.es.ts'

export const approvalMailMessages: Texts<typeof en> = { en, es }
