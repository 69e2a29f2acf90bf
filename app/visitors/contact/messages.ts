import type { Texts } from '#app/lib/language.ts'
import { en } from './messages.en.tsx'
import { es } from './messages.es.tsx'

export type ContactField = keyof typeof en.fields

export const contactMessages: Texts<typeof en> = { en, es }
