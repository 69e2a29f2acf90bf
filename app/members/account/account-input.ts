import * as z from 'zod'
import { type Language, languages } from '#app/lib/language.ts'
import { newPasswordInput, signInInput, signUpInput } from '#app/members/auth/auth-input.ts'
import { accountMessages } from './messages.tsx'
import type { OwnAccount } from './own-account.server.ts'

type Asker = Pick<OwnAccount, 'user' | 'language'>

const currentPassword = (language: Language) => signInInput(language).shape.password

/** The signed-in person's current password, for confirmation. */
export const passwordInput = (language: Language) =>
  z.object({ currentPassword: currentPassword(language) })

/** The name rules apply only to new names: staff keep their reserved names. */
export function createProfileInput({ user, language }: Asker) {
  const rules = signUpInput(language).shape
  return z.object({
    fullName: unlessSame(user.fullName, rules.fullName),
    username: unlessSame(user.username, rules.username),
    language: z.enum(languages).or(z.literal('').transform(() => null)),
  })
}

/** A new email address, confirmed by the password. */
export function createEmailInput({ user, language }: Asker) {
  const { email } = signUpInput(language).shape
  return z.object({
    email: email.refine((typed) => typed !== user.email, accountMessages[language].emailSame),
    currentPassword: currentPassword(language),
  })
}

/** A new password, confirmed by the current one. */
export function createPasswordInput({ user, language }: Asker) {
  const { email, fullName, username } = user
  return z.object({
    currentPassword: currentPassword(language),
    newPassword: newPasswordInput(language, [email, fullName, username]),
  })
}

function unlessSame<Name>(current: Name, rule: z.ZodType<Name>) {
  return z.string().transform((typed, context) => {
    if (typed === current) return current
    const checked = rule.safeParse(typed)
    if (checked.success) return checked.data
    context.addIssue({ code: 'custom', message: checked.error.issues[0]?.message })
    return z.NEVER
  })
}
