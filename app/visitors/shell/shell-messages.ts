import type { Texts } from '#app/lib/language.ts'
import { en } from './shell-messages.en.ts'
import { es } from './shell-messages.es.ts'

export const shellMessages: Texts<typeof en> = { en, es }
