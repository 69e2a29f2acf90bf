import { type Failure, failureTexts } from './failure.ts'
import { describeToMember, memberMessages } from './flash-messages.members.ts'
import { staffMessages } from './flash-messages.staff.ts'
import { formatNumber, type Language } from './language.ts'

/** What a page says once about a form that was just sent. */
export type FlashMessage = {
  title: string
  text?: string
  tone: 'good' | 'danger'
  /** The page itself says it, and no toast does. */
  isInPage?: true
}

/** What the messages about a form for centers say that was not done, by the first part of their codes. */
const undone = {
  pin: 'Failed to pin treatment center',
  delete: 'Failed to delete treatment center',
  'center-change': 'Failed to change treatment center',
}

type FailureCode = `${keyof typeof undone}-${Exclude<Failure, 'forbidden'>}`

export type FlashCode = keyof typeof memberMessages | keyof typeof staffMessages | FailureCode

/**
 * The message of a code; null for a code that there is not, and for one that counts without a number. The
 * admin area's are in English only.
 */
export function describeFlash(
  code: string,
  count: number | undefined,
  language: Language = 'en',
): FlashMessage | null {
  if (isKeyOf(memberMessages, code)) return describeToMember(code, language)
  if (!isKeyOf(staffMessages, code)) return describeUndone(code)
  const message: FlashMessage = staffMessages[code]
  if (!message.title.includes('{count}')) return message
  if (count === undefined) return null
  return { ...message, title: message.title.replace('{count}', formatNumber(count, 'en')) }
}

function describeUndone(code: string): FlashMessage | null {
  const [, form = '', failure = ''] = /^(.+)-([a-z]+)$/.exec(code) ?? []
  if (!isKeyOf(undone, form) || !isKeyOf(failureTexts.en, failure)) return null
  const text = `${undone[form]}: ${failureTexts.en[failure]}`
  return { title: 'Error', text, tone: 'danger' }
}

const isKeyOf = <Known extends object>(known: Known, key: string): key is keyof Known & string =>
  Object.hasOwn(known, key)
