/** The fields of every account form. */
export type AccountField = 'fullName' | 'username' | 'email' | 'password' | 'code'

export type AccountErrors = Partial<Record<AccountField, string>>
/** What stands in the fields, as typed; a password or a code is never sent back. */
export type AccountValues = Record<Exclude<AccountField, 'password' | 'code'>, string>

/** Why a form was not accepted, for the page that shows it again. */
export type Refusal = {
  /** Another one for each, so that the same words are read out again. */
  id: string
  /** The toast. */
  problem: { title: string; text: string }
  errors: AccountErrors
  values: AccountValues
}

/** What was typed, for the form that is shown again: without the password and the code. */
export function readTyped(form: FormData): AccountValues {
  return {
    fullName: readText(form, 'fullName'),
    username: readText(form, 'username'),
    email: readText(form, 'email'),
  }
}

/** One field's text; '' where the form has none. */
export function readText(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
