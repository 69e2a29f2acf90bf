import { Fragment } from 'react'
import type { CenterDetail } from '#app/center/center-model.ts'
import { listFit } from '#app/center/center-offerings.ts'
import { type EvidenceField, methodTexts } from '#app/center/fields/checked-fields.ts'
import { centerMessages } from '#app/center/messages.ts'
import { FieldEvidence } from '#app/center/page-parts.tsx'
import { formatDate } from '#app/lib/format-date.ts'
import type { Language } from '#app/lib/language.ts'
import { Icon } from '#app/ui/icon.tsx'
import { useLanguage, useStoredText, useTexts } from '#app/ui/use-language.tsx'
import { describeFacts, type FactSentence } from './describe-facts.ts'
import { isLittleKnown } from './is-little-known.ts'

type Props = {
  center: CenterDetail
  /** The kinds of care and offerings that were searched for. */
  wishes: readonly string[]
}

/** 'About This Center': its facts as sentences, how they are known, and what it says of itself. */
export function AboutCenter({ center, wishes }: Props) {
  const language = useLanguage()
  const text = useTexts(centerMessages)
  const sentences = describeFacts(center, wishes, language)
  const isLittle = isLittleKnown(center, language)
  // A description that only repeats the category and the town says less than the facts.
  const showsDescription =
    center.isDescribed ||
    sentences.length === 0 ||
    center.description === text.summary.noDescription
  return (
    <section aria-labelledby="about-center" className="sec">
      <h2 id="about-center">{text.about}</h2>
      {isLittle && <LittleKnown center={center} />}
      {sentences.length > 0 && (
        <p className="facts text-md">
          {sentences.map((sentence, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: sentences never change places
            <Fragment key={index}>
              {index > 0 && ' '}
              <Sentence sentence={sentence} />
            </Fragment>
          ))}
        </p>
      )}
      <FactSources center={center} />
      {showsDescription && <Description center={center} />}
      <Website center={center} />
      {center.isSample && (
        <p className="note-line">
          <b>{text.sample}</b> {text.sampleText}
        </p>
      )}
    </section>
  )
}

/** Says what is missing where little more than a name is known. */
function LittleKnown({ center }: Pick<Props, 'center'>) {
  const { littleKnown: text, summary } = useTexts(centerMessages)
  // A number that we hide is not one that nobody gave us.
  const hasPhone = center.phoneHref !== null || center.isPhoneHidden
  const hasAddress = center.address !== summary.noAddress
  return (
    <p id="little-known" className="facts text-md">
      <b>{text.title(hasAddress, hasPhone)}.</b> {text.missing(hasPhone)} {text.saysNothing}
    </p>
  )
}

function Sentence({ sentence }: { sentence: FactSentence }) {
  return sentence.map(({ text, isStrong, lang }, index) => {
    const Part = isStrong ? 'b' : lang ? 'span' : Fragment
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the words of a sentence never change places
      <Part key={index} {...(lang && { lang })}>
        {text}
      </Part>
    )
  })
}

/** Where the facts are from, unless each names its own source, and which of them a person checked. */
function FactSources({ center }: Pick<Props, 'center'>) {
  const { services: text } = useTexts(centerMessages)
  const language = useLanguage()
  const { listingSource, otherSources, services } = center
  const names = listFit(center, language)
    .flatMap(({ items }) => items)
    .filter(({ state }) => state !== 'unknown')
    .map(({ name }) => name)
  const hasSource = listingSource && !names.every((name) => otherSources[name])
  return (
    <>
      {hasSource && (
        <p className="note-line">
          {listingSource}
          {names.some((name) => otherSources[name]) && text.unlessSaid}.
          {services.length > 0 && text.askCenter}
        </p>
      )}
      {listChecks(center, language).map((check) => (
        <p key={check} className="note-line">
          {check}
        </p>
      ))}
    </>
  )
}

/** "Kind of care, Medicines: checked by calling, May 3, 2026" */
function listChecks(center: CenterDetail, language: Language): string[] {
  const checks = new Map<string, string[]>()
  for (const { field, title } of listFit(center, language)) {
    const known = field && center.evidence[field satisfies EvidenceField]
    if (!known) continue
    const check = `${methodTexts[language][known.how]}, ${formatDate(known.at, language)}`
    checks.set(check, [...(checks.get(check) ?? []), title])
  }
  return [...checks].map(([check, titles]) => `${titles.join(', ')}: ${check}`)
}

/** What the center says of itself, a paragraph for each of its lines. */
function Description({ center: { description, isTranslated } }: Pick<Props, 'center'>) {
  const text = useTexts(centerMessages)
  const stored = useStoredText()
  const isOurs = description === text.summary.noDescription || isTranslated
  const paragraphs = description
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  return (
    <>
      {!isOurs && stored.lang && <p className="note-line">{text.services.inEnglish}</p>}
      <div className="prose" {...(!isOurs && stored)}>
        {paragraphs.map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a text's paragraphs never change places
          <p key={index}>{paragraph}</p>
        ))}
      </div>
    </>
  )
}

function Website({ center: { website, evidence } }: Pick<Props, 'center'>) {
  const { contact: text } = useTexts(centerMessages)
  if (!website) return null
  const host = website.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/[/?#].*$/s, '')
  return (
    <>
      <a href={website} rel="noreferrer" className="sec-link wrap-anywhere">
        <Icon name="globe" />
        <span className="sr-only">{text.website}: </span>
        {host}
      </a>
      <FieldEvidence evidence={evidence} field="website" />
    </>
  )
}
