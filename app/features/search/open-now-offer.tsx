import { ButtonLink } from '#app/ui/button.tsx'
import { useTexts } from '#app/ui/use-language.tsx'
import { searchMessages } from './messages.ts'
import type { ResultPage, SearchResult } from './search-centers.server.ts'
import { type DirectorySearch, isByDistance, serializeSearch } from './search-input.ts'

type OpenNowOfferProps = {
  search: DirectorySearch
  results: Pick<SearchResult, 'page' | 'choices' | 'near'> & {
    centers: Pick<ResultPage['centers'][number], 'isOpenNow'>[]
  }
  path: string
}

const firstResults = 10

/** Offers the open centers if more than half of the first results are closed now. */
export function OpenNowOffer({ search, results, path }: OpenNowOfferProps) {
  const text = useTexts(searchMessages).openNowOffer
  const openNow = results.choices['open-now'] ?? 0
  const first = results.centers.slice(0, firstResults)
  const closed = first.filter(({ isOpenNow }) => isOpenNow === false)
  if (search.open === 'now' || openNow === 0 || results.page > 1) return null
  const hasDistance = results.near !== null && 'latitude' in results.near
  if (closed.length * 2 <= first.length) return null
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 rounded-m bg-action-tint py-0.5 pr-0.5 pl-3 text-[1rem] leading-snug">
      <p className="grow basis-36">
        {isByDistance(search) && hasDistance ? text.nearestClosed : text.firstClosed}
      </p>
      <ButtonLink
        to={`${path}${serializeSearch({ ...search, open: 'now', page: 1 })}#results`}
        size="sm"
      >
        {text.openNow(openNow)}
      </ButtonLink>
    </div>
  )
}
