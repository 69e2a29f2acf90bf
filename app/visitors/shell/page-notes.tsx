import { OpeningText } from '#app/center/hours/opening-text.tsx'
import { formatMoment } from '#app/lib/format-date.ts'
import { dialNumber } from '#app/lib/phone.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { Note } from '#app/ui/note.tsx'
import { useSite } from '#app/ui/site.tsx'
import { useLanguage, useTexts } from '#app/ui/use-language.tsx'
import { useSupportLine } from './crisis-lines.ts'
import { siteMessages } from './messages.tsx'
import { readOffice } from './office.ts'

/**
 * 'Need Help Choosing': the solid number is our own while the office answers, and the support line at
 * other times, on holidays, and without a phone of ours.
 */
export function NeedHelpChoosing({ at }: { at: Date }) {
  const language = useLanguage()
  const text = siteMessages[language].choosing
  const supportLineText = useSupportLine()
  const { phone, supportLine } = useSite()
  const office = phone ? readOffice(at, language) : null
  const answers = phone !== null && office?.status === 'open'
  const called = answers ? phone : supportLine.phone
  return (
    <section aria-labelledby="need-help-choosing" className="choosing">
      <h2 id="need-help-choosing">{text.title}</h2>
      <p>{answers ? text.text : `${supportLineText}.`}</p>
      <a href={dialNumber(called)} className="call">
        <Icon name="phone" />
        {answers ? text.call(phone) : text.callLine(supportLine.label, supportLine.phone)}
      </a>
      {office && (
        <div className="choosing-office">
          <span>
            {text.office} {!answers && phone && <a href={dialNumber(phone)}>{phone}</a>}
          </span>
          <OpeningText opening={office} />
        </div>
      )}
      <Link to="/contact" className="tap-link">
        {text.contact}
      </Link>
    </section>
  )
}

/** Shown wherever fictional centers are listed. */
export function SampleNote() {
  return <Note>{useTexts(siteMessages).sample}</Note>
}

/** The time of the page's data: the page may come from a cache, or stay open for days. */
export function ShownAsOf({
  at,
  className = 'shown-as-of py-4 text-sm text-ink-soft',
}: {
  at: Date
  className?: string
}) {
  const language = useLanguage()
  return (
    <p className={className}>
      {siteMessages[language].shownAsOf}
      <time dateTime={at.toISOString()}>{formatMoment(at, language)}</time>
    </p>
  )
}
