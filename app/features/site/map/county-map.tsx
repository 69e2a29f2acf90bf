import { formatNumber } from '#app/lib/language.ts'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { useLanguage } from '#app/ui/language.tsx'
import { Link } from '#app/ui/link.tsx'
import { scaleTints, type Tint } from './county-tints.ts'
import { mapMessages } from './messages.ts'
import { counties, findShape, linkCounty, mapViewBox } from './nj-counties.ts'

/** Centers by county name: `{ Mercer: 2 }`; a county that is absent has none. */
export type CountyCounts = Readonly<Record<string, number>>

const fills: Record<Tint, string> = {
  0: 'fill-map-0',
  1: 'fill-map-1',
  2: 'fill-map-2',
  3: 'fill-map-3',
}
const swatches: Record<Tint, string> = {
  0: 'bg-map-0',
  1: 'bg-map-1',
  2: 'bg-map-2',
  3: 'bg-map-3',
}

/** The state by county, darker where there are more centers. A picture of `CountyList`, which says the same in words. */
export function CountyMap({ counts }: { counts: CountyCounts }) {
  const language = useLanguage()
  const text = mapMessages[language]
  const { tintOf, legend } = scaleTints(
    counties.map((name) => counts[name] ?? 0),
    language,
  )
  return (
    <figure className="grid content-start justify-items-center gap-4">
      <svg
        viewBox={mapViewBox}
        aria-hidden="true"
        className="w-full max-w-60 overflow-visible stroke-ground [stroke-linejoin:round] [stroke-width:2.2] lg:max-w-full"
      >
        {counties.map((name) => {
          const count = counts[name] ?? 0
          const fill = fills[tintOf(count)]
          if (count === 0) return <use key={name} className={fill} href={findShape(name)} />
          return (
            <Link key={name} to={linkCounty(name)} tabIndex={-1}>
              <title>{text.countOfCounty(name, formatNumber(count, language))}</title>
              <use className={`${fill} transition hover:fill-trusted`} href={findShape(name)} />
            </Link>
          )
        })}
      </svg>
      {legend.length > 0 && (
        <figcaption
          aria-hidden="true"
          className="flex flex-wrap justify-center gap-x-5 text-sm text-ink-soft tabular-nums"
        >
          {legend.map(({ tint, label }, index) => (
            <span key={tint} className="inline-flex items-center gap-2">
              <i className={`size-4 rounded-[4px] ${swatches[tint]}`} />
              {index === legend.length - 1 ? text.legend(label) : label}
            </span>
          ))}
        </figcaption>
      )}
    </figure>
  )
}

const row = 'flex min-h-11 items-center justify-between gap-2 border-b no-underline'

/** The 21 counties with their numbers; those with centers lead to their list. Folded on a phone. */
export function CountyList({ counts }: { counts: CountyCounts }) {
  const language = useLanguage()
  const text = mapMessages[language]
  return (
    <Disclosure summary={text.allCounties} openOnDesktop>
      <ul className="columns-2 gap-x-6 border-t md:columns-3 md:gap-x-8">
        {counties.map((name) => {
          const count = counts[name] ?? 0
          const number = (
            <span className="text-sm font-normal text-ink-soft tabular-nums">
              {formatNumber(count, language)}
              <span className="sr-only">{count === 1 ? text.center : text.centers}</span>
            </span>
          )
          return (
            <li key={name} className="break-inside-avoid">
              {count > 0 ? (
                <Link
                  to={linkCounty(name)}
                  className={`${row} font-medium text-ink hover:text-link hover:underline`}
                >
                  {name}
                  {number}
                </Link>
              ) : (
                <span className={`${row} text-ink-soft`}>
                  {name}
                  {number}
                </span>
              )}
            </li>
          )
        })}
      </ul>
    </Disclosure>
  )
}
