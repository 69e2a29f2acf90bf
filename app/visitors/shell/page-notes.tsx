import { formatMoment } from '#app/lib/format-date.ts'
import { dialNumber } from '#app/lib/phone.ts'
import { ActionPanel } from '#app/ui/action-panel.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Note } from '#app/ui/note.tsx'
import { useSite } from '#app/ui/site.tsx'
import { useLanguage, useTexts } from '#app/ui/use-language.tsx'
import { siteMessages } from './messages.tsx'

/**
 * 'Need Help Choosing': contact information. Without its own phone, it links to the support line.
 */
export function NeedHelpChoosing() {
  const text = useTexts(siteMessages).choosing
  const { phone, supportLine } = useSite()
  return (
    <ActionPanel id="need-help-choosing" title={text.title} text={text.text} className="mt-14">
      <ButtonLink to={dialNumber(phone ?? supportLine.phone)}>
        <Icon name="phone" />
        {phone ? text.call(phone) : text.callLine(supportLine.label, supportLine.phone)}
      </ButtonLink>
      <ButtonLink to="/contact" variant="line">
        {text.contact}
      </ButtonLink>
    </ActionPanel>
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
