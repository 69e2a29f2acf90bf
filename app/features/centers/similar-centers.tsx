import { formatMiles } from '#app/lib/miles.ts'
import type { SimilarCenter } from './read-similar.server.ts'

/** The nearest centers that may help as well. Nothing without any. */
export function SimilarCenters({ centers }: { centers: readonly SimilarCenter[] }) {
  if (centers.length === 0) return null
  return (
    <section aria-labelledby="similar-centers" className="no-print">
      <h2 id="similar-centers">Other centers nearby</h2>
      <p className="mt-1 mb-3 text-ink-soft">Those with the same kind of care come first.</p>
      <ul>
        {centers.map(({ slug, name, city, miles, isApproximate }) => (
          <li key={slug} className="border-b">
            <a
              href={`/centers/${slug}`}
              className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 py-2 text-ink no-underline hover:text-link hover:underline"
            >
              <span className="font-medium">{name}</span>
              <span className="text-sm text-ink-soft">
                {city && `${city}, `}
                <data value={miles.toFixed(2)}>{formatMiles(miles, isApproximate)}</data>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
