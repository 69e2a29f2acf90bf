import { Icon } from '#app/ui/icon.tsx'
import { useTexts } from '#app/ui/use-language.tsx'
import { KeepButton } from './keep-button.tsx'
import { centerMessages } from './messages.ts'
import { lackNumbers, NoNumbers } from './no-numbers.tsx'
import { type RowCenter, RowFacts, RowName, RowPlace, RowStatus, RowStreet } from './row-parts.tsx'

type CenterRowsProps = {
  centers: readonly RowCenter[]
  /** The number of the first row. */
  from?: number
  /** The list that these are a part of, if it has said what all have in common. */
  whole?: readonly RowCenter[]
}

/**
 * Centers as a list of rows, with the numbers of the map's pins. The list says once, above, that none has
 * a number, and below, where all are from.
 */
export function CenterRows({ centers, from = 1, whole }: CenterRowsProps) {
  const isSaidOnce = lackNumbers(whole ?? centers)
  return (
    <>
      {!whole && isSaidOnce && <NoNumbers total={centers.length} />}
      <ol className="rows" start={from}>
        {centers.map((center, index) => (
          <li key={center.slug} id={`center-${center.slug}`} data-n={from + index}>
            <CenterRow
              center={center}
              number={from + index}
              saysNoPhone={!center.phoneHref && (!isSaidOnce || isReportedWrong(center))}
            />
          </li>
        ))}
      </ol>
      {!whole && <CommonSource centers={centers} />}
    </>
  )
}

const isReportedWrong = ({ saved: { provenance } }: RowCenter) =>
  typeof provenance === 'object' && provenance.kind === 'phone-reported'

/** Says once, below a list, where all of it is from, if it is the same. */
export function CommonSource({ centers }: { centers: readonly RowCenter[] }) {
  const [first] = centers
  const isCommon =
    first && !first.isSample && centers.every(({ provenance }) => provenance === first.provenance)
  return isCommon && <p className="rows-source">{first.provenance}</p>
}

type CenterRowProps = {
  center: RowCenter
  number: number
  /** Where no center of a list has a number, the list says so once; a row only says why. */
  saysNoPhone: boolean
}

/**
 * One center in a list: its name, a link that covers the row, and what people decide by. At its end
 * an outlined phone calls, or without a number an arrow shows the way.
 */
export function CenterRow({ center, number, saysNoPhone }: CenterRowProps) {
  const isShut = center.openStatus !== 'Open' || center.opening?.status === 'closed'
  return (
    <article className={isShut ? 'row row-shut' : 'row'}>
      <div className="row-main">
        <RowName center={center} number={number} />
        <RowPlace center={center} number={number} />
        {!center.phoneHref && <RowStreet center={center} />}
        {saysNoPhone && <p className="row-soft">{center.phone}</p>}
        <RowStatus center={center} />
        {center.beds && (
          <p>
            <b>{center.beds}.</b>
          </p>
        )}
        <RowFacts center={center} />
      </div>
      <div className="row-actions">
        <KeepButton
          iconOnly
          center={center.saved}
          miles={center.miles}
          from={center.searchedNear}
        />
        <RowTap center={center} />
      </div>
    </article>
  )
}

/** Calls the center itself, never a support line; without a number, leads to directions. */
function RowTap({ center }: { center: RowCenter }) {
  const text = useTexts(centerMessages)
  if (center.openStatus === 'Permanently Closed') {
    return <p className="row-no-phone">{text.noLongerOpen}</p>
  }
  if (center.phoneHref) {
    return (
      <a
        href={center.phoneHref}
        className="row-tap"
        aria-label={text.card.call(center.name, center.phone)}
      >
        <Icon name="phone" />
        {center.phone}
      </a>
    )
  }
  if (!center.directionsUrl) return <p className="row-no-phone">{center.phone}</p>
  return (
    <a
      href={center.directionsUrl}
      className="row-tap"
      target="_blank"
      rel="noreferrer"
      aria-label={text.row.directionsTo(center.name)}
    >
      <Icon name="navigation" />
      {text.contact.directions}
    </a>
  )
}
