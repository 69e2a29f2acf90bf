import type { Texts } from '#app/lib/language.ts'
import { en } from './letter-messages.en.ts'
import { es } from './letter-messages.es.ts'

export const letterMessages: Texts<typeof en> = { en, es }
