import type { Texts } from '#app/lib/language.ts'
import { en } from './messages.en.tsx'
import { es } from './messages.es.tsx'

export const siteMessages: Texts<typeof en> = { en, es }
