import * as z from 'zod'
import { type AccountErrors, type AccountField, readText } from './account-fields.ts'
import { findPasswordFault } from './check-password.ts'
import * as messages from './messages.ts'

export const passwordLength = { least: 8, most: 128 } as const

// Marks that turn the reading direction around could make one name look like another.
const oneLine = z.string().transform((value) =>
  value
    .replace(/[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim(),
)

const email = oneLine
  .transform((value) => value.toLowerCase())
  .pipe(z.string().min(1, messages.emailMissing).max(254, messages.emailTooLong))
  .pipe(z.email(messages.emailInvalid))

const givenPassword = z.string().min(1, messages.passwordMissing)
const newPassword = z
  .string()
  .min(1, messages.passwordMissing)
  .min(passwordLength.least, messages.passwordTooShort)
  .max(passwordLength.most, messages.passwordTooLong)

const username = oneLine.pipe(z.string().regex(/^[\p{L}\p{N}._-]{3,30}$/u, messages.usernameForm))

export const signInInput = z.object({ email, password: givenPassword })

export const adminLoginInput = z.object({
  username: oneLine.pipe(z.string().min(1, messages.usernameMissing).max(100)),
  password: givenPassword,
})

export const signUpInput = z
  .object({
    fullName: oneLine.pipe(
      z.string().min(1, messages.fullNameMissing).max(100, messages.fullNameTooLong),
    ),
    username: z.union(
      [oneLine.pipe(z.literal('')).transform(() => null), username],
      messages.usernameForm,
    ),
    email,
    password: newPassword,
  })
  .superRefine(({ password, ...person }, context) => {
    const message = findPasswordFault(password, [person.email, person.fullName, person.username])
    if (message) context.addIssue({ code: 'custom', path: ['password'], message })
  })

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
    const message = findPasswordFault(password, [])
    if (message) context.addIssue({ code: 'custom', path: ['password'], message })
  })

export type SignInInput = z.output<typeof signInInput>
export type SignUpInput = z.output<typeof signUpInput>
export type AdminLoginInput = z.output<typeof adminLoginInput>

/** A form that was sent, checked: what it says, or the first error of each field. */
export function checkForm<Schema extends z.ZodType>(
  schema: Schema,
  form: FormData,
): { ok: true; input: z.output<Schema> } | { ok: false; errors: AccountErrors } {
  const result = schema.safeParse({
    fullName: readText(form, 'fullName'),
    username: readText(form, 'username'),
    email: readText(form, 'email'),
    password: readText(form, 'password'),
    code: readText(form, 'code'),
  })
  if (result.success) return { ok: true, input: result.data }
  const errors: AccountErrors = {}
  for (const issue of result.error.issues) errors[issue.path[0] as AccountField] ??= issue.message
  return { ok: false, errors }
}
