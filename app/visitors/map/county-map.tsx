import { linkCounty } from '#app/center/places/near.ts'
import { formatNumber, type Language } from '#app/lib/language.ts'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { Link } from '#app/ui/link.tsx'
import { useLanguage } from '#app/ui/use-language.tsx'
import { countiesViewBox } from '#site/map.ts'
import { counties } from '#site/places.ts'
import { findShape } from './map-shapes.ts'
import { mapMessages } from './messages.ts'

/** Centers by county name, without "County": `{ Mercer: 2 }`; an absent county has none. */
export type CountyCounts = Readonly<Record<string, number>>

/** 0 means none; 1 to 3 mean increasing numbers of centers. */
type Tint = 0 | 1 | 2 | 3

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

/** The state by county, darker for more centers. `CountyList` has the same content as text. */
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
        viewBox={countiesViewBox}
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

/**
 * The counties with their numbers; those with centers link to their list. Collapsed on a phone.
 */
export function CountyList({ counts }: { counts: CountyCounts }) {
  const language = useLanguage()
  const text = mapMessages[language]
  return (
    <Disclosure summary={text.allCounties} openOnDesktop>
      <ul className="[columns:2_7rem] gap-x-6 border-t md:columns-3 md:gap-x-8">
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

type CountyTints = {
  tintOf: (count: number) => Tint
  /** The meaning of each tint in use: "1", "2–5", "6–40". */
  legend: { tint: Tint; label: string }[]
}

/** Choose the tints for a number of distinct counts: one is medium, two are light and dark. */
function chooseTints(distinctCounts: number): Tint[] {
  if (distinctCounts === 1) return [2]
  if (distinctCounts === 2) return [1, 3]
  return [1, 2, 3]
}

/**
 * Split the distinct counts into three groups of about equal size (quantiles), which works for
 * thousands of centers as well as for twenty.
 */
function scaleTints(counts: readonly number[], language: Language): CountyTints {
  const print = (count: number) => formatNumber(count, language)
  const distinct = [...new Set(counts.filter((count) => count > 0))].sort((a, b) => a - b)
  const tints = chooseTints(distinct.length)
  const groups = tints
    .map((tint, index) => ({
      tint,
      values: distinct.slice(
        Math.round((index * distinct.length) / tints.length),
        Math.round(((index + 1) * distinct.length) / tints.length),
      ),
    }))
    .filter(({ values }) => values.length > 0)
    .map(({ tint, values }) => ({ tint, low: Math.min(...values), high: Math.max(...values) }))
  return {
    tintOf: (count) => (count > 0 ? (groups.findLast(({ low }) => count >= low)?.tint ?? 1) : 0),
    legend: groups.map(({ tint, low, high }) => ({
      tint,
      label: low === high ? print(low) : `${print(low)}–${print(high)}`,
    })),
  }
}
