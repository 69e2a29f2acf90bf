import { describeCenterCounty } from '#app/lib/describe-place.ts'
import { formatMiles } from '#app/lib/miles.ts'
import type { OpeningState } from '#app/lib/opening-state.ts'
import { labelPlace } from '#app/lib/places/near.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { useLanguage, useStoredText, useTexts } from '#app/ui/use-language.tsx'
import type { CenterDetail, Distance, Highlight } from './center-model.ts'
import { CenterRating } from './center-rating.tsx'
import { centerMessages } from './messages.ts'

const highlightIcons: Record<Highlight, IconName> = {
  'Highly rated': 'star',
  'Well reviewed': 'message-square',
  'Many photos': 'images',
}

type HeadProps = {
  center: CenterDetail
  opening: OpeningState | null
  distance?: Distance | null | undefined
}

/**
 * Badges, name, address and rating. On a phone its parent is a column that puts the highlights last,
 * beneath the contact block: 'Call Now' must lie within the first screen.
 */
export function CenterHead({ center, opening, distance }: HeadProps) {
  const text = useTexts(centerMessages)
  const language = useLanguage()
  const stored = useStoredText()
  const { name, county, address, openStatus } = center
  const isGone = openStatus === 'Permanently Closed'
  return (
    <header className="contents lg:flex lg:flex-wrap lg:gap-2 lg:pb-8">
      <div className="mb-3 flex flex-wrap gap-2 lg:mb-1">
        {center.trusted && !isGone && (
          <Badge variant="trusted" to="/about#trusted" title={text.whatTrustedMeans}>
            <Icon name="shield-check" />
            {text.trusted}
          </Badge>
        )}
        {openStatus === 'Open' ? (
          <OpeningBadge opening={opening} />
        ) : (
          <Badge variant="closed">{text.status[openStatus]}</Badge>
        )}
      </div>
      {center.highlights.length > 0 && (
        <div className="order-1 mt-5 flex flex-wrap gap-2 lg:order-none lg:mt-0 lg:mb-1">
          {center.highlights.map((highlight) => (
            <Badge key={highlight}>
              <Icon name={highlightIcons[highlight]} />
              {text.highlights[highlight]}
            </Badge>
          ))}
        </div>
      )}
      <h1
        className={`w-full wrap-anywhere ${name.length > 48 ? 'text-2xl lg:text-3xl' : ''}`}
        {...stored}
      >
        {name}
      </h1>
      <p className="mt-2 w-full text-md leading-normal text-ink-soft lg:mt-0">
        {county ? `${address} · ${describeCenterCounty(county, language)}` : address}
        {distance && (
          <>
            <br />
            <data value={distance.miles.toFixed(2)}>
              {formatMiles(distance.miles, true, language)}
            </data>{' '}
            {text.from} {labelPlace(distance.from, language)}
          </>
        )}
      </p>
      <div className="mt-2 mb-5 lg:m-0">
        <CenterRating center={center} />
      </div>
    </header>
  )
}

/** Whether the center is open at this moment, by its published hours: green only when it is. */
function OpeningBadge({ opening }: { opening: OpeningState | null }) {
  const { hours: text } = useTexts(centerMessages)
  if (!opening) return <Badge>{text.notKnown}</Badge>
  return <Badge variant={opening.isOpen ? 'open' : undefined}>{opening.text}</Badge>
}
