import type { Texts } from '#app/lib/language.ts'
import { en } from './messages.en.ts'
import { es } from './messages.es.ts'

/** What the controls of every page say by themselves. */
export const uiMessages: Texts<typeof en> = { en, es }
