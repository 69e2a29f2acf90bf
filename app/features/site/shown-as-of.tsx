import { formatMoment } from '#app/lib/format-date.ts'
import { useLanguage } from '#app/ui/language.tsx'
import { siteMessages } from './messages.tsx'

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
