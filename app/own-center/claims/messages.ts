import type { FormErrors } from '#app/lib/form.ts'
import type { Language, Texts } from '#app/lib/language.ts'
import { en } from './messages.en.ts'
import { es } from './messages.es.ts'

export const claimMessages: Texts<typeof en> = { en, es }

/** Build the error for a rejected change, with its reason. */
export const rejectClaim = (status: number, text: string, language: Language): FormErrors => ({
  status,
  title: claimMessages[language].nothingDone,
  text,
})
