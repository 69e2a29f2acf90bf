import type { Texts } from '#app/lib/language.ts'
import { en } from './messages.en.ts'
import { es } from './messages.es.ts'

/** A member's contributions; each kind is the name of a table. */
export const kinds = ['votes', 'comments', 'reviews'] as const

export type Kind = (typeof kinds)[number]

/** Texts of the member's dashboard. */
export const dashboardMessages: Texts<typeof en> = { en, es }
