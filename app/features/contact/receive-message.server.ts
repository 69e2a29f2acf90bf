import type { Logger } from 'pino'
import type { MessageLimit, Site } from '#app/context.ts'
import type { Transaction } from '#db/client.server.ts'
import {
  formIdField,
  honeypotField,
  nameForm,
  type Refusal,
  readField,
  readValues,
} from './contact-fields.ts'
import { checkContact } from './contact-input.ts'
import { findCenterOfMessage } from './find-center.server.ts'
import { composeHeldMail, composeMessageMail } from './message-mail.ts'
import { nameMessage, storeMessage } from './store-message.server.ts'

/** What receiving a message takes: who asks, from where, and what it may use. */
type Desk = {
  site: Pick<Site, 'name' | 'url'>
  /** The slug that the form was opened with; an unknown one counts as none. */
  centerSlug: string | null
  address: string | null
  limit: MessageLimit
  logger: Logger
  wakeOutbox: () => void
  withDatabase: <Result>(work: (tx: Transaction) => Promise<Result>) => Promise<Result>
}

type Received = { ok: true } | { ok: false; status: 400 | 429 | 503; refusal: Refusal }

/**
 * Takes what the contact form sent: checks it, counts it, stores it with its mail. Never throws;
 * whatever goes wrong comes back with all that was typed. What fills the honeypot, or is beyond the limit of
 * mails, is stored for the inbox alone.
 */
export async function receiveMessage(form: FormData, desk: Desk): Promise<Received> {
  const values = readValues(form)
  const formId = readField(form, formIdField).slice(0, 100) || nameForm(new Date())
  const refuse = (status: 400 | 429 | 503, why: Partial<Refusal>): Received => ({
    ok: false,
    status,
    refusal: { values, formId, errors: {}, obstacle: null, retryAfter: null, ...why },
  })
  const checked = checkContact(values)
  if (!checked.ok) return refuse(400, { errors: checked.errors })
  const isHoneypotFilled = readField(form, honeypotField) !== ''
  try {
    const taken = await desk.limit.take(desk.address, { toMail: !isHoneypotFilled })
    if (!taken.ok) {
      return refuse(429, { obstacle: 'throttled', retryAfter: taken.retryAfter })
    }
    let stored = false
    try {
      stored = await desk.withDatabase(async (tx) => {
        const center = await findCenterOfMessage(tx, desk.centerSlug)
        const centerId = center?.id ?? null
        const id = nameMessage(formId, checked.input, centerId)
        const message = { ...checked.input, id, centerId }
        if (isHoneypotFilled) return storeMessage(tx, { ...message, heldFor: 'honeypot' }, null)
        if (!taken.mayMail) {
          return storeMessage(tx, { ...message, heldFor: 'limit' }, composeHeldMail(desk.site))
        }
        const mail = composeMessageMail(checked.input, center, desk.site)
        return storeMessage(tx, { ...message, heldFor: null }, mail)
      })
    } finally {
      if (!stored) await taken.giveBack()
    }
    desk.wakeOutbox()
    return { ok: true }
  } catch (error) {
    desk.logger.error({ err: error }, 'a message could not be stored')
    return refuse(503, { obstacle: 'unavailable' })
  }
}
