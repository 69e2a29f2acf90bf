import type { Texts } from '#app/lib/language.ts'
import { en } from './messages.en.ts'
import { es } from './messages.es.ts'

export const quickExitMessages: Texts<typeof en> = { en, es }
