import { KeepButton } from '#app/center/keep-button.tsx'
import { centerMessages } from '#app/center/messages.ts'
import { type RowCenter, RowFacts, RowName, RowPlace, RowStatus } from '#app/center/row-parts.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { PhoneNumber } from '#app/ui/phone-number.tsx'
import { useLanguage, useTexts } from '#app/ui/use-language.tsx'
import { firstCallMessages } from './first-call-messages.ts'
import { phraseFirstWords } from './phrase-first-words.ts'
import type { DirectorySearch } from './search-input.ts'

/** The center to call first: the one solid number of a list, why it is first, and what to say. */
export function FirstCard({ center, search }: { center: RowCenter; search: DirectorySearch }) {
  const text = useTexts(firstCallMessages)
  const { card } = useTexts(centerMessages)
  const words = phraseFirstWords(search, useLanguage())
  return (
    <article className="first" id={`center-${center.slug}`} data-n={1}>
      <div className="first-why">
        <b>{text.title}</b>
        <details>
          <summary>{text.why}</summary>
          <p>{text.rule}</p>
        </details>
      </div>
      <RowName center={center} number={1} />
      <RowPlace center={center} number={1} />
      <RowStatus center={center} />
      <RowFacts center={center} />
      <div className="first-press">
        <a
          href={center.phoneHref ?? ''}
          className="call"
          aria-label={card.call(center.name, center.phone)}
        >
          <Icon name="phone" />
          <PhoneNumber>{center.phone}</PhoneNumber>
        </a>
        <KeepButton
          iconOnly
          center={center.saved}
          miles={center.miles}
          from={center.searchedNear}
        />
      </div>
      <div className="first-under">
        <span>{center.provenance}</span>
        <Link to={`/centers/${center.slug}/report`}>{text.wrongNumber}</Link>
      </div>
      <p className="first-say">
        {text.say} <q>{words}</q>
      </p>
    </article>
  )
}
