import type { Texts } from '#app/lib/language.ts'
import { en } from './home-search-messages.en.ts'
import { es } from './home-search-messages.es.ts'

export const homeSearchMessages: Texts<typeof en> = { en, es }
