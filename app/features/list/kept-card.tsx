import type { CallField, KeptCenter } from '#app/lib/kept-list.ts'
import { formatMiles } from '#app/lib/miles.ts'
import { formatPhone } from '#app/lib/phone.ts'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { CallRecord } from './call-record-form.tsx'
import { listChanges, listFacts } from './compare-facts.ts'
import { printPart } from './print-part.ts'
import type { ChangeList } from './use-list.ts'

type Props = {
  center: KeptCenter
  position: number
  count: number
  isCompared: boolean
  canCompare: boolean
  onCompare: () => void
  onMove: (by: number) => void
  onRemove: () => void
  change: ChangeList
}

/** One kept center: its number first, what has changed, all facts, and what was written down. */
export function KeptCard(props: Props) {
  const { center, position, count, isCompared, canCompare } = props
  const facts = center.current?.facts ?? center.facts
  const { id } = facts
  const href = formatPhone(facts.phone)?.href
  const write = (field: CallField, value: string) =>
    props.change((list) => ({
      ...list,
      centers: list.centers.map((kept) => {
        if (kept.facts.id !== id) return kept
        const { base } = kept.call[field] ?? {}
        const entry = { value, at: new Date().toISOString(), ...(base && { base }) }
        return { ...kept, call: { ...kept.call, [field]: entry } }
      }),
    }))
  const accept = () =>
    props.change((list) => ({
      ...list,
      centers: list.centers.map((kept) =>
        kept.facts.id === id && kept.current?.facts ? { ...kept, facts: kept.current.facts } : kept,
      ),
    }))
  return (
    <li className="kept-card" id={`kept-${id}`}>
      <div className="kept-head">
        <div>
          <h2>
            <a href={`/centers/${facts.slug}`}>{facts.name}</a>
          </h2>
          <p>
            {facts.place}
            {center.distance &&
              ` · ${formatMiles(center.distance.miles, true)} from ${center.distance.from}`}
          </p>
        </div>
        {href ? (
          <a href={href} className="btn kept-call">
            <Icon name="phone" />
            {facts.phone}
          </a>
        ) : (
          <p>Phone not available</p>
        )}
      </div>
      <Changes center={center} onAccept={accept} />
      <CallRecord center={center} write={write} />
      <details className="kept-facts">
        <summary>Facts</summary>
        <dl>
          {listFacts(facts).map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </details>
      <div className="list-actions no-print">
        <label className="tick">
          <input
            type="checkbox"
            checked={isCompared}
            disabled={!isCompared && !canCompare}
            onChange={props.onCompare}
          />
          Compare<span className="sr-only"> {facts.name}</span>
        </label>
        <CardButton
          icon="arrow-up"
          label={`Move ${facts.name} up`}
          isDisabled={position === 0}
          onClick={() => props.onMove(-1)}
        />
        <CardButton
          icon="arrow-down"
          label={`Move ${facts.name} down`}
          isDisabled={position === count - 1}
          onClick={() => props.onMove(1)}
        />
        <button
          type="button"
          className="btn btn-sm btn-bare"
          onClick={() => printPart('sheets', id)}
        >
          Call sheet<span className="sr-only"> of {facts.name}</span>
        </button>
        <button type="button" className="btn btn-sm btn-bare-danger" onClick={props.onRemove}>
          Remove<span className="sr-only"> {facts.name}</span>
        </button>
      </div>
    </li>
  )
}

type CardButtonProps = { icon: IconName; label: string; isDisabled: boolean; onClick: () => void }

// Not disabled at the end of the list: a button that is would lose the focus with which it was pressed.
function CardButton({ icon, label, isDisabled, onClick }: CardButtonProps) {
  return (
    <button
      type="button"
      className="btn btn-sm btn-bare"
      aria-label={label}
      aria-disabled={isDisabled}
      onClick={isDisabled ? undefined : onClick}
    >
      <Icon name={icon} />
    </button>
  )
}

function Changes({ center, onAccept }: { center: KeptCenter; onAccept: () => void }) {
  if (center.current && !center.current.facts) {
    return (
      <p className="list-note list-note-danger">
        This center is no longer in the directory. These are its facts as you kept them.
      </p>
    )
  }
  const changes = listChanges(center)
  if (changes.length === 0) return null
  return (
    <div className="list-note">
      <p>
        <b>Changed since you kept it</b>
      </p>
      <ul>
        {changes.map(({ label, value, before }) => (
          <li key={label}>
            {label}: {value} <span className="kept-before">(was: {before})</span>
          </li>
        ))}
      </ul>
      <button type="button" className="list-link-button" onClick={onAccept}>
        Seen
      </button>
    </div>
  )
}
