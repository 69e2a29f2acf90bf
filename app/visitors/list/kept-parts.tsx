import { findAdmissionNumber } from '#app/center/admission/admission-number.ts'
import { linkDirections } from '#app/center/directions-url.ts'
import { OpeningText } from '#app/center/hours/opening-text.tsx'
import type { KeptCenter, KeptDistance } from '#app/center/saved/kept-list.ts'
import type { SavedCenter } from '#app/center/saved/saved-center.ts'
import { localize } from '#app/find-page.ts'
import { formatMiles } from '#app/lib/miles.ts'
import { Icon } from '#app/ui/icon.tsx'
import { useStoredText } from '#app/ui/use-language.tsx'
import { readSavedOpening } from './call-order.ts'
import { listChanges } from './compare-centers.ts'
import { describeClosing, describeSavedPlace } from './describe-saved.ts'
import { fill } from './fill.ts'
import { useListTexts } from './list-texts.ts'

/** Return the number to call; null if there is none or the center is closed for good. */
export function findNumber(center: SavedCenter) {
  return center.status === 'Permanently Closed' ? null : findAdmissionNumber(center)
}

export function KeptName({ center, level }: { center: SavedCenter; level: 2 | 3 }) {
  const { language } = useListTexts()
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <Heading className="kept-name" {...useStoredText()}>
      <a href={localize(`/centers/${center.slug}`, language)}>{center.name}</a>
    </Heading>
  )
}

/** "Newark · 2.4 miles", or without a distance "Newark, Essex County", then whether it is open. */
export function KeptFacts({ center, distance }: { center: SavedCenter; distance?: KeptDistance }) {
  const { language } = useListTexts()
  // Beside the distance, a phone has no room for the county.
  const town = distance ? dropCounty(center) : center
  const place = describeSavedPlace(town, language)
  return (
    <>
      <p className="row-place">
        {place.value && <b lang={place.lang}>{place.value}</b>}
        {distance && <span>{formatMiles(distance.miles, false, language)}</span>}
      </p>
      {!findNumber(center) && center.address && <p className="row-address">{center.address}</p>}
      <OpenState center={center} />
    </>
  )
}

function dropCounty(center: SavedCenter): SavedCenter {
  const { place } = center
  return typeof place === 'string' ? center : { ...center, place: { ...place, county: null } }
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

/** Calls the center, or without a number shows the way. */
export function KeptTap({ center }: { center: SavedCenter }) {
  const text = useListTexts()
  const { name } = center
  const number = findNumber(center)
  if (number) {
    return (
      <a
        href={number.href}
        className="row-tap"
        aria-label={`${fill(text.call.appointment, { name })}, ${number.display}`}
      >
        <Icon name="phone" />
        {number.display}
      </a>
    )
  }
  const destination = describeDestination(center)
  if (center.status === 'Permanently Closed' || !destination) return null
  return (
    <a
      href={linkDirections(destination)}
      className="row-tap"
      target="_blank"
      rel="noreferrer"
      aria-label={fill(text.card.directionsTo, { name })}
    >
      <Icon name="navigation" />
      {text.card.directions}
    </a>
  )
}

/** A sample's street is fictional: it leads to the town. */
function describeDestination({ address, place, provenance }: SavedCenter): string | null {
  const isSample = typeof provenance !== 'string' && provenance.kind === 'sample'
  if (address && !isSample) return address
  if (typeof place === 'string') return place
  return place.city && [place.city, place.state].filter(Boolean).join(', ')
}

/** The support line, where no center of a list has a number. */
export function NoNumbersNote() {
  const { list, sheet } = useListTexts()
  const [line] = sheet.lines
  return (
    <section className="first no-print" aria-labelledby="no-numbers">
      <h2 id="no-numbers">{list.noNumbers}</h2>
      <p>{fill(list.askLine, { line: line.name })}</p>
      <a href={line.href} className="call">
        <Icon name="phone" />
        {line.number}
      </a>
    </section>
  )
}

type ChangesProps = { kept: KeptCenter; onAccept: () => void }

/** What has changed since the visitor saved the center. */
export function Changes({ kept, onAccept }: ChangesProps) {
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
      <button type="button" className="kept-link" onClick={onAccept}>
        {card.seen}
      </button>
    </div>
  )
}
