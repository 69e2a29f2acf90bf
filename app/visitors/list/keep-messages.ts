import type { Language, Texts } from '#app/lib/language.ts'
import { en } from './keep-messages.en.ts'
import { es } from './keep-messages.es.ts'

export const keepMessages: Texts<typeof en> = { en, es }

/** The attribute that brings these texts to the script of a page that isn't in English. */
export function getKeepTexts(language: Language): { 'data-keep-words'?: string } {
  return language === 'en' ? {} : { 'data-keep-words': JSON.stringify(keepMessages[language]) }
}
