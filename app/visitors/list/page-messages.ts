import type { Texts } from '#app/lib/language.ts'
import { en } from './page-messages.en.ts'
import { es } from './page-messages.es.ts'

export const listPageMessages: Texts<typeof en> = { en, es }
