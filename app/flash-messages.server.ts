import { accountMessages } from './features/account/account-messages.ts'
import { twoFactorMessages } from './features/account/two-factor-messages.ts'
import { reportMessages } from './features/accuracy/report-messages.ts'
import { bulkFlash } from './features/admin-bulk/messages.en.ts'
import { callsFlash } from './features/admin-calls/messages.en.ts'
import { centersFlash } from './features/admin-centers/flash-messages.en.ts'
import { reviewFlash } from './features/admin-differences/messages.en.ts'
import { duplicatesFlash } from './features/admin-duplicates/messages.en.ts'
import { historyFlash } from './features/admin-history/messages.en.ts'
import { sourcesFlash } from './features/admin-sources/messages.en.ts'
import { usersFlash } from './features/admin-users/messages.en.ts'
import { signInMessages } from './features/auth/auth-messages.ts'
import { guardMessages } from './features/auth/session-messages.ts'
import { staffSignInFlash } from './features/auth/staff-messages.en.ts'
import { bedsMessages } from './features/beds/messages.ts'
import { linkMessages } from './features/center-links/messages.ts'
import { participationMessages } from './features/centers/participation/messages.ts'
import { claimMessages } from './features/claims/messages.ts'
import { contactMessages } from './features/contact/messages.ts'
import { importFlash } from './features/import/messages.en.ts'
import { inboxFlash } from './features/moderation/inbox/inbox-messages.en.ts'
import { moderationFlash } from './features/moderation/messages.en.ts'
import type { FlashMessage, FlashTexts } from './lib/flash-message.ts'
import type { Language, Texts } from './lib/language.ts'

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
