import { linkCounty } from '#app/center/places/near.ts'
import { formatNumber } from '#app/lib/language.ts'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { Link } from '#app/ui/link.tsx'
import { useLanguage } from '#app/ui/use-language.tsx'
import { counties } from '#site/places.ts'
import { mapMessages } from './messages.ts'

/** Centers by county name, without "County": `{ Mercer: 2 }`; an absent county has none. */
export type CountyCounts = Readonly<Record<string, number>>

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
            <span className="text-sm font-normal text-ink-soft">
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
