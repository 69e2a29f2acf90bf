import { describeHolidayToday } from '#app/lib/holidays.ts'
import { Link } from '#app/ui/link.tsx'
import { useLanguage, useTexts } from '#app/ui/use-language.tsx'
import { searchMessages } from './messages.tsx'
import type { ResultPage, SearchResult } from './search-centers.server.ts'
import { type DirectorySearch, isByDistance, serializeSearch } from './search-input.ts'

type OpenNowOfferProps = {
  search: DirectorySearch
  results: Pick<SearchResult, 'page' | 'choices' | 'near' | 'holiday' | 'first'> & {
    centers: Pick<ResultPage['centers'][number], 'isOpenNow' | 'opening'>[]
  }
  path: string
}

const firstResults = 10

/**
 * One line above the rows: today is a holiday, nobody is open as far as is known, or most of the first
 * are closed; with the way to the open ones. Nothing if somebody can be called first.
 */
export function OpenNowOffer({ search, results, path }: OpenNowOfferProps) {
  const text = useTexts(searchMessages).openNowOffer
  const language = useLanguage()
  const { holiday, near, page, first: firstToCall } = results
  const openNow = results.choices['open-now'] ?? 0
  const first = results.centers.slice(0, firstResults)
  if (search.open === 'now' || page > 1 || first.length === 0 || firstToCall) return null
  const closed = first.filter(({ isOpenNow }) => isOpenNow === false)
  const hasDistance = near !== null && 'latitude' in near
  const isUsual = first.some(({ opening }) => opening?.status === 'usual')
  const mostClosed = isByDistance(search) && hasDistance ? text.nearestClosed : text.firstClosed
  const says = holiday
    ? isUsual && describeHolidayToday(holiday, language)
    : closed.length * 2 > first.length && (openNow > 0 ? mostClosed : text.noneOpen)
  if (!says) return null
  return (
    <p className={`today status no-print ${holiday ? 'status-usual' : 'status-closed'}`}>
      <span>
        {says}{' '}
        {openNow > 0 && (
          <Link to={`${path}${serializeSearch({ ...search, open: 'now', page: 1 })}#results`}>
            {text.openNow(openNow)}
          </Link>
        )}
      </span>
    </p>
  )
}
