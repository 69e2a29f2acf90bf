import type { Texts } from '#app/lib/language.ts'
import { en } from './topic-messages.en.ts'
import { es } from './topic-messages.es.ts'

export const topicMessages: Texts<typeof en> = { en, es }
