import { localize } from '#app/find-page.ts'
import { formatDate } from '#app/lib/format-date.ts'
import { useSite } from '#app/ui/site.tsx'
import { useLanguage, useTexts } from '#app/ui/use-language.tsx'
import { siteMessages } from './messages.tsx'

type PrintedHeadProps = {
  at: Date
  /** The search behind the list: "Near Newark", "Medicaid". */
  filters?: string[]
  /** The path of the list's sheet. */
  sheet: string
}

/**
 * On paper only, above the rows that a browser's menu prints: the day, the sheet that says more, and
 * the crisis lines.
 */
export function PrintedHead({ at, filters = [], sheet }: PrintedHeadProps) {
  const language = useLanguage()
  const text = useTexts(siteMessages)
  const { supportLine, url } = useSite()
  const address = url.replace(/^https?:\/\//, '') + localize(sheet, language)
  return (
    <div className="printed-head hidden">
      <p>
        <b>{text.printed}</b>
      </p>
      <p className="printed-day">{formatDate(at, language)}</p>
      {filters.length > 0 && <p>{filters.join(' · ')}</p>}
      <p>{text.printSheet(address)}</p>
      <p>
        <b>988</b> {text.crisis.lifelineRemark} · <b>{supportLine.phone}</b>{' '}
        {text.crisis.supportLine(supportLine.label)}
      </p>
    </div>
  )
}
