import { Form, useNavigation } from 'react-router'
import { formatDate } from '#app/lib/format-date.ts'
import { Button } from '#app/ui/button.tsx'
import { Field, Input, Options, Select } from '#app/ui/field.tsx'
import type { CenterContact } from './center-links.server.ts'

type CenterContactsProps = {
  contacts: CenterContact[]
  /** Whether CENTER_MAIL is on. */
  isMailOn: boolean
}

/** Email addresses that a center gave to staff. Links go only to confirmed ones. */
export function CenterContacts({ contacts, isMailOn }: CenterContactsProps) {
  const isBusy = useNavigation().state === 'submitting'
  return (
    <section aria-labelledby="center-contacts" className="grid gap-3 border-t pt-4">
      <h3 id="center-contacts" className="text-lg">
        Email addresses
      </h3>
      <p>
        {isMailOn
          ? 'A confirmed address gets its first link within minutes, or hours where many wait (five emails an hour), and then one every three months.'
          : 'These emails are off: nothing is sent until the operator turns them on with CENTER_MAIL=on.'}{' '}
        Start the daily email about open beds only if the center asked for it. Enter only an address
        that the center gave you.
      </p>
      {contacts.map((contact) => (
        <Contact key={contact.id} contact={contact} isMailOn={isMailOn} isBusy={isBusy} />
      ))}
      {/* A new key empties the form after an address is added. */}
      <Form key={contacts.length} method="post" className="grid gap-3 sm:grid-cols-2">
        <input type="hidden" name="intent" value="add-contact" />
        <Field id="contact-email" label="Email" required>
          <Input name="email" type="email" autoComplete="off" maxLength={254} />
        </Field>
        <Field id="contact-language" label="Language">
          <Select name="language" defaultValue="en">
            <Options labels={{ en: 'English', es: 'Spanish' }} />
          </Select>
        </Field>
        <label className="flex min-h-11 items-center gap-2.5 sm:col-span-2">
          <input type="checkbox" name="confirmed" className="size-5 accent-action" />A person at the
          listed number gave me this address
        </label>
        <Button
          type="submit"
          variant="line"
          size="sm"
          disabled={isBusy}
          className="justify-self-start"
        >
          Add the address
        </Button>
      </Form>
    </section>
  )
}

type ContactProps = { contact: CenterContact; isMailOn: boolean; isBusy: boolean }

function Contact({ contact, isMailOn, isBusy }: ContactProps) {
  const { id, email, isConfirmed, unsubscribedAt, mailedAt } = contact
  const { wantsBedMail, bedMailsUnanswered } = contact
  const isAsked = wantsBedMail && bedMailsUnanswered < 3
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="min-w-0 wrap-anywhere">
        <b>{email}</b>
        <span className="block text-sm text-ink-soft">{describeContact(contact)}</span>
        {wantsBedMail && (
          <span className="block text-sm text-ink-soft">
            {isAsked
              ? 'Gets a daily email about open beds'
              : 'The daily email about open beds stopped: three had no answer'}
          </span>
        )}
      </p>
      <Form method="post" className="flex flex-wrap gap-2">
        <input type="hidden" name="id" value={id} />
        {!isConfirmed && !unsubscribedAt && (
          <Button
            type="submit"
            name="intent"
            value="confirm-contact"
            variant="line"
            size="sm"
            disabled={isBusy}
          >
            They gave it to me
          </Button>
        )}
        {isMailOn && isConfirmed && !unsubscribedAt && !mailedAt && (
          <Button
            type="submit"
            name="intent"
            value="send-now"
            variant="line"
            size="sm"
            disabled={isBusy}
          >
            Send now<span className="sr-only"> to {email}</span>
          </Button>
        )}
        {isConfirmed && !unsubscribedAt && (
          <Button
            type="submit"
            name="intent"
            value={isAsked ? 'stop-bed-mail' : 'start-bed-mail'}
            variant="line"
            size="sm"
            disabled={isBusy}
          >
            {isAsked ? 'Stop the daily email' : 'Email daily about open beds'}
          </Button>
        )}
        <Button
          type="submit"
          name="intent"
          value="remove-contact"
          variant="bare-danger"
          size="sm"
          disabled={isBusy}
        >
          Remove<span className="sr-only"> {email}</span>
        </Button>
      </Form>
    </div>
  )
}

function describeContact({ isConfirmed, unsubscribedAt, mailedAt, language }: CenterContact) {
  const tongue = language === 'es' ? 'Spanish' : 'English'
  if (unsubscribedAt) return `Unsubscribed ${formatDate(new Date(unsubscribedAt))}: gets no email`
  if (!isConfirmed) return `${tongue}, not confirmed: gets no email`
  if (!mailedAt) return `${tongue}, confirmed, no email yet`
  return `${tongue}, confirmed, last email ${formatDate(new Date(mailedAt))}`
}
