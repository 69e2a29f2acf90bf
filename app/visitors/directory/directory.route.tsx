import { data } from 'react-router'
import { CenterRows } from '#app/center/center-row.tsx'
import { formatExpires } from '#app/center/hours/format-expires.ts'
import { listCenters } from '#app/center/structured-data.ts'
import { tagPage } from '#app/center/tag-page.ts'
import { languageContext } from '#app/context.ts'
import { tryDatabase } from '#app/database.server.ts'
import { DangerPanel } from '#app/search/danger-panel.tsx'
import { DeadEnd } from '#app/search/dead-end.tsx'
import { listShown } from '#app/search/describe-loosening.ts'
import { FilterChips, listChips } from '#app/search/filter-chips.tsx'
import { searchMessages } from '#app/search/messages.tsx'
import { OpenNowOffer } from '#app/search/open-now-offer.tsx'
import { parseSearchUrl } from '#app/search/parse-search.server.ts'
import { hasCentersOutOfState, listLargestCities } from '#app/search/read-overview.server.ts'
import { ResultHead } from '#app/search/result-head.tsx'
import { CutNote, LoadingFailed, SearchNotes } from '#app/search/result-notes.tsx'
import { type SearchResult, searchCenters } from '#app/search/search-centers.server.ts'
import { DirectorySearchForm } from '#app/search/search-form.tsx'
import {
  countFilters,
  type DirectorySearch,
  pageSize,
  serializeCanonical,
  serializeSearch,
} from '#app/search/search-input.ts'
import { isEmptySearch, isPrivateSearch } from '#app/search/search-privacy.server.ts'
import { TopicPanel } from '#app/search/topic-panel.tsx'
import { PageMeta } from '#app/ui/page-meta.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { useSite } from '#app/ui/site.tsx'
import { useLanguage, useTexts } from '#app/ui/use-language.tsx'
import type { DrawnMap } from '#app/visitors/map/draw-map.server.ts'
import { drawResults } from '#app/visitors/map/draw-results.server.ts'
import { ResultMap } from '#app/visitors/map/result-map.tsx'
import { SheetLink } from '#app/visitors/sheets/sheet-link.tsx'
import { NeedHelpChoosing, SampleNote, ShownAsOf } from '#app/visitors/shell/page-notes.tsx'
import { PrintedHead } from '#app/visitors/shell/printed-head.tsx'
import { largestCities } from '#site/places.ts'
import type { Route } from './+types/directory.route.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const parsed = parseSearchUrl(new URL(request.url).searchParams)
  const { asked: search, danger } = parsed
  const language = context.get(languageContext)
  const now = new Date()
  const loaded = await tryDatabase(context, async (db) => {
    return {
      places: await listLargestCities(db),
      isBeyondState: await hasCentersOutOfState(db),
      results: await searchCenters(db, parsed, { now, language }),
    }
  })
  const places = loaded.ok ? loaded.value.places : largestCities
  const map = loaded.ok ? drawResults(loaded.value.results, search.zoom, language) : null
  return data(
    { search, danger, loaded, places, map, shownAt: now },
    {
      status: loaded.ok ? 200 : 503,
      headers: {
        ...(isPrivateSearch(parsed) && { 'Cache-Control': 'private, no-store' }),
        ...(loaded.ok && {
          Expires: formatExpires(
            listShown(loaded.value.results, language),
            now,
            // Any center may open or close next, and what it said of its beds grow old.
            isOfTheMinute(loaded.value.results) ? 60_000 : undefined,
          ),
          'Cache-Tag': tagPage(
            listShown(loaded.value.results, language),
            ...(isEmptySearch(parsed, loaded.value.results) ? ['empty-search'] : []),
            // The panel says how many centers have an open bed.
            'beds',
          ),
        }),
      },
    },
  )
}

