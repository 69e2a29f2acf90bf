import type { FormErrors } from '#app/lib/form.ts'
import type { Language, Texts } from '#app/lib/language.ts'
import { en } from './messages.en.ts'
import { es } from './messages.es.ts'

/** Texts of the page on which a member claims a center. */
export const claimMessages: Texts<typeof en> = { en, es }

/** Says that nothing is changed, and why. */
export const rejectClaim = (status: number, text: string, language: Language): FormErrors => ({
  ...{ status, text, title: claimMessages[language].nothingDone },
})
