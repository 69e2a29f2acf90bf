import * as z from 'zod'
import type { Language } from '#app/lib/language.ts'
import { findPasswordError } from './check-password.server.ts'
import { signInMessages } from './messages.tsx'
import { foldName, hasMixedAlphabets, isReservedFullName, isReservedName } from './names.ts'

export const passwordLength = { min: 8, max: 128 } as const

// Invisible and bidirectional characters could make one name look like another.
const oneLine = z.string().transform((value) =>
  value
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim(),
)

/** Without `abort`, Zod also compares fields that are too long. */
const stop = (error: string) => ({ error, abort: true })

/** The rules of each field, with messages in a language. */
function createFields(language: Language) {
  const text = signInMessages[language]
  const email = oneLine
    .transform((value) => value.toLowerCase())
    .pipe(z.string().min(1, text.emailMissing).max(254, stop(text.emailTooLong)))
    .pipe(z.email(text.emailInvalid))
  const givenPassword = z.string().min(1, text.passwordMissing)
  const newPassword = z
    .string()
    .min(1, text.passwordMissing)
    .min(passwordLength.min, text.passwordTooShort)
    .max(passwordLength.max, stop(text.passwordTooLong))
  const username = oneLine.pipe(
    z
      .string()
      .regex(/^[\p{L}0-9._-]{3,30}$/u, stop(text.usernameForm))
      .refine((name) => !hasMixedAlphabets(name), text.mixedAlphabets),
  )
  const fullName = oneLine.pipe(
    z
      .string()
      .min(1, text.fullNameMissing)
      .max(100, stop(text.fullNameTooLong))
      .refine((name) => !hasMixedAlphabets(name), text.mixedAlphabets),
  )
  return { email, givenPassword, newPassword, username, fullName }
}

/** The form for signing in as a member. */
export function signInInput(language: Language) {
  const { email, givenPassword } = createFields(language)
  return z.object({ email, password: givenPassword })
}

/** The form for signing in as staff; `username` may be an email address. */
export function adminLoginInput(language: Language) {
  const { usernameMissing } = signInMessages[language]
  return z.object({
    username: oneLine.pipe(z.string().min(1, usernameMissing).max(254)).transform(foldName),
    password: createFields(language).givenPassword,
  })
}

const { fullName, username, email, newPassword } = createFields('en')

/** A staff account, which may have a reserved name. */
export const staffInput = z
  .object({ fullName, username, email, password: newPassword })
  .superRefine(checkNewPassword('en'))

/** The sign-up form. */
export function signUpInput(language: Language) {
  const { fullName, username, email, newPassword } = createFields(language)
  const { nameReserved } = signInMessages[language]
  return z
    .object({
      fullName: fullName.refine((name) => !isReservedFullName(name), nameReserved),
      username: oneLine
        .transform((name) => name || null)
        .pipe(username.refine((name) => !isReservedName(name), nameReserved).nullable()),
      email,
      password: newPassword,
    })
    .superRefine(checkNewPassword(language))
}

type NewAccount = { password: string; email: string; fullName: string; username: string | null }

function checkNewPassword(language: Language) {
  return ({ password, ...person }: NewAccount, context: z.RefinementCtx): void => {
    const known = [person.email, person.fullName, person.username]
    const message = findPasswordError(password, known, language)
    if (message) context.addIssue({ code: 'custom', path: ['password'], message })
  }
}

/** Six digits from the app, or ten of a backup code; spaces and dashes are ignored. */
export function codeInput(language: Language) {
  const { codeMissing, codeForm } = signInMessages[language]
  return z.object({
    code: z
      .string()
      .transform((value) => value.replaceAll(/[\s-]/g, ''))
      .pipe(
        z
          .string()
          .min(1, codeMissing)
          .regex(/^(\d{6}|\d{10})$/, codeForm),
      ),
  })
}

/** The form for a forgotten password. */
export const resetRequestInput = (language: Language) =>
  z.object({ email: createFields(language).email })

/** A new password, compared with known data of the person. */
export const newPasswordInput = (language: Language, known: (string | null)[]) =>
  createFields(language).newPassword.superRefine((password, context) => {
    const message = findPasswordError(password, known, language)
    if (message) context.addIssue({ code: 'custom', message })
  })

/** The form for a new password from an emailed link; only the link identifies the account. */
export const resetInput = (language: Language) =>
  z.object({ password: createFields(language).newPassword })

export type SignInInput = z.output<ReturnType<typeof signInInput>>
export type SignUpInput = z.output<ReturnType<typeof signUpInput>>
export type AdminLoginInput = z.output<ReturnType<typeof adminLoginInput>>
