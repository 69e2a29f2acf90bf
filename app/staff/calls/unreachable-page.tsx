import { Form, useNavigation } from 'react-router'
import type { RejectedForm } from '#app/lib/form.ts'
import { formatDate } from '#app/lib/format-date.ts'
import { formatPhone } from '#app/lib/phone.ts'
import { Button } from '#app/ui/button.tsx'
import { Link } from '#app/ui/link.tsx'
import { RejectedToast } from '#app/ui/toast.tsx'
import { CallCenterDetails } from './call-center-details.tsx'
import { callsPath } from './messages.ts'
import type { Unreachable } from './unreachable.server.ts'

type Props = { centers: Unreachable[]; rejected: RejectedForm | undefined }

/**
 * List centers that at least three calls over 30 days did not reach; staff decide about each one.
 */
export function UnreachablePage({ centers, rejected }: Props) {
  return (
    <div className="grid max-w-measure gap-6">
      <div>
        <h2>Unreachable</h2>
        <p className="mt-2 text-ink-soft">
          {centers.length === 0
            ? 'No center waits for a decision.'
            : 'At least three calls over 30 days reached nobody. These centers come last among equals, and are not called until you decide.'}
        </p>
        <Link to={callsPath} className="inline-flex min-h-11 items-center">
          Back to today's calls
        </Link>
      </div>
      {centers.map((center) => (
        <UnreachablePanel key={center.id} center={center} />
      ))}
      <RejectedToast rejected={rejected} />
    </div>
  )
}

const decisions = [
  { decision: 'letter', label: 'Letter sent: call in 30 days' },
  { decision: 'keep', label: 'Keep: call in 60 days' },
] as const

function UnreachablePanel({ center }: { center: Unreachable }) {
  const { id, name, website, tries, triedAt, seen } = center
  const phone = formatPhone(center.phone)
  const isBusy = useNavigation().state === 'submitting'
  return (
    <section aria-labelledby={`of-${id}`} className="panel grid gap-4 p-5">
      <CallCenterDetails center={center}>
        <p>
          {phone ? (
            <a href={phone.href} className="inline-flex min-h-11 items-center tabular-nums">
              {phone.display}
            </a>
          ) : (
            center.phone
          )}
          {triedAt && ` · no answer ${tries} times, last on ${formatDate(triedAt)}`}
        </p>
      </CallCenterDetails>
      <Form method="post" className="flex flex-wrap gap-3">
        <input type="hidden" name="center" value={id} />
        <input type="hidden" name="seen" value={seen} />
        {website && (
          <Button type="submit" name="decision" value="website" size="sm" disabled={isBusy}>
            Their website confirms it<span className="sr-only">: {name}</span>
          </Button>
        )}
        {decisions.map(({ decision, label }) => (
          <Button
            key={decision}
            type="submit"
            name="decision"
            value={decision}
            variant="line"
            size="sm"
            disabled={isBusy}
          >
            {label}
            <span className="sr-only">: {name}</span>
          </Button>
        ))}
        <Button
          type="submit"
          name="decision"
          value="hide"
          variant="bare-danger"
          size="sm"
          disabled={isBusy}
          title="It moves to Deleted centers, and can be restored for 30 days."
        >
          Hide<span className="sr-only"> {name}</span>
        </Button>
      </Form>
    </section>
  )
}
