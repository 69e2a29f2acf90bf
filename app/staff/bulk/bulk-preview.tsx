import { Form, useNavigation } from 'react-router'
import { formatNumber } from '#app/lib/language.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { countCenters } from './messages.ts'
import type { BulkPreview, PreviewedChange } from './read-preview.server.ts'

type BulkPreviewSectionProps = { preview: BulkPreview; label: string }

/** Show the changes that the edit would make, and the button that runs it. */
export function BulkPreviewSection({ preview, label }: BulkPreviewSectionProps) {
  const { changing, verified, same, leftOut, refused, first, seen } = preview
  const isBusy = useNavigation().state === 'submitting'
  return (
    <section aria-labelledby="preview" className="grid gap-4">
      <h3 id="preview">
        {changing === 0 ? 'Nothing would change' : `${countCenters(changing)} would change`}
      </h3>
      {verified > 0 && (
        <Alert title={`A person has verified ${formatNumber(verified, 'en')} of these centers.`}>
          Change them only if you know better than the check.
        </Alert>
      )}
      <ul className="list-disc pl-5">
        {same > 0 && <li>{countCenters(same)} would stay as now.</li>}
        {leftOut > 0 && <li>{countCenters(leftOut)} left out: verified by a person.</li>}
        {refused.map(({ reason, count, names }) => (
          <li key={reason} className="wrap-anywhere">
            {countCenters(count)} refused: {reason} ({names.join(', ')}
            {count > names.length && ', …'})
          </li>
        ))}
      </ul>
      {first.length > 0 && (
        <ol aria-label={`${label}: the first changes`} className="divide-y border-y">
          {first.map((change) => (
            <ChangeItem key={change.id} change={change} />
          ))}
        </ol>
      )}
      {changing > 0 && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="seen" value={seen} />
          <Button type="submit" disabled={isBusy}>
            {isBusy ? 'Changing…' : `Change ${countCenters(changing)}`}
          </Button>
        </Form>
      )}
    </section>
  )
}

function ChangeItem({ change }: { change: PreviewedChange }) {
  return (
    <li className="grid gap-0.5 py-2.5 wrap-anywhere">
      <span className="flex flex-wrap items-center gap-2 font-semibold">
        {change.name}
        {change.isVerified && <Badge variant="plain">Verified</Badge>}
      </span>
      <span>
        <del className="text-ink-soft">{change.old || '(empty)'}</del> → {change.new || '(empty)'}
      </span>
    </li>
  )
}
