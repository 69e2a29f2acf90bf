import { Form, useNavigation } from 'react-router'
import type { RejectedForm } from '#app/lib/form.ts'
import { formatDate } from '#app/lib/format-date.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { QrCode } from '#app/ui/qr-code.tsx'
import { RejectedToast } from '#app/ui/toast.tsx'
import { CenterContacts } from './center-contacts.tsx'
import type { CenterLinks, MadeLink } from './center-links.server.ts'

type Props = {
  opened: CenterLinks & { isMailOn: boolean }
  /** Shown once: only the hash of its key is stored. */
  made: MadeLink | undefined
  rejected: RejectedForm | undefined
  letterPath: string
  closeTo: string
}

/** The links with which a center confirms its listing, and its email addresses. */
export function CenterLinksDialog({ opened, made, rejected, letterPath, closeTo }: Props) {
  const isBusy = useNavigation().state === 'submitting'
  const { name, links, contacts, isMailOn } = opened
  const current = links.find(({ counts }) => counts)
  return (
    <Dialog title={`Confirmation link: ${name}`} closeTo={closeTo}>
      <div className="mt-3 grid gap-4">
        <p>
          With this link the center confirms or corrects its listing, for 30 days. A new link
          replaces the one before. Give it only to a person at the listed number or address.
        </p>
        {made && (
          <Alert tone="good" title="Copy this link now: it is not shown again.">
            <code className="wrap-anywhere select-all">{made.url}</code>
            <QrCode drawing={made.qr} label="The link as a QR code" className="mt-3 w-40" />
          </Alert>
        )}
        <ul className="grid gap-2">
          {links.map((link) => (
            <li key={link.id}>{describeLink(link)}</li>
          ))}
          {links.length === 0 && <li>No link was made yet.</li>}
        </ul>
        <div className="flex flex-wrap gap-3">
          <Form method="post">
            <input type="hidden" name="newest" value={links[0]?.id ?? ''} />
            <Button type="submit" name="intent" value="make" disabled={isBusy}>
              Make a link
            </Button>
          </Form>
          <ButtonLink to={letterPath} variant="line">
            Print a letter
          </ButtonLink>
          {current && (
            <Form method="post">
              <input type="hidden" name="newest" value={links[0]?.id ?? ''} />
              <Button
                type="submit"
                name="intent"
                value="revoke"
                variant="bare-danger"
                disabled={isBusy}
              >
                Revoke the link
              </Button>
            </Form>
          )}
        </div>
        <CenterContacts contacts={contacts} isMailOn={isMailOn} />
      </div>
      <div className="mt-6 grid sm:flex sm:justify-end">
        <ButtonLink to={closeTo} keepScroll variant="line">
          Close
        </ButtonLink>
      </div>
      <RejectedToast rejected={rejected} />
    </Dialog>
  )
}

function describeLink(link: CenterLinks['links'][number]): string {
  const format = (moment: string) => formatDate(new Date(moment))
  const parts = [
    `${link.isMailed ? 'Emailed' : 'Made'} ${format(link.createdAt)}`,
    link.counts ? `works until ${format(link.expiresAt)}` : 'no longer works',
    link.answeredAt ? `answered ${format(link.answeredAt)}` : 'not answered',
  ]
  return parts.join(', ')
}
