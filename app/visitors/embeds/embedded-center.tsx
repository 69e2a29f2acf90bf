import type { AdmissionNumber } from '#app/center/admission/admission-number.ts'
import type { CenterSummary } from '#app/center/center-model.ts'
import { CenterStatus } from '#app/center/center-status.tsx'
import { centerMessages } from '#app/center/messages.ts'
import { formatMiles } from '#app/lib/miles.ts'
import { dialNumber } from '#app/lib/phone.ts'
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
  /** In a search it is null. */
  address: string | null
  /** The number that admits people, if it is another than the main one. */
  intake: AdmissionNumber | null
}

/** A center in a frame: what it is, and the number to call. */
export function CenterInFrame({
  center,
  heading,
}: {
  center: EmbeddedCenter
  heading: 'h1' | 'h2'
}) {
  const { slug, name, searchedNear, openStatus, opening, beds, provenance } = center
  const Heading = heading
  const stored = useStoredText()
  const near = searchedNear ? `?near=${encodeURIComponent(searchedNear)}` : ''
  return (
    <article>
      <div>
        <Heading>
          <DirectoryLink to={`/centers/${slug}${near}`} {...stored}>
            {name}
          </DirectoryLink>
        </Heading>
        <Where center={center} />
        {/* Hours that we may not show are not unknown, so nothing is said. */}
        {(opening || openStatus !== 'Open') && <CenterStatus center={center} />}
        {beds && (
          <p>
            <b>{beds}.</b>
          </p>
        )}
        <Facts center={center} />
        <p className="soft">{provenance}</p>
      </div>
      <div>
        <Numbers center={center} />
      </div>
    </article>
  )
}

/** "Newark · about 4.2 miles", "Newark, Essex County", or the address. */
function Where({ center: { place, town, miles, address } }: { center: EmbeddedCenter }) {
  const language = useLanguage()
  if (miles === null) return <p>{address ?? place}</p>
  const distance = formatMiles(miles, true, language)
  return <p>{[town ?? place, distance].filter(Boolean).join(' · ')}</p>
}

/** What it meets of the search and what it may not meet, then its kinds of care and payment. */
function Facts({ center }: { center: EmbeddedCenter }) {
  const { matched, lacking, treatmentTypeLabels, payment } = center
  const others = [...treatmentTypeLabels, ...payment].filter((label) => !matched.includes(label))
  return (
    <>
      {matched.length > 0 && <p className="match">{matched.join(' · ')}</p>}
      {lacking.length > 0 && (
        <p>
          <b>{lacking.join(' · ')}</b>
        </p>
      )}
      {others.length > 0 && <p>{others.join(' · ')}</p>}
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
      {number}
    </a>
  )
}

function SupportLine() {
  const { supportLine } = useSite()
  const text = useTexts(embedMessages)
  return (
    <>
      <p>{text.supportLine(supportLine.label)}</p>
      <a className="call" href={dialNumber(supportLine.phone)}>
        {supportLine.phone}
      </a>
    </>
  )
}
