import type { Texts } from '#app/lib/language.ts'
import { en } from './shell-messages.en.ts'
import { es } from './shell-messages.es.ts'

/** What stands on every page. */
export const shellMessages: Texts<typeof en> = { en, es }

export type LinkName = keyof (typeof en)['links']
