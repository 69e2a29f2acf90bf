import { readLanguage } from '#app/find-page.ts'
import { type FormErrors, sendForm } from '#app/lib/form.ts'
import type { Language } from '#app/lib/language.ts'
import { signInMessages } from './messages.tsx'

/** Return the error above a form with an invalid field. */
export function describeWrongFields(title: string, language: Language): FormErrors {
  return { title, text: signInMessages[language].pleaseCheck, status: 400 }
}

/** 'unverified-resent': the confirmation link was just sent again. 'missing': there is no staff. */
export type LoginFailure =
  | 'wrong'
  | 'wrong-code'
  | 'unverified'
  | 'unverified-resent'
  | 'missing'
  | 'suspended'
  | 'banned'
  | 'unexpected'

/** Explain why a person could not sign in by email. */
export function describeLoginFailure(failure: LoginFailure, language: Language): FormErrors {
  const text = signInMessages[language]
  const title = text.loginFailed
  const failures: Record<LoginFailure, FormErrors> = {
    wrong: { title, text: text.wrong, status: 401 },
    'wrong-code': { title, text: text.pleaseCheck, status: 401, fields: { code: text.codeWrong } },
    missing: { title, text: text.wrong, status: 401 },
    unverified: { title, text: text.unverified, status: 403 },
    'unverified-resent': { title, text: text.unverifiedResent, status: 403 },
    suspended: { title, text: text.suspended, status: 403 },
    banned: { title, text: text.banned, status: 403 },
    unexpected: { title, text: text.unexpected, status: 503 },
  }
  return failures[failure]
}

/** Explain why a staff member could not sign in by username. */
export function describeStaffLoginFailure(failure: LoginFailure, language: Language): FormErrors {
  const text = signInMessages[language]
  const title = text.loginFailed
  const unverified = { title: text.notConfirmed, text: text.staffUnverified, status: 403 }
  const failures: Partial<Record<LoginFailure, FormErrors>> = {
    wrong: { title, text: text.staffWrong, status: 401 },
    missing: { title: text.staffMissingTitle, text: text.staffMissing, status: 401 },
    unverified,
    'unverified-resent': unverified,
    unexpected: { title, text: text.staffUnexpected, status: 503 },
  }
  return failures[failure] ?? describeLoginFailure(failure, language)
}

/** The client action of an account form: without a connection, the page keeps its input. */
export function sendAccountForm<Answer>(sent: {
  request: Request
  serverAction: () => Promise<Answer>
}) {
  const { unreachable } = signInMessages[readLanguage(new URL(sent.request.url).pathname)]
  return sendForm(sent, { unreachable, unavailable: unreachable })
}
