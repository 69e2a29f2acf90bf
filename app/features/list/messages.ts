import type { Texts } from '#app/lib/language.ts'
import { en } from './messages.en.ts'
import { es } from './messages.es.ts'

/**
 * What the list says. Its script carries neither language: the page hands it its own (`routes/list.tsx`), so that
 * nothing that runs in the browser may import this.
 */
export const listMessages: Texts<typeof en> = { en, es }
