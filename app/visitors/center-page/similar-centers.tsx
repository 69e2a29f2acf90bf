import { centerMessages } from '#app/center/messages.ts'
import { formatMiles } from '#app/lib/miles.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { useLanguage, useStoredText, useTexts } from '#app/ui/use-language.tsx'
import type { SimilarCenter } from './read-similar.server.ts'

/** The nearest centers that may help as well, each with its number. */
export function SimilarCenters({ centers }: { centers: readonly SimilarCenter[] }) {
  const text = useTexts(centerMessages)
  const language = useLanguage()
  const stored = useStoredText()
  if (centers.length === 0) return null
  return (
    <section aria-labelledby="similar-centers" className="no-print">
      <h2 id="similar-centers">{text.similar.title}</h2>
      <p className="mt-1 mb-2 text-ink-soft">{text.similar.text}</p>
      <ul className="border-t">
        {centers.map(({ slug, name, city, miles, isApproximate, phone }) => (
          <li
            key={slug}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b py-2.5"
          >
            <div className="min-w-0 flex-auto basis-48">
              <Link
                to={`/centers/${slug}`}
                className="inline-flex min-h-11 items-center font-semibold wrap-anywhere text-ink no-underline hover:text-link hover:underline"
                {...stored}
              >
                {name}
              </Link>
              <p className="-mt-1.5 text-sm text-ink-soft">
                {city && `${city}, `}
                <data value={miles.toFixed(2)}>{formatMiles(miles, isApproximate, language)}</data>
              </p>
            </div>
            {phone && (
              <a
                href={phone.href}
                className="btn btn-sm tabular-nums max-sm:w-full"
                aria-label={text.card.call(name, phone.display)}
              >
                <Icon name="phone" />
                {phone.display}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
