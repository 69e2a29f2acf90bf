import type { Site } from '#app/context.ts'
import { dialNumber } from '#app/lib/dial-number.ts'
import { formatMoment } from '#app/lib/format-date.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useLanguage, useTexts } from '#app/ui/language.tsx'
import { Note } from '#app/ui/note.tsx'
import { siteMessages } from './messages.tsx'

/** 'Need Help Choosing': who can be asked. Without a phone of the site's own, the support line is called. */
export function NeedHelpChoosing({ site }: { site: Site }) {
  const text = useTexts(siteMessages).choosing
  const { phone, supportLine } = site
  return (
    <section
      aria-labelledby="need-help-choosing"
      className="mt-14 grid items-center gap-5 rounded-l border bg-surface p-[clamp(1.375rem,1rem+1.6vw,2.25rem)] lg:grid-cols-[1fr_auto] lg:gap-10"
    >
      <div>
        <h2 id="need-help-choosing">{text.title}</h2>
        <p className="mt-1.5 max-w-[36em] text-ink-soft">{text.text}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={dialNumber(phone ?? supportLine.phone)}>
          <Icon name="phone" />
          {phone ? text.call(phone) : text.callLine(supportLine.label, supportLine.phone)}
        </ButtonLink>
        <ButtonLink to="/contact" variant="line">
          {text.contact}
        </ButtonLink>
      </div>
    </section>
  )
}

/** Stands wherever fictional centers are listed. */
export function SampleNote() {
  return <Note>{useTexts(siteMessages).sample}</Note>
}

/** Until when what the page says was looked up: it may come from a cache, or stay open for days. */
export function ShownAsOf({ at }: { at: Date }) {
  const language = useLanguage()
  return (
    <p className="shown-as-of py-4 text-sm text-ink-soft">
      {siteMessages[language].shownAsOf}
      <time dateTime={at.toISOString()}>{formatMoment(at, language)}</time>
    </p>
  )
}
