import { importFlash } from './data/import/messages.ts'
import type { FlashMessage, FlashTexts } from './lib/flash-message.ts'
import type { Language, Texts } from './lib/language.ts'
import { accountMessages, twoFactorMessages } from './members/account/messages.tsx'
import { guardMessages, staffSignInFlash } from './members/auth/guard-messages.ts'
import { signInMessages } from './members/auth/messages.tsx'
import { participationMessages } from './members/participation/messages.ts'
import { bedsMessages } from './own-center/beds/messages.ts'
import { claimMessages } from './own-center/claims/messages.ts'
import { linkMessages } from './own-center/links/messages.ts'
import { bulkFlash } from './staff/bulk/messages.ts'
import { callsFlash } from './staff/calls/messages.ts'
import { centersFlash } from './staff/centers/messages.ts'
import { reviewFlash } from './staff/differences/messages.ts'
import { duplicatesFlash } from './staff/duplicates/messages.ts'
import { historyFlash } from './staff/history/messages.ts'
import { inboxFlash } from './staff/moderation/inbox/messages.ts'
import { moderationFlash } from './staff/moderation/messages.ts'
import { sourcesFlash } from './staff/sources/messages.ts'
import { usersFlash } from './staff/users/messages.ts'
import { reportMessages } from './visitors/accuracy/messages.ts'
import { contactMessages } from './visitors/contact/messages.tsx'

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
