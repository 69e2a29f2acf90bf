import { formatNumber } from '#app/lib/language.ts'
import { formatMiles } from '#app/lib/miles.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { useLanguage, useStoredText, useTexts } from '#app/ui/use-language.tsx'
import type { CenterSummary } from './center-model.ts'
import { CenterStatus } from './center-status.tsx'
import { centerMessages } from './messages.ts'
import type { OnlyPeople } from './offerings/only-people.ts'

export type RowCenter = CenterSummary & {
  /** The distance from the middle or a rounded position of the searched place. */
  miles?: number | null
  /** That place as a URL text. The center's page measures from it, too. */
  searchedNear?: string | null
  /** The query of its page: the place to measure from, and what was asked for. */
  pageQuery?: string
  /** Whom alone it takes, where that is known. */
  only?: OnlyPeople | null
  /** Its hours of the day that was asked for: "Sun 9 AM to 1 PM". */
  hoursThen?: string | null
  /** The filters of the search that the center meets: "Medicaid". */
  matched?: string[]
  /** The filters that it may not meet: "Medicaid: not known, ask". */
  lacking?: string[]
}

/** The name, which links to the center's page, after the number of its pin on the map. */
export function RowName({ center, number }: { center: RowCenter; number: number }) {
  const stored = useStoredText()
  const near = center.searchedNear && `?near=${encodeURIComponent(center.searchedNear)}`
  const query = center.pageQuery ?? near ?? ''
  return (
    <h3>
      <span className={`row-number ${chooseNumberLook(center)}`} aria-hidden="true">
        {number}
      </span>
      <Link to={`/centers/${center.slug}${query}`} {...stored}>
        {center.name}
      </Link>
    </h3>
  )
}

/** Give the number the shape of the map's pin. */
function chooseNumberLook({ openStatus, opening }: RowCenter): string {
  if (openStatus !== 'Open') return ''
  return opening ? `row-number-${opening.status}` : 'row-number-unknown'
}

/** "Newark · 4.2 miles · ★ 4.9 Google"; on a phone after the number of its pin, where a map is in sight. */
export function RowPlace({ center, number }: { center: RowCenter; number: number }) {
  const { place, town, miles } = center
  const language = useLanguage()
  const hasMiles = typeof miles === 'number'
  // A phone has no room for the county.
  const where = town ?? place
  return (
    <p className="row-place" data-number={number}>
      {where && <b>{where}</b>}
      {hasMiles && <data value={miles.toFixed(2)}>{formatMiles(miles, false, language)}</data>}
      <RowRating center={center} />
    </p>
  )
}

/** "9 West Broadway, 3rd Floor": the line above has the town. */
export function RowStreet({ center: { saved } }: { center: RowCenter }) {
  const { address, place } = saved
  const city = typeof place === 'string' ? null : place.city
  const street = address && city ? address.split(`, ${city},`)[0] : address
  return street ? <p className="row-address">{street}</p> : null
}

/** "★ 4.9 Google" or "★ 4.9"; its long name is read aloud. Nothing if there is no rating. */
function RowRating({ center }: { center: RowCenter }) {
  const { rating, reviewCount, isGoogleRating } = center
  const language = useLanguage()
  const text = centerMessages[language]
  if (rating <= 0) return null
  const count = formatNumber(reviewCount, language)
  return (
    <span>
      <Icon name="star" className="icon-fill" />
      {rating.toFixed(1)}
      {isGoogleRating && <span aria-hidden="true"> Google</span>}
      <span className="sr-only">
        {` ${isGoogleRating ? text.googleRating : text.rating}`}
        {reviewCount > 0 && `, ${text.reviewCount(count, reviewCount === 1)}`}
      </span>
    </span>
  )
}

/** "Men only": a hard no for others. */
function OnlyMark({ only }: RowCenter) {
  const text = useTexts(centerMessages).row.only
  return only ? <b className="only">{text[only]}</b> : null
}

/** Whether it is open, whom alone it takes, whether it is Trusted, and its hours of a day that was asked for. */
export function RowStatus({ center }: { center: RowCenter }) {
  return (
    <>
      <div className="row-status">
        <CenterStatus center={center} />
        <OnlyMark {...center} />
        <TrustedBadge center={center} />
      </div>
      {center.hoursThen && <p>{center.hoursThen}</p>}
    </>
  )
}

function TrustedBadge({ center }: { center: RowCenter }) {
  const text = useTexts(centerMessages)
  if (!center.trusted || center.openStatus !== 'Open') return null
  return (
    <Link to="/about#trusted" className="badge badge-trusted" title={text.whatTrustedMeans}>
      <Icon name="shield-check" />
      {text.trusted}
    </Link>
  )
}

const shownKinds = 2
/** As many filters that all fit are said in one line. */
const manyMatched = 3

/**
 * What of the search the center meets and what it may not, or without filters its first kinds of
 * care: "Outpatient, Detox +1".
 */
export function RowFacts({ center }: { center: RowCenter }) {
  const { matched = [], lacking = [], treatmentTypeLabels } = center
  const text = useTexts(centerMessages)
  const fitsAll = matched.length >= manyMatched && lacking.length === 0
  const shown = fitsAll ? [text.row.everything] : matched
  const more = treatmentTypeLabels.length - shownKinds
  const isUnknown = treatmentTypeLabels[0] === text.summary.treatmentCenter
  const kinds = treatmentTypeLabels.slice(0, shownKinds).join(', ') + (more > 0 ? ` +${more}` : '')
  return (
    <ul className="row-facts">
      <WishItems met={shown} lacking={lacking} />
      {shown.length + lacking.length === 0 && !isUnknown && <li>{kinds}</li>}
    </ul>
  )
}

type WishItemsProps = { met: readonly string[]; lacking: readonly string[] }

/** List items: with a check what the center meets of a search, then what it may not meet. */
export function WishItems({ met, lacking }: WishItemsProps) {
  return (
    <>
      {met.map((label) => (
        <li key={label} className="row-match">
          <Icon name="check" />
          {label}
        </li>
      ))}
      {lacking.map((label) => (
        <li key={label} className="row-lacking">
          {label}
        </li>
      ))}
    </>
  )
}
