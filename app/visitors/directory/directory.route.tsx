import { data } from 'react-router'
import { formatExpires } from '#app/center/hours/format-expires.ts'
import { listCenters } from '#app/center/structured-data.ts'
import { tagPage } from '#app/center/tag-page.ts'
import { languageContext } from '#app/context.ts'
import { tryDatabase } from '#app/database.server.ts'
import { DangerLine } from '#app/search/danger-line.tsx'
import { DangerPanel } from '#app/search/danger-panel.tsx'
import { DeadEnd } from '#app/search/dead-end.tsx'
import directoryCss from '#app/search/directory.css?url'
import { listChips } from '#app/search/filter-chips.tsx'
import { groupResults, listShown } from '#app/search/group-results.ts'
import { GroupedCenters } from '#app/search/grouped-centers.tsx'
import { searchMessages } from '#app/search/messages.tsx'
import { OpenNowOffer } from '#app/search/open-now-offer.tsx'
import { parsePageSearch } from '#app/search/parse-search.server.ts'
import { hasCentersOutOfState, listLargestCities } from '#app/search/read-overview.server.ts'
import { ResultHead } from '#app/search/result-head.tsx'
import { CutNote, LoadingFailed, SearchNotes } from '#app/search/result-notes.tsx'
import { type SearchResult, searchCenters } from '#app/search/search-centers.server.ts'
import { DirectorySearchForm } from '#app/search/search-form.tsx'
import {
  countFilters,
  type DirectorySearch,
  hasPosition,
  pageSize,
  serializeCanonical,
  serializeSearch,
} from '#app/search/search-input.ts'
import { isEmptySearch, isPrivateSearch } from '#app/search/search-privacy.server.ts'
import { TopicPanel } from '#app/search/topic-panel.tsx'
import { awaitsPauseHeader } from '#app/search/typing-headers.ts'
import { WherePrompt } from '#app/search/where-prompt.tsx'
import { PageMeta } from '#app/ui/page-meta.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { useSite } from '#app/ui/site.tsx'
import { useLanguage, useTexts } from '#app/ui/use-language.tsx'
import { drawResults } from '#app/visitors/map/draw-results.server.ts'
import type { DrawnMap } from '#app/visitors/map/drawn-map.ts'
import mapCss from '#app/visitors/map/map.css?url'
import mapPrintCss from '#app/visitors/map/map-print.css?url'
import { MapStrip } from '#app/visitors/map/map-strip.tsx'
import { ResultMap } from '#app/visitors/map/result-map.tsx'
import { SheetLink } from '#app/visitors/sheets/sheet-link.tsx'
import { getOfficeChange } from '#app/visitors/shell/office.ts'
import { NeedHelpChoosing, SampleNote, ShownAsOf } from '#app/visitors/shell/page-notes.tsx'
import { PrintedHead } from '#app/visitors/shell/printed-head.tsx'
import { largestCities } from '#site/places.ts'
import type { Route } from './+types/directory.route.ts'

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: directoryCss },
  { rel: 'stylesheet', href: mapCss },
  { rel: 'stylesheet', href: mapPrintCss, media: 'print' },
]

export async function loader({ request, context }: Route.LoaderArgs) {
  const parsed = parsePageSearch(request)
  const { asked: search, danger, mayBeDanger } = parsed
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
    { search, danger, mayBeDanger, loaded, places, map, shownAt: now },
    {
      status: loaded.ok ? 200 : 503,
      headers: {
        ...(isPrivateSearch(parsed) && { 'Cache-Control': 'private, no-store' }),
        ...(parsed.awaitsPause && { [awaitsPauseHeader]: '1' }),
        ...(loaded.ok && {
          Expires: formatExpires(
            [...listShown(loaded.value.results, language), getOfficeChange(now)],
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

const linkSheet = (search: DirectorySearch) =>
  `/centers/sheet${serializeSearch({ ...search, page: 1, ignored: [] })}`

/** Other people read paper, so a position stays off it. */
const hidePosition = (search: DirectorySearch) =>
  hasPosition(search) ? { ...search, near: '' } : search

const isOfTheMinute = ({ understanding: { search } }: SearchResult) =>
  search.open === 'now' || search.beds

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export default function Directory({ loaderData }: Route.ComponentProps) {
  const { search, danger, mayBeDanger, loaded, places, map, shownAt } = loaderData
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
        results={loaded.ok ? loaded.value.results : null}
      />
      <div id="results" className={map ? 'split' : undefined}>
        <div className="wrap results-list">
          {danger && <DangerPanel danger={danger} search={search} path="/centers" />}
          {mayBeDanger && <DangerLine />}
          <PrintedHead
            at={shownAt}
            filters={listChips(hidePosition(understood), near, language).map(({ label }) => label)}
            sheet={linkSheet(hidePosition(search))}
          />
          <h1 className="quiet-title">{text.title}</h1>
          {loaded.ok ? (
            <Results {...{ map, shownAt }} asked={search} results={loaded.value.results} />
          ) : (
            <LoadingFailed message={loaded.errors.message} />
          )}
          <NeedHelpChoosing at={shownAt} />
          <p className="text-sm text-ink-soft">{text.lede(text.region(isBeyondState))}</p>
        </div>
        <ResultMap
          map={map}
          linkZoom={(zoom) => `/centers${serializeSearch({ ...search, zoom })}`}
        />
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
  const { danger, near, total, page, pageCount, isCut, loosened, understanding } = results
  const { search } = understanding
  const text = useTexts(searchMessages).directory
  const groups = groupResults(results, useLanguage())
  const centers = groups.flatMap((group) => group.centers)
  const topics = { ...understanding, path: '/centers' }
  if (danger && total === 0) return <TopicPanel {...topics} />
  const list = (
    <GroupedCenters search={search} groups={groups} total={total} map={<MapStrip map={map} />}>
      <TopicPanel {...topics} only="calm" />
    </GroupedCenters>
  )
  return (
    <>
      <TopicPanel {...topics} only="urgent" />
      <ResultHead search={search} danger={danger} near={near} total={total} />
      {!danger && <OpenNowOffer search={search} results={results} path="/centers" />}
      {!danger && <SearchNotes search={search} results={results} path="/centers" />}
      {!danger && isPlaceAsked(results) && <WherePrompt search={asked} />}
      {total > 0 && !loosened ? (
        list
      ) : (
        <DeadEnd
          path="/centers"
          search={total > 0 ? { ...search, open: search.open ?? 'yes' } : search}
          near={near}
          loosened={loosened}
        >
          {list}
        </DeadEnd>
      )}
      {centers.some((center) => center.isSample) && <SampleNote />}
      {isCut && <CutNote shown={page * pageSize} total={total} />}
      <Pagination
        className="mt-6"
        label={text.pages}
        page={page}
        pageCount={pageCount}
        hrefFor={(number) => `/centers${serializeSearch({ ...asked, page: number })}`}
      />
      {total > 0 && <SheetLink to={linkSheet(asked)} />}
      <ShownAsOf at={shownAt} />
    </>
  )
}

/** Ask for a place only if one of the centers has a number to call first. */
const isPlaceAsked = ({ near, page, centers, understanding: { search } }: SearchResult) =>
  near === null &&
  search.location === '' &&
  centers.some(({ phoneHref }) => phoneHref) &&
  page === 1 &&
  search.sort === null
