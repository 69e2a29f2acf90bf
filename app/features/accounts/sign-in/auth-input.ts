import * as z from 'zod'
import { findPasswordError } from './check-password.ts'
import * as messages from './messages.ts'
import { foldName, hasMixedAlphabets, isReservedFullName, isReservedName } from './names.ts'

export const passwordLength = { min: 8, max: 128 } as const

// What cannot be seen, or turns the reading direction around, could make one name look like another.
const oneLine = z.string().transform((value) =>
  value
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim(),
)

/** Zod compares fields even if one of them is too long, unless it is told to stop there. */
const stop = (error: string) => ({ error, abort: true })

const email = oneLine
  .transform((value) => value.toLowerCase())
  .pipe(z.string().min(1, messages.emailMissing).max(254, stop(messages.emailTooLong)))
  .pipe(z.email(messages.emailInvalid))

const givenPassword = z.string().min(1, messages.passwordMissing)
const newPassword = z
  .string()
  .min(1, messages.passwordMissing)
  .min(passwordLength.min, messages.passwordTooShort)
  .max(passwordLength.max, stop(messages.passwordTooLong))

const username = oneLine.pipe(
  z
    .string()
    .regex(/^[\p{L}0-9._-]{3,30}$/u, stop(messages.usernameForm))
    .refine((name) => !hasMixedAlphabets(name), messages.mixedAlphabets),
)
const fullName = oneLine.pipe(
  z
    .string()
    .min(1, messages.fullNameMissing)
    .max(100, stop(messages.fullNameTooLong))
    .refine((name) => !hasMixedAlphabets(name), messages.mixedAlphabets),
)

export const signInInput = z.object({ email, password: givenPassword })

export const adminLoginInput = z.object({
  username: oneLine.pipe(z.string().min(1, messages.usernameMissing).max(100)).transform(foldName),
  password: givenPassword,
})

/** An account of the staff, which may be called so. */
export const staffInput = z
  .object({ fullName, username, email, password: newPassword })
  .superRefine(checkNewPassword)

export const signUpInput = z
  .object({
    fullName: fullName.refine((name) => !isReservedFullName(name), messages.nameReserved),
    username: oneLine
      .transform((name) => name || null)
      .pipe(username.refine((name) => !isReservedName(name), messages.nameReserved).nullable()),
    email,
    password: newPassword,
  })
  .superRefine(checkNewPassword)

type NewAccount = { password: string; email: string; fullName: string; username: string | null }

function checkNewPassword({ password, ...person }: NewAccount, context: z.RefinementCtx): void {
  const message = findPasswordError(password, [person.email, person.fullName, person.username])
  if (message) context.addIssue({ code: 'custom', path: ['password'], message })
}

/** Six digits of the app, or ten of a backup code; blanks and dashes are as people type them. */
export const codeInput = z.object({
  code: z
    .string()
    .transform((value) => value.replaceAll(/[\s-]/g, ''))
    .pipe(
      z
        .string()
        .min(1, messages.codeMissing)
        .regex(/^(\d{6}|\d{10})$/, messages.codeForm),
    ),
})

export const resetRequestInput = z.object({ email })

export const resetInput = z
  .object({ password: newPassword })
  .superRefine(({ password }, context) => {
    const message = findPasswordError(password, [])
    if (message) context.addIssue({ code: 'custom', path: ['password'], message })
  })

export type SignInInput = z.output<typeof signInInput>
export type SignUpInput = z.output<typeof signUpInput>
export type AdminLoginInput = z.output<typeof adminLoginInput>
