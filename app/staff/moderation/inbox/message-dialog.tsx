import { Form, useNavigation } from 'react-router'
import type { RejectedForm } from '#app/lib/form.ts'
import { formatIsoDate, formatMoment } from '#app/lib/format-date.ts'
import { formatPhone } from '#app/lib/phone.ts'
import { RejectedAlert } from '#app/ui/alert.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { heldNames } from './messages.ts'
import type { InboxMessage } from './read-inbox.server.ts'
import { UrgencyBadge } from './urgency-badge.tsx'

type MessageDialogProps = {
  message: InboxMessage
  siteName: string
  /** The path of the inbox behind the dialog. */
  closeTo: string
  /** The path to delete the message; null if the viewer may not. */
  removePath: string | null
  rejected: RejectedForm | undefined
}

/** Show a message with links to answer by email or phone. */
export function MessageDialog(props: MessageDialogProps) {
  const { message, siteName, closeTo, removePath, rejected } = props
  const isBusy = useNavigation().state === 'submitting'
  const isOpen = message.status === 'open'
  return (
    <Dialog wide title={message.subject ?? `Message from ${message.name}`} closeTo={closeTo}>
      <div className="mt-3 grid gap-5">
        <RejectedAlert rejected={rejected} />
        <p className="flex flex-wrap gap-2">
          <UrgencyBadge {...message} />
          {message.heldFor && <Badge>{heldNames[message.heldFor]}</Badge>}
        </p>
        <Facts message={message} siteName={siteName} />
        <p className="rounded-s border-l-4 border-line-strong bg-sunken px-4 py-3 whitespace-pre-line wrap-anywhere">
          {message.message}
        </p>
        <Form
          method="post"
          preventScrollReset
          className="flex flex-wrap items-center gap-3 max-sm:[&>*]:w-full"
        >
          <input type="hidden" name="to" value={isOpen ? 'answered' : 'open'} />
          <ButtonLink to={mailReply(message.email, message.subject, siteName)} variant="tint">
            <Icon name="mail" />
            Answer by email
          </ButtonLink>
          <Button type="submit" disabled={isBusy}>
            <Icon name={isOpen ? 'check' : 'undo-2'} />
            {isBusy ? 'Saving...' : isOpen ? 'Mark answered' : 'Reopen'}
          </Button>
          <ButtonLink to={closeTo} keepScroll variant="line">
            Close
          </ButtonLink>
          {removePath && (
            <ButtonLink to={removePath} keepScroll variant="bare-danger" className="sm:ml-auto">
              <Icon name="trash-2" />
              Delete
            </ButtonLink>
          )}
        </Form>
      </div>
    </Dialog>
  )
}

function Facts({ message, siteName }: Pick<MessageDialogProps, 'message' | 'siteName'>) {
  const { email, phone, subject, center, createdAt, answeredAt } = message
  const dialled = phone === null ? null : dialTyped(phone)
  const link = 'inline-flex min-h-11 items-center'
  return (
    <dl className="grid gap-x-6 wrap-anywhere sm:grid-cols-[auto_1fr] [&>dd]:flex [&>dd]:min-h-11 [&>dd]:items-center [&>dt]:flex [&>dt]:items-center [&>dt]:text-sm [&>dt]:text-ink-soft">
      <dt>Name</dt>
      <dd>{message.name}</dd>
      <dt>Email</dt>
      <dd>
        <a href={mailReply(email, subject, siteName)} className={link}>
          {email}
        </a>
      </dd>
      {phone && (
        <>
          <dt>Phone</dt>
          <dd>
            {dialled ? (
              <a href={dialled} className={link}>
                {phone}
              </a>
            ) : (
              phone
            )}
          </dd>
        </>
      )}
      {center && (
        <>
          <dt>Center</dt>
          <dd>
            <Link to={`/centers/${center.slug}`} className={link}>
              {center.name}
            </Link>
          </dd>
        </>
      )}
      <dt>Sent</dt>
      <dd>
        <time dateTime={formatIsoDate(createdAt)}>{formatMoment(createdAt)}</time>
      </dd>
      {answeredAt && (
        <>
          <dt>Answered</dt>
          <dd>
            <time dateTime={formatIsoDate(answeredAt)}>{formatMoment(answeredAt)}</time>
          </dd>
        </>
      )}
    </dl>
  )
}

/** Return a mailto: link to the sender, with a subject. */
export function mailReply(email: string, subject: string | null, siteName: string): string {
  const line = `Re: ${subject ?? `Your message to ${siteName}`}`
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(line)}`
}

/** Return a tel: link for a number as typed; null if it can't be dialed. */
export function dialTyped(phone: string): string | null {
  const known = formatPhone(phone)
  if (known) return known.href
  return /^\+?[\d\s().-]{7,}$/.test(phone.trim()) ? `tel:${phone.replace(/[^\d+]/g, '')}` : null
}
