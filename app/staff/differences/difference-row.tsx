import type { ShownDifference } from '#app/data/sources/read-differences.server.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/field.tsx'
import { Link } from '#app/ui/link.tsx'
import { describeChanges, describeEvidence } from './describe-difference.ts'
import { decisions, groupNotes } from './messages.ts'

type DifferenceRowProps = {
  difference: ShownDifference
  /** False for a held run: nothing can be decided before it is released. */
  canDecide: boolean
  isBusy: boolean
}

/** Show one difference with its buttons, inside the form of all differences. */
export function DifferenceRow({ difference, canDecide, isBusy }: DifferenceRowProps) {
  const { id, name, slug, place, kind, conflict } = difference
  const canAccept = kind !== 'vanished' && conflict !== 'centers'
  return (
    <li data-difference={id} tabIndex={-1} aria-labelledby={`of-${id}`} className="grid gap-2 py-4">
      <h3 id={`of-${id}`} className="text-base wrap-anywhere">
        {slug ? (
          <Link to={`/centers/${slug}`} className="inline-flex min-h-11 items-center">
            {name}
          </Link>
        ) : (
          name
        )}
        {place && <span className="font-normal text-ink-soft"> · {place}</span>}
      </h3>
      <DifferenceDetails difference={difference} />
      {canDecide && (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          {canAccept && (
            <Button
              type="submit"
              name="accept"
              value={id}
              size="sm"
              disabled={isBusy}
              aria-keyshortcuts={decisions.accept.key}
              aria-describedby={`of-${id}`}
            >
              {decisions.accept.label}{' '}
              <kbd className="max-sm:hidden">{decisions.accept.key.toUpperCase()}</kbd>
            </Button>
          )}
          <Button
            type="submit"
            name="dismiss"
            value={id}
            variant="line"
            size="sm"
            disabled={isBusy}
            aria-keyshortcuts={decisions.dismiss.key}
            aria-describedby={`of-${id}`}
          >
            {decisions.dismiss.label}{' '}
            <kbd className="max-sm:hidden">{decisions.dismiss.key.toUpperCase()}</kbd>
          </Button>
          <Checkbox
            name="id"
            value={id}
            label={
              <>
                Select<span className="sr-only"> {name}</span>
              </>
            }
          />
        </div>
      )}
    </li>
  )
}

function DifferenceDetails({ difference }: { difference: ShownDifference }) {
  const { kind, conflict, phone, address, website, matches } = difference
  if (kind === 'new') {
    const details = [address, phone, website].filter(Boolean)
    return <p className="wrap-anywhere">{details.join(' · ') || 'Only a name'}</p>
  }
  if (kind === 'vanished') return <p>No longer in the list. {groupNotes.vanished}</p>
  if (conflict === 'centers') {
    return (
      <p className="wrap-anywhere">
        It matches{' '}
        {matches.map((center, index) => (
          <span key={center.slug}>
            {index > 0 && ' and '}
            <Link to={`/centers/${center.slug}`}>{center.name}</Link>
          </span>
        ))}
        . {groupNotes.centers}
      </p>
    )
  }
  return (
    <>
      <dl className="grid gap-1">
        {describeChanges(difference).map((change) => (
          <div key={change.label} className="wrap-anywhere">
            <dt className="inline font-semibold">{change.label}: </dt>
            <dd className="inline">
              <span className="text-ink-soft">{change.old ?? 'nothing'}</span>
              <span aria-hidden="true"> → </span>
              <span className="sr-only"> becomes </span>
              <ins className="font-bold no-underline">{change.new ?? 'nothing'}</ins>
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-ink-soft">{describeEvidence(difference)}</p>
    </>
  )
}
