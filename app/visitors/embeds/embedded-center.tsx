import type { AdmissionNumber } from '#app/center/admission/admission-number.ts'
import type { CenterSummary } from '#app/center/center-model.ts'
import { CenterStatus } from '#app/center/center-status.tsx'
import { centerMessages } from '#app/center/messages.ts'
import { WishItems } from '#app/center/row-parts.tsx'
import { formatMiles } from '#app/lib/miles.ts'
import { dialNumber } from '#app/lib/phone.ts'
import { Icon } from '#app/ui/icon.tsx'
import { useSite } from '#app/ui/site.tsx'
import { useLanguage, useStoredText, useTexts } from '#app/ui/use-language.tsx'
import { DirectoryLink } from './directory-link.tsx'
import { embedMessages } from './messages.ts'

export type EmbeddedCenter = Pick<
  CenterSummary,
  | 'slug'
  | 'name'
  | 'place'
  | 'town'
  | 'phone'
  | 'phoneHref'
  | 'openStatus'
  | 'openingChangesIn'
  | 'beds'
  | 'treatmentTypeLabels'
  | 'payment'
  | 'provenance'
  | 'isSample'
> & {
  /** Null if its hours are not known, are Google's, or if it is closed. */
  opening: CenterSummary['opening']
  /** Null without a searched place, or if the center's location is unknown. */
  miles: number | null
  /** The searched place as a URL text; null for a position. */
  searchedNear: string | null
  /** The filters of the search that the center meets, and those that it may not meet. */
  matched: string[]
  lacking: string[]
  /** In a search only of a center without a number, instead of which it has the way there. */
  address: string | null
  directionsUrl: string | null
  /** The number that admits people, if it is another than the main one. In a search it is null. */
  intake: AdmissionNumber | null
  /** Its hours are Google's, so they are not unknown, but not for other sites. */
  hoursWithheld: boolean
}

/** As many kinds of care and payments as a row's line has room for. */
const othersInRow = 3

/** A center among others in a frame: a row as in the directory. */
export function RowInFrame({ center }: { center: EmbeddedCenter }) {
  const { slug, name, searchedNear, openStatus, opening, address, miles } = center
  const language = useLanguage()
  const stored = useStoredText()
  const near = searchedNear ? `?near=${encodeURIComponent(searchedNear)}` : ''
  const isShut = openStatus !== 'Open' || opening?.status === 'closed'
  const place = miles === null ? center.place : (center.town ?? center.place)
  return (
    <article className={isShut ? 'row row-shut' : 'row'}>
      <div className="row-main">
        <h2>
          <DirectoryLink to={`/centers/${slug}${near}`} className="frame-name" {...stored}>
            {name}
          </DirectoryLink>
        </h2>
        <p className="row-place">
          {place && <b>{place}</b>}
          {miles !== null && <span>{formatMiles(miles, true, language)}</span>}
        </p>
        {address && <p>{address}</p>}
        <About isRow center={center} />
      </div>
      <div className="row-actions">
        <Tap center={center} />
      </div>
    </article>
  )
}

/** One center in a frame: what it is, and the number to call. */
export function CenterInFrame({ center }: { center: EmbeddedCenter }) {
  const { slug, name, address, place } = center
  const stored = useStoredText()
  return (
    <article className="first">
      <h1>
        <DirectoryLink to={`/centers/${slug}`} className="frame-name" {...stored}>
          {name}
        </DirectoryLink>
      </h1>
      <p>{address ?? place}</p>
      <About center={center} />
      <Numbers center={center} />
    </article>
  )
}

/** Whether it is open, its free beds, and what of the search it meets and may not meet. */
function About({ center, isRow = false }: { center: EmbeddedCenter; isRow?: boolean }) {
  const { openStatus, opening, hoursWithheld, beds, provenance } = center
  const { matched, lacking, treatmentTypeLabels, payment } = center
  const others = [...treatmentTypeLabels, ...payment].filter((label) => !matched.includes(label))
  const shown = isRow ? others.slice(0, othersInRow) : others
  return (
    <>
      {(opening || openStatus !== 'Open' || !hoursWithheld) && <CenterStatus center={center} />}
      {beds && (
        <p>
          <b>{beds}.</b>
        </p>
      )}
      {matched.length + lacking.length > 0 && (
        <ul className="row-facts">
          <WishItems met={matched} lacking={lacking} />
        </ul>
      )}
      {shown.length > 0 && <p>{shown.join(' · ')}</p>}
      <p className="row-soft">{provenance}</p>
    </>
  )
}

/** Calls the center of a row, or without a number shows the way there. */
function Tap({ center }: { center: EmbeddedCenter }) {
  const { name, phone, phoneHref, openStatus, directionsUrl } = center
  const text = useTexts(centerMessages)
  if (openStatus === 'Permanently Closed') {
    return <p className="row-no-phone">{text.noLongerOpen}</p>
  }
  if (phoneHref) {
    return (
      <a href={phoneHref} className="row-tap" aria-label={text.card.call(name, phone)}>
        <Icon name="phone" />
        {phone}
      </a>
    )
  }
  return (
    <>
      <p className="row-no-phone">{phone}</p>
      {directionsUrl && (
        <a
          href={directionsUrl}
          className="row-tap"
          target="_blank"
          rel="noopener"
          aria-label={text.row.directionsTo(name)}
        >
          <Icon name="navigation" />
          {text.contact.directions}
        </a>
      )}
    </>
  )
}

/** The numbers to call; for a center without any, the support line. */
function Numbers({ center }: { center: EmbeddedCenter }) {
  const { name, phone, phoneHref, openStatus, intake } = center
  const text = useTexts(centerMessages)
  if (openStatus === 'Permanently Closed') {
    return (
      <>
        <p>{text.noLongerOpen}.</p>
        <SupportLine />
      </>
    )
  }
  if (intake) {
    return (
      <>
        <p>{text.admission.intake}</p>
        <CallLink href={intake.href} number={intake.display} name={name} />
        {phoneHref && (
          <>
            <p>{text.admission.mainNumber}</p>
            <CallLink href={phoneHref} number={phone} name={name} />
          </>
        )}
      </>
    )
  }
  if (phoneHref) return <CallLink href={phoneHref} number={phone} name={name} />
  return (
    <>
      <p>{phone}</p>
      <SupportLine />
    </>
  )
}

function CallLink({ href, number, name }: { href: string; number: string; name: string }) {
  const { card } = useTexts(centerMessages)
  return (
    <a className="call" href={href} aria-label={card.call(name, number)}>
      <Icon name="phone" />
      {number}
    </a>
  )
}

/** For a center that nobody can call. */
export function SupportLine() {
  const { supportLine } = useSite()
  const text = useTexts(embedMessages)
  return (
    <>
      <p>{text.supportLine(supportLine.label)}</p>
      <a className="call" href={dialNumber(supportLine.phone)}>
        <Icon name="phone" />
        {supportLine.phone}
      </a>
    </>
  )
}
