import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { useStoredText, useTexts } from '#app/ui/use-language.tsx'
import type { CenterSummary } from './center-model.ts'
import { CenterPicture } from './center-picture.tsx'
import { CenterRating } from './center-rating.tsx'
import { CenterStatus } from './center-status.tsx'
import { KeepButton } from './keep-button.tsx'
import { centerMessages } from './messages.ts'

// From the columns of `CenterCards`: one on a phone, two or three beside each other above that.
const pictureSizes = '(min-width: 60rem) 24rem, (min-width: 40rem) 50vw, 100vw'

/** Centers as cards, up to three in a row, in a list for screen readers. */
export function CenterCards({ centers }: { centers: readonly CenterSummary[] }) {
  return (
    <ul className="cards grid gap-4.5 md:grid-cols-3 lg:gap-7">
      {centers.map((center) => (
        <li key={center.slug} id={`center-${center.slug}`}>
          <CenterCard center={center} />
        </li>
      ))}
    </ul>
  )
}

/** A featured center. Its name is a link that covers the card; the number calls. */
export function CenterCard({ center }: { center: CenterSummary }) {
  const { card: text } = useTexts(centerMessages)
  const stored = useStoredText()
  const path = `/centers/${center.slug}`
  return (
    <article className={getCardClass(center)}>
      <CardFlag center={center} />
      <CenterPicture image={center.image} sizes={pictureSizes} alt="" />
      <div className="card-body">
        <h3>
          <Link to={path} {...stored}>
            {center.name}
          </Link>
        </h3>
        {center.place && <p>{center.place}</p>}
        <CenterRating center={center} />
        <CenterStatus center={center} />
        {center.beds && (
          <p>
            <b>{center.beds}.</b>
          </p>
        )}
        <p className="card-care">{center.treatmentTypeLabels.join(', ')}</p>
        {center.payment.length > 0 && <p>{text.payment(center.payment.join(', '))}</p>}
        <p>{center.provenance}</p>
      </div>
      <div className="card-foot">
        <CardCall center={center} />
        <KeepButton center={center.saved} />
        <Link to={path} className="btn btn-sm btn-bare" aria-label={text.detailsOf(center.name)}>
          {text.details}
        </Link>
      </div>
    </article>
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
  if (!center.phoneHref) return center.phone
  return (
    <a
      href={center.phoneHref}
      className="btn btn-sm"
      aria-label={text.card.call(center.name, center.phone)}
    >
      <Icon name="phone" />
      {center.phone}
    </a>
  )
}
