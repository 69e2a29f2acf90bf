import type { Texts } from '#app/lib/language.ts'
import { en } from './report-messages.en.ts'
import { es } from './report-messages.es.ts'

/** What the pages say on which visitors report a problem, or suggest a change or a center. */
export const reportMessages: Texts<typeof en> = { en, es }
