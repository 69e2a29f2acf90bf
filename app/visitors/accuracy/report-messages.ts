import type { Texts } from '#app/lib/language.ts'
import { en } from './report-messages.en.ts'
import { es } from './report-messages.es.ts'

export const reportMessages: Texts<typeof en> = { en, es }
