import type { ReactNode } from 'react'
import { formatNumber } from '#app/lib/language.ts'
import { dialNumber } from '#app/lib/phone.ts'
import type { Near } from '#app/lib/places/near.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { useSite } from '#app/ui/site.tsx'
import { useLanguage, useTexts } from '#app/ui/use-language.tsx'
import { describeLoosening } from './describe-loosening.ts'
import type { Loosened } from './loosen-search.server.ts'
import { searchMessages } from './messages.ts'
import { countFilters, type DirectorySearch, serializeSearch } from './search-input.ts'

type DeadEndProps = {
  search: DirectorySearch
  near: Near | null
  loosened: Loosened | null
  path: string
  /** The cards of `loosened.centers`. */
  children: ReactNode
}

/**
 * Shown without results: next steps, then the results with one filter less, or else the nearest
 * centers.
 */
export function DeadEnd(props: DeadEndProps) {
  const { search, near, loosened, path, children } = props
  const language = useLanguage()
  const text = useTexts(searchMessages).deadEnd
  const hasChoices = search.types.length + search.offers.length > 0 || search.minRating !== null
  return (
    <>
      <NoCentersFound search={search} />
      {loosened && hasMore(loosened) && (
        <section aria-labelledby="loosened" className="mt-6 grid gap-5">
          <h2 id="loosened" className="text-xl wrap-anywhere">
            {loosened.applied
              ? describeLoosening(search, loosened.applied, language).brings
              : text[labelCenters(near, loosened)]}
          </h2>
          {!loosened.applied && hasChoices && loosened.centers.length > 0 && (
            <p className="max-w-[42em]">{text.lacking}</p>
          )}
          <Loosenings search={search} loosened={loosened} path={path} />
          {children}
        </section>
      )}
    </>
  )
}

/** Returns whether there is anything to show or offer; there isn't in an empty directory. */
const hasMore = ({ centers, others }: Loosened) => centers.length > 0 || others.length > 0

/** Shown without results: what to do, the helpline, and the crisis line for emergencies. */
function NoCentersFound({ search }: { search: DirectorySearch }) {
  const { supportLine } = useSite()
  const text = useTexts(searchMessages)
  const { noCentersYet, oneFilter, manyFilters, helpToday, call988 } = text.deadEnd
  const filters = countFilters(search)
  return (
    <EmptyState
      title={text.noCentersFound}
      image={null}
      actions={
        <>
          {filters > 0 && <ButtonLink to="/centers">{text.showAllCenters}</ButtonLink>}
          <ButtonLink to={dialNumber(supportLine.phone)} variant="tint">
            <Icon name="phone" />
            {supportLine.label} {supportLine.phone}
          </ButtonLink>
          <ButtonLink to="tel:988" variant="line">
            <Icon name="phone" />
            {call988}
          </ButtonLink>
        </>
      }
    >
      <p>
        {filters === 0 && noCentersYet}
        {filters === 1 && oneFilter}
        {filters > 1 && manyFilters(filters)} {helpToday}
      </p>
    </EmptyState>
  )
}

function labelCenters(near: Near | null, { centers }: Loosened) {
  if (centers.length === 0) return 'otherSearches'
  return near && 'latitude' in near ? 'nearest' : 'otherCenters'
}

/**
 * Links to all results of the applied loosening, if the cards are only the first of them, and to
 * other loosenings.
 */
function Loosenings(props: { search: DirectorySearch; loosened: Loosened; path: string }) {
  const { search, loosened, path } = props
  const { applied, others, centers } = loosened
  const language = useLanguage()
  const text = useTexts(searchMessages).deadEnd
  const shown = [...(applied && applied.total > centers.length ? [applied] : []), ...others]
  if (shown.length === 0) return null
  return (
    <div>
      <p className="text-sm text-ink-soft">{applied ? text.alsoSearch : text.withoutOne}</p>
      <ul className="mt-1 flex flex-wrap gap-x-6 wrap-anywhere">
        {shown.map((loosening) => (
          <li key={loosening.condition + loosening.search.within}>
            <Link
              to={`${path}${serializeSearch(loosening.search)}#results`}
              className="inline-flex min-h-11 items-center"
            >
              {describeLoosening(search, loosening, language).link} (
              {formatNumber(loosening.total, language)})
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
