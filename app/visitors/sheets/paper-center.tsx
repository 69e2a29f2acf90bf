import { findAdmissionNumber } from '#app/center/admission/admission-number.ts'
import { formatShortWeek } from '#app/center/hours/short-week.ts'
import { findOnlyPeople } from '#app/center/offerings/only-people.ts'
import { describePlace } from '#app/center/places/describe-place.ts'
import type { SavedCenter } from '#app/center/saved/saved-center.ts'
import { formatShortDate } from '#app/lib/format-date.ts'
import type { Language } from '#app/lib/language.ts'
import { PhoneNumber } from '#app/ui/phone-number.tsx'
import { useStoredText } from '#app/ui/use-language.tsx'
import { fill } from '#app/visitors/list/fill.ts'
import type { PaperTexts } from './paper-texts.ts'
import type { PaperEntry } from './split-pages.ts'
import { readTick, type Tick, ticks } from './ticks.ts'

/** In characters: a longer name is set smaller, so that it takes two lines and not three. */
const longName = 48

type Props = { entry: PaperEntry; text: PaperTexts }

/** A center to call: its number, where and when, eight ticks, and two lines to write on. */
export function PaperCenter({ entry, text, Heading }: Props & { Heading: 'h2' | 'h3' }) {
  const { center, note } = entry
  const number = findAdmissionNumber(center)
  const [digits = '', extension] = (number?.display ?? '').split(' ext. ')
  return (
    <li className="paper-center">
      <Heading
        className={center.name.length > longName ? 'paper-name paper-name-long' : 'paper-name'}
        {...useStoredText()}
      >
        {center.name}
      </Heading>
      <p className="paper-number">
        <a href={number?.href}>
          <PhoneNumber>{digits}</PhoneNumber>
          {extension && <small> ext. {extension}</small>}
        </a>
      </p>
      <p>
        <Where entry={entry} text={text} />
      </p>
      <p>{listFacts(center, text).join(' · ')}</p>
      <Ticks center={center} text={text} />
      {note && <p className="paper-note">{note}</p>}
      <p className="paper-rule">
        {text.notes} <span />
      </p>
      <p className="paper-rule">
        {text.called} <span /> {text.bed} · {text.name} <span />
      </p>
    </li>
  )
}

/** A center that nobody can call, in one line. */
export function PaperLine({ entry, text }: Props) {
  const { name, status } = entry.center
  return (
    <li>
      <b {...useStoredText()}>{name}</b> · {status !== 'Open' && `${text.closings[status]} · `}
      <Where entry={entry} text={text} />
    </li>
  )
}

/** "4.2 mi · 12 Main St, Trenton" */
function Where({ entry: { center, miles }, text }: Props) {
  const where = center.address ?? describeTown(center, text.language)
  return (
    <>
      {miles !== null && <b>{fill(text.miles, { miles: roundMiles(miles) })}</b>}
      {miles !== null && where && ' · '}
      {where}
    </>
  )
}

function describeTown({ place }: SavedCenter, language: Language): string | null {
  return typeof place === 'string' ? place : describePlace(place, language)
}

/** To a tenth below ten miles. */
function roundMiles(miles: number): string {
  return miles < 9.95 ? miles.toFixed(1) : miles.toFixed(0)
}

/** "M–F 9–8:30, Sa 9–1 · Men only · checked Nov 17, 2026" */
function listFacts(center: SavedCenter, text: PaperTexts): string[] {
  const { status, hours, offers, denied = [], provenance } = center
  const week = typeof hours === 'string' ? hours : formatShortWeek(hours, text.language)
  const facts = [week || text.hoursUnknown]
  if (status !== 'Open') facts.unshift(text.closings[status])
  const only = findOnlyPeople(offers, denied)
  if (only) facts.push(text.only[only])
  if (typeof provenance !== 'string' && provenance.kind === 'checked') {
    const noon = new Date(`${provenance.on}T17:00Z`)
    facts.push(fill(text.checked, { date: formatShortDate(noon, text.language) }))
  }
  return facts
}

function Ticks({ center, text }: { center: SavedCenter; text: PaperTexts }) {
  return (
    <ul className="paper-ticks">
      {ticks.map((tick) => {
        const state = readTick(center, tick)
        return (
          <li key={tick} className={`paper-tick paper-tick-${state}`}>
            {labelTick(center, tick, text)}
            <span className="sr-only">: {text[state]}</span>
          </li>
        )
      })}
    </ul>
  )
}

function labelTick({ offers }: SavedCenter, tick: Tick, text: PaperTexts): string {
  const isOutpatient = tick === 'detox' && offers.includes('outpatient-detox')
  return isOutpatient ? text.outpatientDetox : text.ticks[tick]
}
