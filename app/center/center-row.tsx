import { formatNumber } from '#app/lib/language.ts'
import { formatMiles } from '#app/lib/miles.ts'
import { dialNumber } from '#app/lib/phone.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { PhoneNumber } from '#app/ui/phone-number.tsx'
import { useSite } from '#app/ui/site.tsx'
import { useLanguage, useStoredText, useTexts } from '#app/ui/use-language.tsx'
import type { CenterSummary } from './center-model.ts'
import { CenterStatus } from './center-status.tsx'
import { KeepButton } from './keep-button.tsx'
import { centerMessages } from './messages.ts'

export type RowCenter = CenterSummary & {
  /** The distance from the middle or a rounded position of the searched place. */
  miles?: number | null
  /** That place as a URL text. The center's page measures from it, too. */
  searchedNear?: string | null
  /** The filters of the search that the center meets: "Medicaid". */
  matched?: string[]
  /** The filters that it may not meet: "Medicaid: not known, ask". */
  lacking?: string[]
}

/**
 * Centers as a list of rows, with the numbers of the map's markers. If all have the same source and
 * date, the list says it once, above.
 */
export function CenterRows({ centers }: { centers: readonly RowCenter[] }) {
  const first = centers[0]?.provenance
  const hasOneSource = centers.every(({ provenance }) => provenance === first)
  return (
    <div>
      {hasOneSource && <p className="rows-source">{first}</p>}
      <ol className="rows">
        {centers.map((center, index) => (
          <li key={center.slug} id={`center-${center.slug}`}>
            <CenterRow center={center} number={index + 1} showsSource={!hasOneSource} />
          </li>
        ))}
      </ol>
    </div>
  )
}

type CenterRowProps = { center: RowCenter; number: number; showsSource: boolean }

/** One center in a list. Its name is a link that covers the row; the one solid button calls. */
export function CenterRow({ center, number, showsSource }: CenterRowProps) {
  const stored = useStoredText()
  const near = center.searchedNear && `?near=${encodeURIComponent(center.searchedNear)}`
  return (
    <article className={center.openStatus === 'Open' ? 'row' : 'row row-closed'}>
      <div className="row-main">
        <div className="row-head">
          <span className={`row-number ${chooseNumberLook(center)}`} aria-hidden="true">
            {number}
          </span>
          <h3>
            <Link to={`/centers/${center.slug}${near || ''}`} {...stored}>
              {center.name}
            </Link>
          </h3>
        </div>
        <RowPlace center={center} />
        <div className="row-status">
          <CenterStatus center={center} />
          <TrustedBadge center={center} />
        </div>
        {center.beds && (
          <p>
            <b>{center.beds}.</b>
          </p>
        )}
        <RowFacts center={center} showsSource={showsSource} />
      </div>
      <div className="row-actions">
        <RowCall center={center} />
        <KeepButton
          iconOnly
          center={center.saved}
          miles={center.miles}
          from={center.searchedNear}
        />
      </div>
    </article>
  )
}

/** Give the number the shape of the map's marker. */
function chooseNumberLook({ openStatus, opening }: RowCenter): string {
  if (openStatus !== 'Open') return ''
  if (!opening) return 'row-number-unknown'
  return `row-number-${opening.status}`
}

/** "Newark · about 4.2 miles · ★ 4.9 (31)", or without a distance "Newark, Essex County". */
function RowPlace({ center }: { center: RowCenter }) {
  const { place, town, miles } = center
  const language = useLanguage()
  const hasMiles = typeof miles === 'number'
  // Beside the distance, a phone has no room for the county.
  const where = hasMiles ? (town ?? place) : place
  return (
    <p className="row-soft row-place">
      {where && <span>{where}</span>}
      {hasMiles && <data value={miles.toFixed(2)}>{formatMiles(miles, true, language)}</data>}
      <RowRating center={center} />
    </p>
  )
}

/** "★ 4.9 (31)" or "No rating"; an imported rating is Google's and says so. */
function RowRating({ center }: { center: RowCenter }) {
  const { rating, reviewCount, isGoogleRating } = center
  const language = useLanguage()
  const text = centerMessages[language]
  if (rating <= 0) return <span className="row-rating">{text.noRating}</span>
  const count = formatNumber(reviewCount, language)
  return (
    <span className="row-rating">
      <Icon name="star" className="icon-fill" />
      <b>{rating.toFixed(1)}</b>{' '}
      <span className={isGoogleRating ? undefined : 'sr-only'}>
        {isGoogleRating ? text.googleRating : text.rating}
      </span>
      {reviewCount > 0 && (
        <>
          {' '}
          <span aria-hidden="true">{`(${count})`}</span>
          <span className="sr-only">{text.reviewCount(count, reviewCount === 1)}</span>
        </>
      )}
    </span>
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

/**
 * The matched filters, what may be missing, the first kinds of care, "Outpatient, Detox +1", and the
 * source.
 */
function RowFacts({ center, showsSource }: { center: RowCenter; showsSource: boolean }) {
  const { matched = [], lacking = [], treatmentTypeLabels } = center
  const kinds = treatmentTypeLabels.filter((label) => !matched.includes(label))
  const more = kinds.length - shownKinds
  return (
    <ul className="row-facts">
      {matched.map((label) => (
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
      {kinds.length > 0 && (
        <li className="row-soft">
          {kinds.slice(0, shownKinds).join(', ') + (more > 0 ? ` +${more}` : '')}
        </li>
      )}
      {showsSource && <li className="row-soft">{center.provenance}</li>}
    </ul>
  )
}

/** The center's number, or the support line for a center without one. */
function RowCall({ center }: { center: RowCenter }) {
  const text = useTexts(centerMessages)
  const { supportLine } = useSite()
  if (center.openStatus === 'Permanently Closed') {
    return <p className="row-soft">{text.noLongerOpen}</p>
  }
  if (center.phoneHref) {
    return (
      <a
        href={center.phoneHref}
        className="btn"
        aria-label={text.card.call(center.name, center.phone)}
      >
        <Icon name="phone" />
        {center.phone}
      </a>
    )
  }
  return (
    <>
      <p className="row-soft row-no-phone">{center.phone}</p>
      <a href={dialNumber(supportLine.phone)} className="btn">
        <Icon name="phone" />
        <span>
          {supportLine.label} <PhoneNumber>{supportLine.phone}</PhoneNumber>
        </span>
      </a>
    </>
  )
}
