import { writeImageSet } from '#app/lib/center-image.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { CenterSummary } from './center.ts'
import { CenterRating } from './center-rating.tsx'

const card = 'relative flex h-full flex-col rounded-l border bg-surface hover:border-line-strong'
const flag = 'badge absolute start-4.5 -top-px z-1 min-h-8 rounded-t-none'
const picture = 'aspect-[16/9.2] w-full rounded-t-[13px] bg-sunken object-cover'
// From the columns of `CenterGrid`: one on a phone, two or three beside each other above that.
const pictureSizes = '(min-width: 60rem) 24rem, (min-width: 40rem) 50vw, 100vw'
const nameLink =
  "line-clamp-3 no-underline after:absolute after:inset-0 after:rounded-l after:content-[''] hover:text-link hover:underline focus-visible:outline-0 focus-visible:after:[outline:var(--focus-ring)]"
const footButton = 'btn btn-sm z-1 whitespace-nowrap'

type Props = {
  center: CenterSummary
  /** For the cards of the first screen: their pictures load at once. */
  eager?: boolean
  /** Lets the router learn the way to centers before one is chosen: one card is enough for all. */
  discover?: boolean
}

/** One center in a list. Its name is a link that covers the card; the number calls. */
export function CenterCard({ center, eager, discover }: Props) {
  const isOpen = center.openStatus === 'Open'
  const path = `/centers/${center.slug}`
  return (
    <article className={isOpen && center.trusted ? `${card} border-trusted-line` : card}>
      <CardFlag center={center} />
      <img
        className={isOpen ? picture : `${picture} opacity-60 grayscale`}
        src={center.image}
        srcSet={writeImageSet(center.image)}
        sizes={center.isIllustration ? undefined : pictureSizes}
        width={640}
        height={400}
        alt=""
        loading={eager ? undefined : 'lazy'}
        fetchPriority={eager && discover ? 'high' : undefined}
      />
      <div className="flex grow flex-col gap-1.5 px-5 pt-4.5 leading-normal">
        <h3 className="text-lg">
          <a
            href={path}
            className={`${nameLink} ${isOpen ? 'text-ink' : 'text-ink-soft'}`}
            data-discover={discover ? '' : undefined}
          >
            {center.name}
          </a>
        </h3>
        {center.place && <p className="text-sm text-ink-soft">{center.place}</p>}
        <CenterRating center={center} />
        <p className="mt-1 line-clamp-2 text-sm">{center.treatmentTypeLabels.join(', ')}</p>
      </div>
      <div className="flex flex-wrap items-center gap-2 p-5 pt-4 text-sm text-ink-soft">
        <CardCall center={center} />
        <a
          href={path}
          className={`${footButton} btn-bare ms-auto`}
          aria-label={`Details of ${center.name}`}
        >
          Details
        </a>
      </div>
    </article>
  )
}

function CardFlag({ center }: { center: CenterSummary }) {
  if (center.openStatus !== 'Open') {
    return <span className={`${flag} badge-closed`}>{center.openStatus}</span>
  }
  if (!center.trusted) return null
  return (
    <a href="/about#trusted" className={`${flag} badge-trusted`} title="What Trusted means">
      <Icon name="shield-check" />
      Trusted
    </a>
  )
}

function CardCall({ center }: { center: CenterSummary }) {
  if (center.openStatus === 'Permanently Closed') return 'No longer open'
  if (!center.phoneHref) return 'Phone not available'
  return (
    <a
      href={center.phoneHref}
      className={`${footButton} btn-tint grow tabular-nums`}
      aria-label={`Call ${center.name}, ${center.phone}`}
    >
      <Icon name="phone" />
      {center.phone}
    </a>
  )
}
