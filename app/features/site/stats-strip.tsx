import { formatNumber } from '#app/lib/language.ts'
import { useLanguage } from '#app/ui/language.tsx'
import { siteMessages } from './messages.tsx'

type StatsStripProps = {
  centers: number
  /** Null while nothing is rated. */
  averageRating: number | null
  /** The operator's own claim; null without one. */
  livesChanged: string | null
}

/** Up to four figures in a row: '24+' over 'Treatment Centers'. */
export function StatsStrip({ centers, averageRating, livesChanged }: StatsStripProps) {
  const language = useLanguage()
  const text = siteMessages[language].stats
  const stats = [
    { label: text.centers, value: `${formatNumber(centers, language)}+` },
    { label: text.livesChanged, value: livesChanged },
    { label: text.rating, value: averageRating?.toFixed(1) },
    { label: text.support, value: '24/7' },
  ]
  return (
    <dl className="stats mt-8 grid grid-cols-2 border-y md:mt-[clamp(2rem,4.4vw,3.5rem)] md:auto-cols-fr md:grid-flow-col md:grid-cols-none">
      {stats.map(
        ({ label, value }) =>
          value && (
            <div key={label} className="flex flex-col-reverse justify-end pt-4.5 pb-5 md:py-6">
              <dt className="mt-1 text-sm text-ink-soft lg:text-base">{label}</dt>
              <dd className="text-[clamp(1.875rem,1.5rem+1.7vw,2.75rem)] leading-tight font-heading tracking-display text-link">
                {value}
              </dd>
            </div>
          ),
      )}
    </dl>
  )
}
