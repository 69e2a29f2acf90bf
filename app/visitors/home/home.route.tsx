import { data } from 'react-router'
import { formatExpires } from '#app/center/hours/format-expires.ts'
import { listFeatured } from '#app/center/list-featured.server.ts'
import { tagPage } from '#app/center/tag-page.ts'
import { languageContext, siteContext, viewerContext } from '#app/context.ts'
import { describeFeed } from '#app/data/feeds/describe-feed.ts'
import { tryDatabase } from '#app/database.server.ts'
import { readFirstName } from '#app/members/dashboard/read-dashboard.server.ts'
import { DangerLine } from '#app/search/danger-line.tsx'
import { DangerPanel } from '#app/search/danger-panel.tsx'
import directoryCss from '#app/search/directory.css?url'
import { groupResults, listShown } from '#app/search/group-results.ts'
import { GroupedCenters } from '#app/search/grouped-centers.tsx'
import { HomeResults } from '#app/search/home-results.tsx'
import { HomeSearchForm } from '#app/search/home-search-form.tsx'
import { parsePageSearch } from '#app/search/parse-search.server.ts'
import { readOverview } from '#app/search/read-overview.server.ts'
import { LoadingFailed } from '#app/search/result-notes.tsx'
import { searchCenters } from '#app/search/search-centers.server.ts'
import { hasFilters } from '#app/search/search-input.ts'
import { isEmptySearch, isPrivateSearch } from '#app/search/search-privacy.server.ts'
import { TopicPanel } from '#app/search/topic-panel.tsx'
import { awaitsPauseHeader } from '#app/search/typing-headers.ts'
import { PageMeta } from '#app/ui/page-meta.tsx'
import { useSite } from '#app/ui/site.tsx'
import { useLanguage, useTexts } from '#app/ui/use-language.tsx'
import { HelpBand } from '#app/visitors/shell/crisis-numbers.tsx'
import { describeOrganization, describeWebSite } from '#app/visitors/shell/describe-site.server.ts'
import { siteMessages } from '#app/visitors/shell/messages.tsx'
import { SampleNote, ShownAsOf } from '#app/visitors/shell/page-notes.tsx'
import { largestCities } from '#site/places.ts'
import type { Route } from './+types/home.route.ts'
import homeCss from './home.css?url'
import { HomeHero, HomeLinks, SupportLine, WelcomeBanner } from './home-hero.tsx'
import { HomeSections } from './home-sections.tsx'

const maxResults = 6

export const links: Route.LinksFunction = () =>
  [directoryCss, homeCss].map((href) => ({ rel: 'stylesheet', href }))

export async function loader({ request, context }: Route.LoaderArgs) {
  const parsed = parsePageSearch(request)
  const { asked: search, danger, mayBeDanger } = parsed
  const isFiltered = hasFilters(search)
  const viewer = context.get(viewerContext)
  const language = context.get(languageContext)
  const now = new Date()
  const loaded = await tryDatabase(context, async (db) => {
    const name = viewer.kind === 'member' ? await readFirstName(db, viewer.userId) : null
    const overview = await readOverview(db)
    if (!isFiltered) {
      return { name, overview, cards: await listFeatured(db, now, 3, language), results: null }
    }
    const results = await searchCenters(
      db,
      { ...parsed, asked: { ...search, page: 1 } },
      { now, limit: maxResults, language },
    )
    return { name, overview, cards: listShown(results, language, maxResults), results }
  })
  const site = context.get(siteContext)
  const signedIn = viewer.kind === 'member'
  const places = loaded.ok ? loaded.value.overview.places : largestCities
  const structuredData = [describeWebSite(site, language), describeOrganization(site)]
  return data(
    { signedIn, search, danger, mayBeDanger, loaded, places, structuredData, shownAt: now },
    {
      status: loaded.ok ? 200 : 503,
      headers: {
        ...(isPrivateSearch(parsed) && { 'Cache-Control': 'private, no-store' }),
        ...(parsed.awaitsPause && { [awaitsPauseHeader]: '1' }),
        ...(loaded.ok && {
          Expires: formatExpires(loaded.value.cards, now),
          'Cache-Tag': tagPage(
            loaded.value.cards,
            ...(isEmptySearch(parsed, loaded.value.results) ? ['empty-search'] : []),
            ...(loaded.value.results?.understanding.search.beds ? ['beds'] : []),
          ),
        }),
      },
    },
  )
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export default function Home({ loaderData }: Route.ComponentProps) {
  const { signedIn, search, danger, mayBeDanger, loaded, places, structuredData, shownAt } =
    loaderData
  const { title, description } = useTexts(siteMessages).home
  const site = useSite()
  const language = useLanguage()
  const home = loaded.ok ? loaded.value : null
  const ways = <HomeLinks signedIn={signedIn} />
  return (
    <>
      <PageMeta
        title={title}
        description={description}
        structuredData={structuredData}
        path="/"
        noIndex={hasFilters(search)}
        feed={describeFeed('/centers', site.name, language)}
      />
      {signedIn && <WelcomeBanner name={home?.name ?? null} />}
      <HomeHero>
        <HomeSearchForm search={search} places={places} />
      </HomeHero>
      <div id="results" className="scroll-mt-4">
        {danger && (
          <div className="wrap pt-10">
            <DangerPanel danger={danger} search={search} path="/" />
          </div>
        )}
        {mayBeDanger && (
          <div className="wrap pt-10">
            <DangerLine />
          </div>
        )}
        {home?.results && (
          <div className="wrap pt-10 empty:hidden">
            <TopicPanel {...home.results.understanding} path="/" />
          </div>
        )}
        {!loaded.ok && (
          <div className="wrap pt-10 pb-section">
            <LoadingFailed message={loaded.errors.message} />
          </div>
        )}
        {home?.results && (
          <HomeResults asked={search} results={home.results}>
            <GroupedCenters
              search={home.results.understanding.search}
              groups={groupResults(home.results, language, maxResults)}
              total={home.results.total}
            />
            {home.cards.some((center) => center.isSample) && <SampleNote />}
          </HomeResults>
        )}
        <div className="wrap">
          <SupportLine />
        </div>
        {home && !home.results ? (
          <HomeSections
            {...home.overview}
            featured={home.cards}
            livesChanged={site.livesChanged}
            links={ways}
          />
        ) : (
          <div className="wrap">{ways}</div>
        )}
        {home && (
          <div className="wrap">
            <ShownAsOf at={shownAt} />
          </div>
        )}
      </div>
      <HelpBand />
    </>
  )
}
