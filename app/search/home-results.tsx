import type { ReactNode } from 'react'
import { ArrowLink } from '#app/ui/arrow-link.tsx'
import { useTexts } from '#app/ui/use-language.tsx'
import { DeadEnd } from './dead-end.tsx'
import { FilterChips } from './filter-chips.tsx'
import { searchMessages } from './messages.tsx'
import { ResultCount } from './result-head.tsx'
import { SearchNotes } from './result-notes.tsx'
import type { SearchResult } from './search-centers.server.ts'
import { type DirectorySearch, serializeSearch } from './search-input.ts'

type HomeResultsProps = {
  asked: DirectorySearch
  results: SearchResult
  /** The cards of the first results, or of the nearest centers. */
  children: ReactNode
}

/** Replaces Home's sections while a filter is set. */
export function HomeResults({ asked, results, children }: HomeResultsProps) {
  const { danger, near, total, centers, loosened } = results
  const { search } = results.understanding
  const text = useTexts(searchMessages).home
  if (danger && total === 0) return null
  const all = `/centers${serializeSearch({ ...asked, page: 1 })}`
  return (
    <section aria-label={text.label} className="wrap pt-10 pb-section">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <ResultCount danger={danger} total={total} />
        {total > 0 && (
          <ArrowLink to={all}>
            {total > centers.length ? text.seeAll(total) : text.seeInDirectory}
          </ArrowLink>
        )}
      </div>
      {!danger && (
        <div className="mb-3 empty:hidden">
          <FilterChips asked={asked} results={results} path="/" />
        </div>
      )}
      <div className="grid gap-5">
        {!danger && <SearchNotes search={search} results={results} path="/" />}
        {total > 0 && !loosened ? (
          <div className="grid gap-6">{children}</div>
        ) : (
          <DeadEnd
            path="/"
            search={total > 0 ? { ...search, open: search.open ?? 'yes' } : search}
            near={near}
            loosened={loosened}
          >
            {children}
          </DeadEnd>
        )}
      </div>
    </section>
  )
}
