import type { CenterDetail, Distance, Highlight } from '#app/center/center-model.ts'
import { CenterRating } from '#app/center/center-rating.tsx'
import { centerMessages } from '#app/center/messages.ts'
import { describeCenterCounty } from '#app/center/places/describe-place.ts'
import { labelPlace } from '#app/center/places/near.ts'
import { formatMiles } from '#app/lib/miles.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { useLanguage, useStoredText, useTexts } from '#app/ui/use-language.tsx'

const highlightIcons: Record<Highlight, IconName> = {
  'Highly rated': 'star',
  'Well reviewed': 'message-square',
  'Many photos': 'images',
}

type HeadProps = {
  center: CenterDetail
  distance?: Distance | null | undefined
}

/** Name, address, distance, badges and rating. */
export function CenterHead({ center, distance }: HeadProps) {
  const language = useLanguage()
  const text = useTexts(centerMessages)
  const stored = useStoredText()
  const { name, county, address } = center
  const nameSize = name.length > 48 ? 'text-2xl' : 'text-[clamp(1.75rem,1.45rem+1.5vw,2.75rem)]'
  return (
    <header className="grid content-start gap-1.5">
      <h1 className={`wrap-anywhere ${nameSize}`} {...stored}>
        {name}
      </h1>
      <p className="leading-snug text-ink-soft">
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
      <CenterBadges center={center} />
    </header>
  )
}

function CenterBadges({ center }: Pick<HeadProps, 'center'>) {
  const text = useTexts(centerMessages)
  const isTrusted = center.trusted && center.openStatus !== 'Permanently Closed'
  return (
    <div className="center-badges flex flex-wrap items-center gap-x-3.5 gap-y-1">
      {isTrusted && (
        <Badge variant="trusted" to="/about#trusted" title={text.whatTrustedMeans}>
          <Icon name="shield-check" />
          {text.trusted}
        </Badge>
      )}
      <CenterRating center={center} />
      {center.highlights.map((highlight) => (
        <span
          key={highlight}
          className="inline-flex items-center gap-1.5 text-sm leading-snug text-ink-soft"
        >
          <Icon name={highlightIcons[highlight]} className="size-4.25" />
          {text.highlights[highlight]}
        </span>
      ))}
    </div>
  )
}
