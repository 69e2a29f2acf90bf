import { Form, useNavigation } from 'react-router'
import type { RejectedForm } from '#app/lib/form.ts'
import { formatDate } from '#app/lib/format-date.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { RejectedToast } from '#app/ui/toast.tsx'
import type { BedLinks } from './bed-links.server.ts'

type Props = {
  opened: BedLinks
  /** The URL of a new link. We only store its hash, so this is the only time it can be shown. */
  made: string | undefined
  rejected: RejectedForm | undefined
  closeTo: string
}

/** Manage the links that a center uses to report its open beds. */
export function BedLinksDialog({ opened: { name, links }, made, rejected, closeTo }: Props) {
  const isBusy = useNavigation().state === 'submitting'
  return (
    <Dialog title={`Bed report links: ${name}`} closeTo={closeTo}>
      <div className="mt-3 grid gap-4">
        <p>
          With this link the center says in two taps how many beds it has today, for 30 days. Give
          it only to a person whom you have called at the listed number.
        </p>
        {made && (
          <Alert tone="good" title="Copy this link now: it is not shown again.">
            <code className="wrap-anywhere select-all">{made}</code>
          </Alert>
        )}
        {links.length === 0 && <p>No link works now.</p>}
        <ul className="grid gap-2">
          {links.map(({ id, createdAt, expiresAt }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-3">
              <span>
                Made {formatDate(new Date(createdAt))}, works until{' '}
                {formatDate(new Date(expiresAt))}
              </span>
              <Form method="post">
                <input type="hidden" name="intent" value="revoke" />
                <input type="hidden" name="id" value={id} />
                <Button type="submit" variant="bare-danger" size="sm" disabled={isBusy}>
                  Revoke
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      </div>
      <Form method="post" className="mt-6 grid gap-3 sm:flex sm:justify-end">
        <ButtonLink to={closeTo} keepScroll variant="line" className="max-sm:order-last">
          Close
        </ButtonLink>
        <Button type="submit" name="intent" value="make" disabled={isBusy}>
          Make a link
        </Button>
      </Form>
      <RejectedToast rejected={rejected} />
    </Dialog>
  )
}
