import type { Texts } from '#app/lib/language.ts'
import { en } from './guide-messages.en.ts'
import { es } from './guide-messages.es.ts'

/** Texts that all guide pages share. */
export const guideMessages: Texts<typeof en> = { en, es }
