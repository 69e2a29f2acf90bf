import type { Texts } from '#app/lib/language.ts'
import { en } from './messages.en.ts'
import { es } from './messages.es.ts'

/** What members do here, each in a table of this name. */
export const kinds = ['votes', 'comments', 'reviews'] as const

export type Kind = (typeof kinds)[number]

/** What the dashboard of a member says. */
export const dashboardMessages: Texts<typeof en> = { en, es }
