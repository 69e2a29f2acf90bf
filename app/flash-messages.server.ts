import { importFlash } from './data/import/messages.en.ts'
import type { FlashMessage, FlashTexts } from './lib/flash-message.ts'
import type { Language, Texts } from './lib/language.ts'
import { accountMessages, twoFactorMessages } from './members/account/account-messages.en.tsx'
import {
  guardMessages,
  signInMessages,
  staffSignInFlash,
} from './members/auth/auth-messages.en.tsx'
import { participationMessages } from './members/participation/messages.en.ts'
import { bedsMessages } from './own-center/beds/messages.en.ts'
import { claimMessages } from './own-center/claims/messages.en.ts'
import { linkMessages } from './own-center/links/messages.en.ts'
import { bulkFlash } from './staff/bulk/messages.en.ts'
import { callsFlash } from './staff/calls/messages.en.ts'
import { centersFlash } from './staff/centers/messages.en.ts'
import { reviewFlash } from './staff/differences/messages.en.ts'
import { duplicatesFlash } from './staff/duplicates/messages.en.ts'
import { historyFlash } from './staff/history/messages.en.ts'
import { inboxFlash } from './staff/moderation/inbox/inbox-messages.en.ts'
import { moderationFlash } from './staff/moderation/messages.en.ts'
import { sourcesFlash } from './staff/sources/messages.en.ts'
import { usersFlash } from './staff/users/messages.en.ts'
import { reportMessages } from './visitors/accuracy/messages.en.ts'
import { contactMessages } from './visitors/contact/messages.en.tsx'

/** All features' flash messages. Codes are unique across the site. */
function collectMessages(language: Language) {
  return {
    ...accountMessages[language].flash,
    ...twoFactorMessages[language].flash,
    ...reportMessages[language].flash,
    ...signInMessages[language].flash,
    ...guardMessages[language].flash,
    ...bedsMessages[language].flash,
    ...linkMessages[language].flash,
    ...participationMessages[language].flash,
    ...claimMessages[language].flash,
    ...contactMessages[language].flash,
    // Only staff see the rest, in English.
    ...bulkFlash,
    ...callsFlash,
    ...centersFlash,
    ...reviewFlash,
    ...duplicatesFlash,
    ...sourcesFlash,
    ...historyFlash,
    ...usersFlash,
    ...staffSignInFlash,
    ...importFlash,
    ...inboxFlash,
    ...moderationFlash,
  }
}

const messages: Texts<ReturnType<typeof collectMessages>> = {
  en: collectMessages('en'),
  es: collectMessages('es'),
}

export type FlashCode = keyof typeof messages.en

/** Describe a code from a cookie; null if the code is unknown or its number is missing. */
export function describeFlash(
  code: string,
  count: number | undefined,
  language: Language = 'en',
): FlashMessage | null {
  if (!isFlashCode(code)) return null
  const { title, ...message }: FlashTexts[string] = messages[language][code]
  if (typeof title === 'string') return { ...message, title }
  return count === undefined ? null : { ...message, title: title(count) }
}

const isFlashCode = (code: string): code is FlashCode => Object.hasOwn(messages.en, code)
