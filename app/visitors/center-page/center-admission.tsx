import { Fragment } from 'react'
import {
  type AdmissionLine,
  describeAdmission,
  type ValuePart,
} from '#app/center/admission/describe-admission.ts'
import type { CenterDetail } from '#app/center/center-model.ts'
import { centerMessages } from '#app/center/messages.ts'
import { DescriptionList, FieldEvidence } from '#app/center/page-parts.tsx'
import { formatDate } from '#app/lib/format-date.ts'
import { Link } from '#app/ui/link.tsx'
import { useLanguage, useStoredText, useTexts } from '#app/ui/use-language.tsx'

/** 'Before you go': what a person asks first, and what nobody has told us yet. */
export function CenterAdmission({ center }: { center: CenterDetail }) {
  const { admission: text } = useTexts(centerMessages)
  // 'Will it fit?' shows offered wheelchair access already.
  const lines = describeAdmission(center.admission, useLanguage()).filter(
    ({ fact }) => fact !== 'stepFree' || !center.admission.stepFree,
  )
  const known = lines.filter(({ value }) => value !== null)
  const unknown = lines.filter(({ value }) => value === null)
  return (
    <section aria-labelledby="before-you-go">
      <h2 id="before-you-go" className="mb-3">
        {text.title}
      </h2>
      <DescriptionList
        items={known.map((line) => ({
          label: line.label,
          value: <KnownFact line={line} evidence={center.evidence} />,
        }))}
      />
      {unknown.length > 0 && (
        <p className="text-ink-soft">
          <b>{text.notKnown}</b> {unknown.map(({ label }) => label).join(' · ')}
        </p>
      )}
    </section>
  )
}

type KnownFactProps = { line: AdmissionLine; evidence: CenterDetail['evidence'] }

function KnownFact({ line: { fact, value, isStored, saidOn, parts }, evidence }: KnownFactProps) {
  const { admission: text, services } = useTexts(centerMessages)
  const language = useLanguage()
  const { lang } = useStoredText()
  const isMarked = isStored && lang !== undefined
  return (
    <>
      {parts ? (
        <LinkedParts parts={parts} />
      ) : (
        <span lang={isMarked ? lang : undefined}>{value}</span>
      )}
      {isMarked && <span className="text-sm"> {services.inEnglish}</span>}
      {saidOn === null ? (
        <FieldEvidence evidence={evidence} field={fact} />
      ) : (
        <span className="block text-sm text-ink-soft">
          {text.saidOn(formatDate(new Date(`${saidOn}T17:00Z`), language))}
        </span>
      )}
    </>
  )
}

function LinkedParts({ parts }: { parts: readonly ValuePart[] }) {
  return parts.map(({ text, href }, index) => (
    <Fragment key={text}>
      {index > 0 && ', '}
      {href ? (
        <Link to={href} className="-my-2.5 inline-flex min-h-11 items-center tabular-nums">
          {text}
        </Link>
      ) : (
        text
      )}
    </Fragment>
  ))
}
