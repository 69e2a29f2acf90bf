import type { Texts } from '#app/lib/language.ts'
import { en } from './danger-messages.en.ts'
import { es } from './danger-messages.es.ts'

export const dangerMessages: Texts<typeof en> = { en, es }
