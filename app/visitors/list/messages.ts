import type { Texts } from '#app/lib/language.ts'
import { en } from './messages.en.ts'
import { es } from './messages.es.ts'

/**
 * Texts of the list. Nothing that runs in the browser may import this module: the page passes its
 * own language to the script (`list.route.tsx`).
 */
export const listMessages: Texts<typeof en> = { en, es }
