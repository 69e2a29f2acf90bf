import { formatDate } from '#app/lib/format-date.ts'
import { useSite } from '#app/ui/site.tsx'
import { useLanguage, useTexts } from '#app/ui/use-language.tsx'
import { siteMessages } from './messages.tsx'

type PrintedHeadProps = {
  at: Date
  /** The search behind the list: "Near Newark", "Medicaid". */
  filters?: string[]
}

/** On paper only, above a list of centers: the day, loudest, and the crisis lines. */
export function PrintedHead({ at, filters = [] }: PrintedHeadProps) {
  const language = useLanguage()
  const text = useTexts(siteMessages)
  const { supportLine } = useSite()
  return (
    <div className="printed-head hidden">
      <p>
        <b>{text.printed}</b>
      </p>
      <p className="printed-day">{formatDate(at, language)}</p>
      {filters.length > 0 && <p>{filters.join(' · ')}</p>}
      <p>
        <b>988</b> {text.crisis.lifelineRemark} · <b>{supportLine.phone}</b>{' '}
        {text.crisis.supportLine(supportLine.label)}
      </p>
    </div>
  )
}
