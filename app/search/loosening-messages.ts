import type { Texts } from '#app/lib/language.ts'
import { en } from './loosening-messages.en.ts'
import { es } from './loosening-messages.es.ts'

export const looseningMessages: Texts<typeof en> = { en, es }
