import type { Texts } from '#app/lib/language.ts'
import { en } from './auth-messages.en.tsx'
import { es } from './auth-messages.es.tsx'

export type SignInTexts = typeof en

/** The fields of every account form. */
export type AccountField = keyof SignInTexts['fields']

/** Texts of the sign-in and sign-up pages. */
export const signInMessages: Texts<SignInTexts> = { en, es }
