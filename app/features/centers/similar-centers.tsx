import { formatMiles } from '#app/lib/miles.ts'
import { useLanguage, useStoredText, useTexts } from '#app/ui/language.tsx'
import { Link } from '#app/ui/link.tsx'
import { messages } from './messages.ts'
import type { SimilarCenter } from './read-similar.server.ts'

/** The nearest centers that may help as well. */
export function SimilarCenters({ centers }: { centers: readonly SimilarCenter[] }) {
  const { similar: text } = useTexts(messages)
  const language = useLanguage()
  const stored = useStoredText()
  return (
    <section aria-labelledby="similar-centers" className="no-print">
      <h2 id="similar-centers">{text.title}</h2>
      <p className="mt-1 mb-3 text-ink-soft">{text.text}</p>
      <ul>
        {centers.map(({ slug, name, city, miles, isApproximate }) => (
          <li key={slug} className="border-b">
            <Link
              to={`/centers/${slug}`}
              className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 py-2 text-ink no-underline hover:text-link hover:underline"
            >
              <span className="font-medium" {...stored}>
                {name}
              </span>
              <span className="text-sm text-ink-soft">
                {city && `${city}, `}
                <data value={miles.toFixed(2)}>{formatMiles(miles, isApproximate, language)}</data>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
