import type { Texts } from './language.ts'

/** Why a database operation failed. */
export type Failure = 'unreachable' | 'timeout' | 'busy' | 'forbidden' | 'rule' | 'failed'

/** A failure with its message for a person: the end of a sentence such as "Error loading users: ". */
export type DatabaseFailure = { failure: Failure; message: string }

export function isDatabaseFailure(thrown: unknown): thrown is DatabaseFailure {
  return typeof thrown === 'object' && thrown !== null && 'failure' in thrown
}

/** "Error loading users: the database does not answer. Please try again." */
export function explainLoadFailure(what: string, { message }: DatabaseFailure): string {
  return `Error loading ${what}: ${message}`
}

/** The message of each failure, as the end of a sentence. */
export const failureTexts: Texts<Record<Failure, string>> = {
  en: {
    unreachable: 'the database does not answer. Please try again.',
    timeout: 'it took too long. Please try again.',
    busy: 'somebody else was changing the same. Please try again.',
    forbidden: 'you do not have the right to do this.',
    rule: 'a rule of the directory forbids it.',
    failed: 'something on our side failed. Please try again.',
  },
  es: {
    unreachable: 'la base de datos no contesta. Por favor, intente de nuevo.',
    timeout: 'tardó demasiado. Por favor, intente de nuevo.',
    busy: 'otra persona estaba cambiando lo mismo. Por favor, intente de nuevo.',
    forbidden: 'usted no tiene permiso para hacer esto.',
    rule: 'una regla del directorio no lo permite.',
    failed: 'algo falló de nuestro lado. Por favor, intente de nuevo.',
  },
}

/** The errors that `sendForm` shows for a form of the admin area, under its title. */
export const explainLoss = (title: string) => ({
  unavailable: {
    status: 503,
    title,
    text: 'Something on our side failed, and nothing was done. Please try again.',
  },
  unreachable: {
    title,
    text: 'This site could not be reached, and nothing was done. Try again when you have a connection.',
  },
  ...explainRefusal(title),
})

/** The errors for a session or a role that was lost while the page was open. */
export const explainRefusal = (title: string) => ({
  forbidden: {
    title,
    text: 'You do not have the right to do this any more. Nothing was done.',
  },
  expired: {
    title,
    text: 'Authentication expired. Please log in again. Nothing was done.',
    link: logInAgain,
  },
})

/** Log in beside the page that is open, and go on at `path` there. */
export const getLogInLink = (path: string) => ({
  to: `/auth?${new URLSearchParams({ redirectTo: path })}`,
  label: 'Log in in a new tab',
})

export const logInAgain = getLogInLink('/admin')
