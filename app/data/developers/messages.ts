import type { Texts } from '#app/lib/language.ts'
import type { DeveloperTexts } from './developer-texts.ts'
import { en } from './messages.en.ts'
import { es } from './messages.es.ts'

export const developerMessages: Texts<DeveloperTexts> = { en, es }
