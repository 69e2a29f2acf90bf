import type { Texts } from '#app/lib/language.ts'
import { en } from './auth-messages.en.tsx'
import { es } from './auth-messages.es.tsx'

export type SignInTexts = typeof en

/** The fields of every account form. */
export type AccountField = keyof SignInTexts['fields']

/** What the pages of signing in and signing up say. */
export const signInMessages: Texts<SignInTexts> = { en, es }
