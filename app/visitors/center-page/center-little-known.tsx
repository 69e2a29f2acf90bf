import type { CenterDetail } from '#app/center/center-model.ts'
import { listFit } from '#app/center/center-offerings.ts'
import { centerMessages } from '#app/center/messages.ts'
import type { Language } from '#app/lib/language.ts'
import { Link } from '#app/ui/link.tsx'
import { useLanguage, useTexts } from '#app/ui/use-language.tsx'
import { FitLine } from './center-fit.tsx'

/**
 * Return whether a listing has no more than a name, an address, a phone number, and what the name
 * suggests. Such a page shows one card instead of empty sections, and keeps what to ask.
 */
export function isLittleKnown(center: CenterDetail, language: Language): boolean {
  const { summary } = centerMessages[language]
  return (
    !center.isDescribed &&
    center.openingHours.length === 0 &&
    center.services.length === 0 &&
    center.website === null &&
    Object.keys(center.admission).length === 0 &&
    center.rating <= 0 &&
    !center.beds &&
    center.openStatus !== 'Permanently Closed' &&
    listOffered(center, language).every(
      ({ name }) => center.otherSources[name] === summary.sources.name,
    )
  )
}

/** Says what is missing and what to ask. */
export function LittleKnown({ center }: { center: CenterDetail }) {
  const { littleKnown: text, information, summary } = useTexts(centerMessages)
  const language = useLanguage()
  const canCall = center.phoneHref !== null
  // A number that we hide is not one that nobody gave us.
  const hasPhone = canCall || center.isPhoneHidden
  const hasAddress = center.address !== summary.noAddress
  const offered = listOffered(center, language)
  return (
    <section
      aria-labelledby="little-known"
      className="grid gap-3 rounded-l border-2 border-dashed border-line-strong bg-surface p-[clamp(1.125rem,1rem+1vw,1.75rem)]"
    >
      <h2 id="little-known">{text.title(hasAddress, hasPhone)}</h2>
      <p>
        {text.missing(hasPhone)} {text.saysNothing}
      </p>
      {offered.length > 0 && (
        <ul>
          {offered.map((item) => (
            <FitLine key={item.name} item={item} source={center.otherSources[item.name]} />
          ))}
        </ul>
      )}
      <p>{canCall ? text.whenYouCall : text.ifYouGo}</p>
      <ol className="grid list-decimal gap-1.5 ps-6">
        {text.questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ol>
      <p className="text-sm text-ink-soft">{center.provenance}</p>
      <p className="no-print -my-2 flex flex-wrap gap-x-4 text-sm font-semibold">
        <Link to={`/centers/${center.slug}/suggest`} className="inline-flex min-h-11 items-center">
          {information.suggest}
        </Link>
        <Link to={`/centers/${center.slug}/claim`} className="inline-flex min-h-11 items-center">
          {information.claim}
        </Link>
      </p>
    </section>
  )
}

function listOffered(center: CenterDetail, language: Language) {
  return listFit(center, language)
    .flatMap(({ items }) => items)
    .filter(({ state }) => state === 'offered')
}
