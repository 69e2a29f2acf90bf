import { getImageSet } from '#app/lib/center-image-url.ts'
import { formatMiles } from '#app/lib/miles.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { useLanguage, useStoredText, useTexts } from '#app/ui/use-language.tsx'
import type { CenterSummary } from './center-model.ts'
import { CenterRating } from './center-rating.tsx'
import { KeepButton } from './keep-button.tsx'
import { centerMessages } from './messages.ts'

// From the columns of `CenterGrid`: one on a phone, two or three beside each other above that.
const pictureSizes = '(min-width: 60rem) 24rem, (min-width: 40rem) 50vw, 100vw'

export type CardCenter = CenterSummary & {
  /** From the place that was searched for; of that, a middle or a rounded position is known. */
  miles?: number | null
  /** That place, as an address says it: the center's page measures from there, too. */
  searchedNear?: string | null
  /** What was searched for and is not known of it: "Medicaid: not known". */
  lacking?: string[]
}

type CenterGridProps = {
  centers: readonly CardCenter[]
  /** Three in a row and no more, for a page's width of few cards. */
  threeInRow?: boolean
  /** With the numbers that a map beside them shows. */
  numbered?: boolean
}

/** Centers as cards, in a list, so that a screen reader tells how many there are. */
export function CenterGrid({ centers, threeInRow, numbered }: CenterGridProps) {
  return (
    <ul
      className={`cards ${numbered ? 'cards-numbered' : ''} grid gap-4.5 lg:gap-7 ${
        threeInRow ? 'md:grid-cols-3' : 'grid-cols-[repeat(auto-fill,minmax(min(17rem,100%),1fr))]'
      }`}
    >
      {centers.map((center) => (
        <li key={center.slug} id={`center-${center.slug}`}>
          <CenterCard center={center} />
        </li>
      ))}
    </ul>
  )
}

/** One center in a list. Its name is a link that covers the card; the number calls. */
export function CenterCard({ center }: { center: CardCenter }) {
  const { card: text } = useTexts(centerMessages)
  const stored = useStoredText()
  const near = center.searchedNear && `?near=${encodeURIComponent(center.searchedNear)}`
  const path = `/centers/${center.slug}${near || ''}`
  return (
    <article className={getCardClass(center)}>
      <CardFlag center={center} />
      {center.image && (
        <img
          // Late: the words and the number come first, on a slow line too.
          loading="lazy"
          src={center.image}
          srcSet={getImageSet(center.image)}
          sizes={pictureSizes}
          width={640}
          height={400}
          alt=""
        />
      )}
      <div className="card-body">
        <h3>
          <Link to={path} {...stored}>
            {center.name}
          </Link>
        </h3>
        <CardPlace center={center} />
        <CenterRating center={center} />
        {center.openingText && <p>{center.openingText}</p>}
        {center.beds && (
          <p>
            <b>{center.beds}.</b>
          </p>
        )}
        {center.lacking?.map((text) => (
          <p key={text} className="card-lacking">
            {text}
          </p>
        ))}
        <p className="card-care">{center.treatmentTypeLabels.join(', ')}</p>
        {center.payment.length > 0 && <p>{text.payment(center.payment.join(', '))}</p>}
        <p>{center.provenance}</p>
      </div>
      <div className="card-foot">
        <CardCall center={center} />
        <KeepButton center={center.saved} miles={center.miles} from={center.searchedNear} />
        <Link to={path} className="btn btn-sm btn-bare" aria-label={text.detailsOf(center.name)}>
          {text.details}
        </Link>
      </div>
    </article>
  )
}

/** "Newark, Essex County · about 4.2 miles" */
function CardPlace({ center: { place, miles } }: { center: CardCenter }) {
  const language = useLanguage()
  if (typeof miles !== 'number') return place && <p>{place}</p>
  return (
    <p>
      {place && `${place} · `}
      <data value={miles.toFixed(2)}>{formatMiles(miles, true, language)}</data>
    </p>
  )
}

function getCardClass({ openStatus, trusted }: CenterSummary): string {
  if (openStatus !== 'Open') return 'card card-closed'
  return trusted ? 'card card-trusted' : 'card'
}

function CardFlag({ center }: { center: CenterSummary }) {
  const text = useTexts(centerMessages)
  if (center.openStatus !== 'Open') {
    return <span className="badge card-flag badge-closed">{text.status[center.openStatus]}</span>
  }
  if (!center.trusted) return null
  return (
    <Link
      to="/about#trusted"
      className="badge card-flag badge-trusted"
      title={text.whatTrustedMeans}
    >
      <Icon name="shield-check" />
      {text.trusted}
    </Link>
  )
}

function CardCall({ center }: { center: CenterSummary }) {
  const text = useTexts(centerMessages)
  if (center.openStatus === 'Permanently Closed') return text.noLongerOpen
  if (!center.phoneHref) return text.summary.noPhone
  return (
    <a
      href={center.phoneHref}
      className="btn btn-sm btn-tint"
      aria-label={text.card.call(center.name, center.phone)}
    >
      <Icon name="phone" />
      {center.phone}
    </a>
  )
}
