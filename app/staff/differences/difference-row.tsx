import type { ShownDifference } from '#app/data/sources/read-differences.server.ts'
import { Button } from '#app/ui/button.tsx'
import { Link } from '#app/ui/link.tsx'
import { describeChanges, describeEvidence } from './describe-difference.ts'
import { decisions, groupNotes } from './messages.ts'

type DifferenceRowProps = {
  difference: ShownDifference
  /** False for a held run: nothing can be decided before it is released. */
  canDecide: boolean
  /** The open one shows its buttons, and is the one that the keys are for. */
  isOpen: boolean
  onOpen: () => void
  isBusy: boolean
}

/** Show one difference with its buttons, inside the form of all differences. */
export function DifferenceRow(props: DifferenceRowProps) {
  const { difference, canDecide, isOpen, onOpen, isBusy } = props
  const { id, name, slug, place, kind, conflict } = difference
  const canAccept = kind !== 'vanished' && conflict !== 'centers'
  const look = canDecide ? (isOpen ? 'is-open' : '') : 'is-plain'
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: focus, which the keyboard moves, opens it, too.
    <li
      data-difference={id}
      tabIndex={-1}
      aria-labelledby={`of-${id}`}
      className={`difference ${look}`}
      onFocus={onOpen}
      onClick={onOpen}
    >
      {canDecide && (
        <label className="grid size-11 place-items-center">
          <span className="sr-only">Select {name}</span>
          <input type="checkbox" name="id" value={id} className="size-5 accent-action" />
        </label>
      )}
      <div>
        <h4 id={`of-${id}`} className="flex flex-wrap items-center gap-x-2 wrap-anywhere">
          {slug ? (
            <Link to={`/centers/${slug}`} className="inline-flex min-h-11 items-center">
              {name}
            </Link>
          ) : (
            name
          )}{' '}
          {place && <span className="font-normal text-ink-soft">{place}</span>}
        </h4>
        <DifferenceDetails difference={difference} />
        {canDecide && (
          <div className="difference-buttons">
            {canAccept && (
              <Button
                type="submit"
                name="accept"
                value={id}
                disabled={isBusy}
                aria-keyshortcuts={decisions.accept.key}
                aria-describedby={`of-${id}`}
              >
                {decisions.accept.label} <kbd>{decisions.accept.key.toUpperCase()}</kbd>
              </Button>
            )}
            <Button
              type="submit"
              name="dismiss"
              value={id}
              variant="line"
              disabled={isBusy}
              aria-keyshortcuts={decisions.dismiss.key}
              aria-describedby={`of-${id}`}
            >
              {decisions.dismiss.label} <kbd>{decisions.dismiss.key.toUpperCase()}</kbd>
            </Button>
          </div>
        )}
      </div>
    </li>
  )
}

function DifferenceDetails({ difference }: { difference: ShownDifference }) {
  const { kind, conflict, phone, address, website, matches } = difference
  if (kind === 'new') {
    const details = [address, phone, website].filter(Boolean)
    if (details.length === 0) return <p>Only a name</p>
    return (
      <p className="flex flex-wrap gap-x-4">
        {details.map((detail) => (
          <span key={detail} className="wrap-anywhere">
            {detail}
          </span>
        ))}
      </p>
    )
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
      <dl>
        {describeChanges(difference).map((change) => (
          <div key={change.label}>
            <dt>{change.label}</dt>
            <dd>{change.old ? <del>{change.old}</del> : 'nothing'}</dd>
            <dd aria-hidden="true">→</dd>
            <dd>
              <span className="sr-only">becomes </span>
              <ins>{change.new ?? 'nothing'}</ins>
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-ink-soft">{describeEvidence(difference)}</p>
    </>
  )
}
