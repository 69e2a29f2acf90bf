import { data } from 'react-router'
import { siteContext } from '#app/context.ts'
import { tryDatabase } from '#app/database.server.ts'
import { CenterGrid } from '#app/features/centers/center-grid.tsx'
import { listCenters } from '#app/features/centers/item-list.ts'
import { FilterChips } from '#app/features/search/filter-chips.tsx'
import { LoadingFailed } from '#app/features/search/loading-failed.tsx'
import { fallbackCities, readOverview } from '#app/features/search/read-overview.server.ts'
import { ResultHead } from '#app/features/search/result-head.tsx'
import { CorrectionNote, CutNote, NoCentersFound } from '#app/features/search/result-notes.tsx'
import { searchCenters } from '#app/features/search/search-centers.server.ts'
import { DirectorySearchForm } from '#app/features/search/search-form.tsx'
import {
  countFilters,
  isEmptySearch,
  pageSize,
  readSearch,
  writeSearch,
} from '#app/features/search/search-input.ts'
import { NeedHelpChoosing } from '#app/features/site/need-help-choosing.tsx'
import { SampleNote } from '#app/features/site/sample-note.tsx'
import { ShownAsOf } from '#app/features/site/shown-as-of.tsx'
import { describePage } from '#app/lib/page-meta.ts'
import type { PageHandle } from '#app/lib/page-scripts.ts'
import { PageHead } from '#app/ui/page-head.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import type { Route } from './+types/directory.ts'

export const handle: PageHandle = { scripts: 'none' }

export async function loader({ request, context }: Route.LoaderArgs) {
  const search = readSearch(new URL(request.url).searchParams)
  const loaded = await tryDatabase(context, async (tx) => {
    const { places } = await readOverview(tx)
    return { places, results: await searchCenters(tx, search) }
  })
  const site = context.get(siteContext)
  const places = loaded.ok ? loaded.value.places : fallbackCities
  return data(
    { site, search, loaded, places, shownAt: new Date() },
    {
      status: loaded.ok ? 200 : 503,
      headers: {
        ...(loaded.ok &&
          isEmptySearch(search, loaded.value.results) && { 'Cache-Tag': 'empty-search' }),
      },
    },
  )
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export function meta({ loaderData }: Route.MetaArgs) {
  const { site, search, loaded } = loaderData
  const where = search.location || 'New Jersey'
  const total = loaded.ok ? loaded.value.results.total : 0
  const number = total > 0 ? `${total.toLocaleString('en-US')} a` : 'A'
  const centers = `${number}ddiction treatment ${total === 1 ? 'center' : 'centers'} in ${where}`
  return describePage({
    site,
    title: 'Treatment Centers Directory',
    description: `${centers}. Search by name, city, kind of treatment and rating. No center can pay for its place here.`,
    path: `/centers${writeSearch({ ...search, sort: 'rating' })}`,
    // Places and single types are pages that people look for; the rest are combinations without end.
    noIndex: Boolean(search.text) || search.minRating !== null || countFilters(search) > 2,
    structuredData: loaded.ok ? [listCenters(site.url, loaded.value.results.centers)] : [],
  })
}

export default function Directory({ loaderData }: Route.ComponentProps) {
  const { site, search, loaded, places, shownAt } = loaderData
  return (
    <>
      <PageHead
        title="Treatment Centers Directory"
        lede="Addiction treatment centers in New Jersey. Trusted centers are listed first."
      />
      <div className="wrap grid gap-6 pt-5 pb-section lg:grid-cols-[16.5rem_minmax(0,1fr)] lg:items-start lg:gap-10 lg:pt-10">
        <DirectorySearchForm search={search} places={places} />
        <div className="min-w-0">
          <div id="results" className="scroll-mt-4">
            {loaded.ok ? (
              <Results search={search} results={loaded.value.results} shownAt={shownAt} />
            ) : (
              <LoadingFailed message={loaded.message} />
            )}
          </div>
          <NeedHelpChoosing site={site} />
        </div>
      </div>
    </>
  )
}

type ResultsProps = {
  search: ReturnType<typeof readSearch>
  results: Awaited<ReturnType<typeof searchCenters>>
  shownAt: Date
}

function Results({ search, results, shownAt }: ResultsProps) {
  const { centers, total, page, pageCount, isCut, correctedText } = results
  return (
    <>
      <ResultHead search={search} total={total} />
      <FilterChips search={search} path="/centers" />
      <div className="grid gap-5">
        {correctedText && <CorrectionNote typed={search.text} corrected={correctedText} />}
        {centers.some((center) => center.isSample) && <SampleNote />}
        {total > 0 ? <CenterGrid centers={centers} /> : <NoCentersFound search={search} />}
        {isCut && <CutNote shown={page * pageSize} total={total} />}
      </div>
      <Pagination
        className="mt-10"
        label="Pages of treatment centers"
        page={page}
        pageCount={pageCount}
        hrefFor={(number) => `/centers${writeSearch({ ...search, page: number })}`}
      />
      <ShownAsOf at={shownAt} />
    </>
  )
}
