import type { CallField, KeptCenter } from '#app/lib/kept-list.ts'
import { formatPhone } from '#app/lib/phone.ts'
import { localize } from '#app/pages.ts'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { useStoredText } from '#app/ui/use-language.tsx'
import { CallRecord } from './call-record-form.tsx'
import { describeDistance, listChanges, listFacts } from './compare-facts.ts'
import { fill } from './fill.ts'
import { useListTexts } from './list-texts.ts'
import { localizeFacts, sayClosed } from './localize-facts.ts'
import { printPart } from './print-part.ts'

type Props = {
  center: KeptCenter
  position: number
  count: number
  isCompared: boolean
  canCompare: boolean
  onCompare: () => void
  onMove: (by: number) => void
  onRemove: () => void
  onChange: (make: (center: KeptCenter) => KeptCenter) => void
}

/** One kept center: its number first, what has changed, all facts, and what was written down. */
export function KeptCard(props: Props) {
  const { center, position, count, isCompared, canCompare } = props
  const text = useListTexts()
  const { card, language } = text
  const facts = center.current?.facts ?? center.facts
  const { id } = facts
  const closed = sayClosed(facts, text)
  const { place, checked } = localizeFacts(facts, text)
  const href = formatPhone(facts.phone)?.href
  const write = (field: CallField, value: string) =>
    props.onChange((kept) => {
      const { base } = kept.call[field] ?? {}
      const entry = { value, at: new Date().toISOString(), ...(base && { base }) }
      return { ...kept, call: { ...kept.call, [field]: entry } }
    })
  const accept = () =>
    props.onChange((kept) => (kept.current?.facts ? { ...kept, facts: kept.current.facts } : kept))
  return (
    <li className="kept-card" id={`kept-${id}`}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-[1_1_16rem] wrap-anywhere">
          <h2 {...useStoredText()}>
            <a href={localize(`/centers/${facts.slug}`, language)}>{facts.name}</a>
          </h2>
          <p className="text-ink-soft">
            {place}
            {center.distance && ` · ${describeDistance(center.distance, text)}`}
          </p>
          {closed && <p className="font-semibold">{closed}</p>}
          <p className="text-ink-soft">{checked}</p>
        </div>
        {facts.status === 'Permanently Closed' ? null : href ? (
          <a href={href} className="btn tabular-nums">
            <Icon name="phone" />
            {facts.phone}
          </a>
        ) : (
          <p className="text-ink-soft">{text.facts.noPhone}</p>
        )}
      </div>
      <Changes center={center} onAccept={accept} />
      <CallRecord center={center} write={write} />
      <details className="kept-facts">
        <summary>{card.facts}</summary>
        <dl>
          {listFacts(facts, text).map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </details>
      <div className="flex flex-wrap items-center gap-2 no-print">
        <label className="tick">
          <input
            type="checkbox"
            checked={isCompared}
            disabled={!isCompared && !canCompare}
            onChange={props.onCompare}
          />
          {card.compare}
          <span className="sr-only"> {facts.name}</span>
        </label>
        <CardButton
          icon="arrow-up"
          label={fill(card.up, { name: facts.name })}
          isDisabled={position === 0}
          onClick={() => props.onMove(-1)}
        />
        <CardButton
          icon="arrow-down"
          label={fill(card.down, { name: facts.name })}
          isDisabled={position === count - 1}
          onClick={() => props.onMove(1)}
        />
        <button
          type="button"
          className="btn btn-sm btn-bare"
          onClick={() => printPart('sheets', id)}
        >
          {card.sheet}
          <span className="sr-only"> {fill(card.sheetOf, { name: facts.name })}</span>
        </button>
        <button type="button" className="btn btn-sm btn-bare-danger" onClick={props.onRemove}>
          {card.remove}
          <span className="sr-only"> {facts.name}</span>
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
  const text = useListTexts()
  const { card } = text
  if (center.current && !center.current.facts) {
    return <p className="list-note list-note-danger">{card.gone}</p>
  }
  const changes = listChanges(center, text)
  if (changes.length === 0) return null
  return (
    <div className="list-note">
      <p>
        <b>{card.changed}</b>
      </p>
      <ul>
        {changes.map(({ label, value, before }) => (
          <li key={label}>
            {label}: {value} <span className="text-ink-soft">{fill(card.was, { before })}</span>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="min-h-11 text-start font-semibold text-link underline"
        onClick={onAccept}
      >
        {card.seen}
      </button>
    </div>
  )
}
