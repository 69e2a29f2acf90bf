import * as z from 'zod'
import type { Session } from '#app/context.ts'
import { codeInput, signUpInput } from '#app/features/accounts/sign-in/auth-input.ts'
import { findPasswordError } from '#app/features/accounts/sign-in/check-password.ts'
import * as messages from './messages.ts'

type User = Session['user']

const currentPassword = z.string().min(1, messages.passwordMissing)

export const passwordInput = z.object({ currentPassword })
export const passwordAndCodeInput = passwordInput.extend(codeInput.shape)

/** The rules are for new names: the staff's own are reserved, and stay theirs. */
export const createProfileInput = ({ fullName, username }: User) =>
  z.object({
    fullName: unlessSame(fullName, signUpInput.shape.fullName),
    username: unlessSame(username, signUpInput.shape.username),
  })

export const createEmailInput = ({ email }: User) =>
  z.object({
    email: signUpInput.shape.email.refine((typed) => typed !== email, messages.emailSame),
    currentPassword,
  })

export const createPasswordInput = ({ email, fullName, username }: User) =>
  z.object({
    currentPassword,
    newPassword: signUpInput.shape.password.superRefine((password, context) => {
      const message = findPasswordError(password, [email, fullName, username])
      if (message) context.addIssue({ code: 'custom', message })
    }),
  })

function unlessSame<Name>(current: Name, rule: z.ZodType<Name>) {
  return z.string().transform((typed, context) => {
    if (typed === current) return current
    const checked = rule.safeParse(typed)
    if (checked.success) return checked.data
    context.addIssue({ code: 'custom', message: checked.error.issues[0]?.message })
    return z.NEVER
  })
}
