import type { CenterDetail, Distance } from '#app/center/center-model.ts'
import { findOnlyServed } from '#app/center/center-offerings.ts'
import { centerMessages } from '#app/center/messages.ts'
import { describeCenterCounty } from '#app/center/places/describe-place.ts'
import { labelPlace } from '#app/center/places/near.ts'
import { formatMiles } from '#app/lib/miles.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useLanguage, useStoredText, useTexts } from '#app/ui/use-language.tsx'

/** In characters: a longer name is set smaller. */
const longName = 48

type HeadProps = {
  center: CenterDetail
  distance?: Distance | null | undefined
}

/** Name, address, distance, and what decides at once: Trusted, men only, women only. */
export function CenterHead({ center, distance }: HeadProps) {
  const language = useLanguage()
  const text = useTexts(centerMessages)
  const stored = useStoredText()
  const { name, county, address } = center
  return (
    <header className="who">
      <h1 className={name.length > longName ? 'long-name' : undefined} {...stored}>
        {name}
      </h1>
      <p>
        {address}
        {county && <span className="far"> · {describeCenterCounty(county, language)}</span>}
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
      <Marks center={center} />
    </header>
  )
}

function Marks({ center }: Pick<HeadProps, 'center'>) {
  const text = useTexts(centerMessages)
  const only = findOnlyServed(center)
  const isTrusted = center.trusted && center.openStatus !== 'Permanently Closed'
  if (!isTrusted && !only) return null
  return (
    <p className="marks">
      {isTrusted && (
        <Badge variant="trusted" to="/about#trusted" title={text.whatTrustedMeans}>
          <Icon name="shield-check" />
          {text.trusted}
        </Badge>
      )}
      {only && <b className="only">{text.row.only[only]}</b>}
    </p>
  )
}
