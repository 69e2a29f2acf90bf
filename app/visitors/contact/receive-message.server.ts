import type { RouterContextProvider } from 'react-router'
import {
  clientAddressContext,
  languageContext,
  loggerContext,
  messageLimitContext,
  siteContext,
  wakeOutboxContext,
} from '#app/context.ts'
import { tryDatabase } from '#app/database.server.ts'
import { checkForm, honeypotField, type Result, readField } from '#app/lib/form.ts'
import { contactInput, formatFormId, formIdField } from './contact-input.ts'
import { composeHeldMail, composeMessageMail } from './message-mail.ts'
import { contactMessages } from './messages.tsx'
import { findCenterOfMessage, getMessageId, storeMessage } from './store-message.server.ts'

/**
 * Check what the contact form sent, count it, and store it with its mail. What fills the honeypot, or is
 * beyond the limit of mails, is stored for the inbox alone. A database that does not answer is one of the errors. `centerSlug` is of the center that the form was
 * opened from; an unknown one counts as none.
 */
export async function receiveMessage(
  context: Readonly<RouterContextProvider>,
  form: FormData,
  centerSlug: string | null,
): Promise<Result<null>> {
  const language = context.get(languageContext)
  const text = contactMessages[language]
  const checked = checkForm(contactInput(language), form, { title: text.checkFields, status: 400 })
  if (!checked.ok) return checked
  const input = checked.value
  const site = context.get(siteContext)
  const formId = readField(form, formIdField).slice(0, 100) || formatFormId(new Date())
  const isHoneypotFilled = readField(form, honeypotField) !== ''

  try {
    const limit = context.get(messageLimitContext)
    const taken = await limit.take(context.get(clientAddressContext), { toMail: !isHoneypotFilled })
    if (!taken.ok) {
      const { retryAfter } = taken.errors
      return { ok: false, errors: { ...text.throttled(retryAfter), status: 429, retryAfter } }
    }
    const { mayMail, refund } = taken.value
    const stored = await tryDatabase(context, async (db) => {
      const center = await findCenterOfMessage(db, centerSlug)
      const centerId = center?.id ?? null
      const message = { ...input, id: getMessageId(formId, input, centerId), centerId }
      if (isHoneypotFilled) return storeMessage(db, { ...message, heldFor: 'honeypot' }, null)
      if (!mayMail) return storeMessage(db, { ...message, heldFor: 'limit' }, composeHeldMail(site))
      const mail = composeMessageMail(input, center, site)
      return storeMessage(db, { ...message, heldFor: null }, mail)
    })
    if (!stored.ok || !stored.value) await refund()
    if (!stored.ok) return { ok: false, errors: { ...text.unavailable, status: 503 } }
    context.get(wakeOutboxContext)()
    return { ok: true, value: null }
  } catch (error) {
    context.get(loggerContext).error({ err: error }, 'a message could not be stored')
    return { ok: false, errors: { ...text.unavailable, status: 503 } }
  }
}
