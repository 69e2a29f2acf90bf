import { findAdmissionNumber } from '#app/center/admission/admission-number.ts'
import { formatClock } from '#app/center/hours/opening-hours.ts'
import { OpeningText } from '#app/center/hours/opening-text.tsx'
import { type CallField, getLatest, type KeptCenter } from '#app/center/saved/kept-list.ts'
import type { SavedCenter } from '#app/center/saved/saved-center.ts'
import { localize } from '#app/find-page.ts'
import { formatMoment } from '#app/lib/format-date.ts'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { useStoredText } from '#app/ui/use-language.tsx'
import { isCalled, readSavedOpening } from './call-order.ts'
import { CallRecord } from './call-record-form.tsx'
import { describeDistance, listAdmission, listChanges, listDetails } from './compare-centers.ts'
import { describeClosing, describeSavedPlace, describeSavedProvenance } from './describe-saved.ts'
import { fill } from './fill.ts'
import { useListTexts } from './list-texts.ts'
import type { ListTexts } from './messages.ts'
import { printPart } from './print-part.ts'

type Props = {
  kept: KeptCenter
  position: number
  count: number
  isNext: boolean
  isCompared: boolean
  canCompare: boolean
  onCompare: () => void
  onMove: (by: number) => void
  onRemove: () => void
  onChange: (make: (kept: KeptCenter) => KeptCenter) => void
}

/** Show the known facts of a center, then the unknown facts about admission, in one row. */
function listFacts(center: SavedCenter, text: ListTexts) {
  const admission = listAdmission(center, text)
  const unknown = admission.filter(({ value }) => !value).map(({ label }) => label)
  return [
    ...listDetails(center, text),
    ...admission.filter(({ value }) => value),
    { label: text.admission.notKnown, value: unknown.join(' · '), lang: undefined },
  ].filter(({ value }) => value)
}

/** One center of the list: its number first, what has changed, its details, and the visitor's notes. */
export function KeptCard(props: Props) {
  const { kept, position, count, isNext, isCompared, canCompare } = props
  const text = useListTexts()
  const { card, language } = text
  const center = getLatest(kept)
  const { id, name } = center
  const place = describeSavedPlace(center, language)
  const provenance = describeSavedProvenance(center, language)
  const number = findAdmissionNumber(center)
  const write = (field: CallField, value: string) =>
    props.onChange((before) => {
      const { base } = before.call[field] ?? {}
      const entry = { value, at: new Date().toISOString(), ...(base && { base }) }
      return { ...before, call: { ...before.call, [field]: entry } }
    })
  const accept = () => props.onChange((before) => ({ ...before, center: getLatest(before) }))
  return (
    <li className={isNext ? 'kept-card kept-next' : 'kept-card'} id={`kept-${id}`}>
      <div className="kept-head">
        <span
          className={isCalled(kept) ? 'kept-number kept-called' : 'kept-number'}
          aria-hidden="true"
        >
          {position + 1}
        </span>
        <div className="min-w-0 wrap-anywhere">
          <CallState kept={kept} isNext={isNext} />
          <h2 {...useStoredText()}>
            <a href={localize(`/centers/${center.slug}`, language)}>{name}</a>
          </h2>
          <p className="text-ink-soft">
            <span lang={place.lang}>{place.value}</span>
            {kept.distance && ` · ${describeDistance(kept.distance, text)}`}
          </p>
          <OpenState center={center} />
          <p className="text-sm text-ink-soft" lang={provenance.lang}>
            {provenance.value}
          </p>
        </div>
        {center.status === 'Permanently Closed' ? null : number ? (
          <a href={number.href} className={`btn tabular-nums ${isCalled(kept) ? 'btn-line' : ''}`}>
            <Icon name="phone" />
            {number.display}
          </a>
        ) : (
          <p className="text-ink-soft">{text.center.noPhone}</p>
        )}
      </div>
      <Changes kept={kept} onAccept={accept} />
      <CallRecord kept={kept} write={write} />
      <details className="kept-details">
        <summary>{card.details}</summary>
        <dl>
          {listFacts(center, text).map(({ label, value, lang }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd lang={lang}>{value}</dd>
            </div>
          ))}
        </dl>
        <button
          type="button"
          className="btn btn-sm btn-line no-print"
          onClick={() => printPart('sheets', id)}
        >
          {card.sheet}
          <span className="sr-only"> {fill(card.sheetOf, { name })}</span>
        </button>
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
          <span className="sr-only"> {name}</span>
        </label>
        <CardButton
          icon="arrow-up"
          label={fill(card.up, { name })}
          isDisabled={position === 0}
          onClick={() => props.onMove(-1)}
        />
        <CardButton
          icon="arrow-down"
          label={fill(card.down, { name })}
          isDisabled={position === count - 1}
          onClick={() => props.onMove(1)}
        />
        <button type="button" className="btn btn-sm btn-bare-danger" onClick={props.onRemove}>
          {card.remove}
          <span className="sr-only"> {name}</span>
        </button>
      </div>
    </li>
  )
}

/** "Call this one next", or when it was called: "Called today, 6:52 PM". */
function CallState({ kept, isNext }: { kept: KeptCenter; isNext: boolean }) {
  const { call, language } = useListTexts()
  const calledAt = kept.call.calledAt?.value
  if (isNext) return <p className="kept-state">{call.next}</p>
  if (!calledAt) return null
  const date = new Date(calledAt)
  if (Number.isNaN(date.getTime())) return null
  const isToday = date.toDateString() === new Date().toDateString()
  const time = isToday
    ? formatClock(date.getHours() * 60 + date.getMinutes(), language)
    : formatMoment(date, language, null)
  return <p className="kept-state">{fill(isToday ? call.today : call.on, { time })}</p>
}

function OpenState({ center }: { center: SavedCenter }) {
  const text = useListTexts()
  const closing = describeClosing(center, text)
  if (closing) {
    const look = center.status === 'Permanently Closed' ? 'status-gone' : 'status-closed'
    return <p className={`status ${look} font-semibold`}>{closing}</p>
  }
  const opening = readSavedOpening(center, new Date(), text.language)
  if (!opening) return <p className="status status-unknown">{text.card.hoursNotKnown}</p>
  return <OpeningText opening={opening} />
}

type CardButtonProps = { icon: IconName; label: string; isDisabled: boolean; onClick: () => void }

// `aria-disabled` at the end of the list: a disabled button would lose the focus.
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

function Changes({ kept, onAccept }: { kept: KeptCenter; onAccept: () => void }) {
  const text = useListTexts()
  const { card } = text
  if (kept.current && !kept.current.center) {
    return <p className="list-note list-note-danger">{card.gone}</p>
  }
  const changes = listChanges(kept, text)
  if (changes.length === 0) return null
  return (
    <div className="list-note">
      <p>
        <b>{card.changed}</b>
      </p>
      <ul>
        {changes.map(({ label, value, lang, before }) => (
          <li key={label}>
            {label}: <span lang={lang}>{value}</span>{' '}
            <span className="text-ink-soft" lang={before.lang}>
              {fill(card.was, { before: before.value })}
            </span>
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
