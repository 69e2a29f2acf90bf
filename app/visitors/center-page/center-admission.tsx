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

/** 'Before you go': what the center told of coming there. Nothing when it told nothing. */
export function CenterAdmission({ center }: { center: CenterDetail }) {
  const { admission: text } = useTexts(centerMessages)
  const known = describeAdmission(center.admission, useLanguage()).filter(
    // 'About This Center' says whether there is wheelchair access.
    ({ fact, value }) => value !== null && fact !== 'stepFree',
  )
  if (known.length === 0) return null
  return (
    <section aria-labelledby="before-you-go" className="sec">
      <h2 id="before-you-go">{text.title}</h2>
      <DescriptionList
        items={known.map((line) => ({
          label: line.label,
          value: <KnownFact line={line} evidence={center.evidence} />,
        }))}
      />
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
        <Link to={href} className="sec-link">
          {text}
        </Link>
      ) : (
        text
      )}
    </Fragment>
  ))
}
