import type { Texts } from '#app/lib/language.ts'
import { en } from './mail-messages.en.ts'
import { es } from './mail-messages.es.ts'

export const bedMailMessages: Texts<typeof en> = { en, es }