const isOfTheMinute = ({ understanding: { search } }: SearchResult) =>
  search.open === 'now' || search.beds

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export default function Directory({ loaderData }: Route.ComponentProps) {
  const { search, danger, loaded, places, map, shownAt } = loaderData
  const text = useTexts(searchMessages).directory
  const language = useLanguage()
  const site = useSite()
  // What search engines learn about the page follows the filters that the words became.
  const understood = loaded.ok ? loaded.value.results.understanding.search : search
  const isBeyondState = loaded.ok && loaded.value.isBeyondState
  const { total, near, page } = loaded.ok
    ? loaded.value.results
    : { total: 0, near: null, page: search.page }
  return (
    <>
      <PageMeta
        title={text.title}
        description={text.describe(total, near, understood.location || text.region(isBeyondState))}
        path={`/centers${serializeCanonical({ ...understood, page })}`}
        // Places and single types are pages that people look for; the rest are combinations without end.
        noIndex={
          Boolean(understood.text || understood.near) ||
          understood.minRating !== null ||
          countFilters(understood) > 2
        }
        structuredData={
          loaded.ok ? [listCenters(site.url, loaded.value.results.centers, language)] : []
        }
      />
      <DirectorySearchForm
        search={search}
        places={places}
        choices={loaded.ok ? loaded.value.results.choices : null}
      />
      <div className="wrap pt-1 pb-section lg:pt-2">
        <PrintedHead
          at={shownAt}
          filters={listChips(understood, near, language).map(({ label }) => label)}
        />
        <h1 className="quiet-title">{text.title}</h1>
        <div id="results" className="scroll-mt-4">
          {danger && <DangerPanel danger={danger} search={search} path="/centers" />}
          {loaded.ok && <TopicPanel {...loaded.value.results.understanding} path="/centers" />}
          {loaded.ok ? (
            <Results asked={search} shownAt={shownAt} results={loaded.value.results} map={map} />
          ) : (
            <LoadingFailed message={loaded.errors.message} />
          )}
        </div>
        <p className="text-sm text-ink-soft">{text.lede(text.region(isBeyondState))}</p>
        <NeedHelpChoosing />
      </div>
    </>
  )
}

type ResultsProps = {
  asked: DirectorySearch
  results: SearchResult
  map: DrawnMap | null
  shownAt: Date
}

function Results({ asked, results, map, shownAt }: ResultsProps) {
  const { danger, near, total, page, pageCount, isCut, loosened } = results
  const { search } = results.understanding
  const text = useTexts(searchMessages).directory
  const centers = listShown(results, useLanguage())
  if (danger && total === 0) return null
  return (
    <div className="result-columns">
      <div className="min-w-0">
        <ResultHead search={search} danger={danger} near={near} total={total} hasMap={map !== null}>
          {!danger && <FilterChips asked={asked} results={results} path="/centers" />}
        </ResultHead>
        <div className="grid gap-2">
          {!danger && <OpenNowOffer search={search} results={results} path="/centers" />}
          {!danger && <SearchNotes search={search} results={results} path="/centers" />}
          {total > 0 ? (
            <CenterRows centers={centers} />
          ) : (
            <DeadEnd path="/centers" search={search} near={near} loosened={loosened}>
              <CenterRows centers={centers} />
            </DeadEnd>
          )}
          {centers.some((center) => center.isSample) && <SampleNote />}
          {isCut && <CutNote shown={page * pageSize} total={total} />}
        </div>
        <Pagination
          className="mt-10"
          label={text.pages}
          page={page}
          pageCount={pageCount}
          hrefFor={(number) => `/centers${serializeSearch({ ...asked, page: number })}`}
        />
        {total > 0 && <SheetLink to={`/centers/sheet${serializeSearch({ ...asked, page: 1 })}`} />}
        <ShownAsOf at={shownAt} />
      </div>
      <ResultMap map={map} linkZoom={(zoom) => `/centers${serializeSearch({ ...asked, zoom })}`} />
    </div>
  )
}
