import { describeHolidayToday } from '#app/lib/holidays.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { useLanguage, useTexts } from '#app/ui/use-language.tsx'
import { searchMessages } from './messages.tsx'
import type { ResultPage, SearchResult } from './search-centers.server.ts'
import { type DirectorySearch, isByDistance, serializeSearch } from './search-input.ts'

type OpenNowOfferProps = {
  search: DirectorySearch
  results: Pick<SearchResult, 'page' | 'choices' | 'near' | 'holiday'> & {
    centers: Pick<ResultPage['centers'][number], 'isOpenNow'>[]
  }
  path: string
}

const firstResults = 10

/** Says that today is a holiday, or that more than half of the first results are closed now, and offers the open centers. */
export function OpenNowOffer({ search, results, path }: OpenNowOfferProps) {
  const text = useTexts(searchMessages).openNowOffer
  const language = useLanguage()
  const openNow = results.choices['open-now'] ?? 0
  const first = results.centers.slice(0, firstResults)
  const closed = first.filter(({ isOpenNow }) => isOpenNow === false)
  const { holiday, near, page } = results
  if (search.open === 'now' || page > 1 || first.length === 0) return null
  // Each row says what a holiday means for it; a line above would push the first number down.
  if (openNow === 0 || closed.length * 2 <= first.length) return null
  const hasDistance = near !== null && 'latitude' in near
  const mostClosed = isByDistance(search) && hasDistance ? text.nearestClosed : text.firstClosed
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 rounded-m bg-action-tint py-0.5 pr-0.5 pl-3">
      <p className="shrink grow basis-36">
        {holiday ? describeHolidayToday(holiday, language) : mostClosed}
      </p>
      {openNow > 0 && (
        <ButtonLink
          to={`${path}${serializeSearch({ ...search, open: 'now', page: 1 })}#results`}
          size="sm"
        >
          {text.openNow(openNow)}
        </ButtonLink>
      )}
    </div>
  )
}
