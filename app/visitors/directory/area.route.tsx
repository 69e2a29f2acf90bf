import { data, redirect } from 'react-router'
import { CenterRows, CommonSource } from '#app/center/center-row.tsx'
import { formatExpires } from '#app/center/hours/format-expires.ts'
import { lackNumbers, NoNumbers } from '#app/center/no-numbers.tsx'
import { linkCounty } from '#app/center/places/near.ts'
import { listBreadcrumb, listCenters } from '#app/center/structured-data.ts'
import { tagPage } from '#app/center/tag-page.ts'
import { languageContext, siteContext } from '#app/context.ts'
import { describeFeed } from '#app/data/feeds/describe-feed.ts'
import { withDatabase } from '#app/database.server.ts'
import { localize } from '#app/find-page.ts'
import { areaMessages, describeArea } from '#app/search/area-messages.ts'
import { CommonSearchLinks } from '#app/search/common-searches.tsx'
import directoryCss from '#app/search/directory.css?url'
import { findArea, type ListedTown, linkArea, readArea } from '#app/search/read-area.server.ts'
import { emptySearch, serializeSearch } from '#app/search/search-input.ts'
import { ArrowLink } from '#app/ui/arrow-link.tsx'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { Link } from '#app/ui/link.tsx'
import { PageMeta } from '#app/ui/page-meta.tsx'
import { useLanguage, useTexts } from '#app/ui/use-language.tsx'
import { drawMap } from '#app/visitors/map/draw-map.server.ts'
import mapCss from '#app/visitors/map/map.css?url'
import mapPrintCss from '#app/visitors/map/map-print.css?url'
import { ResultMap } from '#app/visitors/map/result-map.tsx'
import { SheetLink } from '#app/visitors/sheets/sheet-link.tsx'
import { getOfficeChange } from '#app/visitors/shell/office.ts'
import { NeedHelpChoosing, SampleNote, ShownAsOf } from '#app/visitors/shell/page-notes.tsx'
import { PrintedHead } from '#app/visitors/shell/printed-head.tsx'
import type { Route } from './+types/area.route.ts'

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: directoryCss },
  { rel: 'stylesheet', href: mapCss },
  { rel: 'stylesheet', href: mapPrintCss, media: 'print' },
]

export async function loader({ params, context }: Route.LoaderArgs) {
  const language = context.get(languageContext)
  const text = areaMessages[language]
  const found = findArea(params)
  if (!found) throw data(null, { status: 404 })
  const path = linkArea(found)
  const asked = params.town === undefined ? `/counties/${params.county}` : `/towns/${params.town}`
  if (path !== asked) throw redirect(localize(path, language), 301)
  const now = new Date()
  const area = await withDatabase(context, (db) => readArea(db, found, { now, language }))
  const map = drawMap({
    centers: area.centers,
    place: found.town,
    county: area.county,
    language,
  })
  const site = context.get(siteContext)
  const crumbs = [
    { label: text.directory, to: '/centers' },
    { label: text.county(area.county), to: linkCounty(area.county) },
    ...(area.town ? [{ label: area.town, to: path }] : []),
  ]
  const structuredData = [
    listBreadcrumb(site.url, crumbs, language),
    listCenters(site.url, area.centers, language),
  ]
  return data(
    { area, map, crumbs, structuredData, shownAt: now },
    {
      headers: {
        'Cache-Tag': tagPage(area.centers),
        Expires: formatExpires([...area.centers, getOfficeChange(now)], now),
      },
    },
  )
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

/** A county or town: its centers, a map, and the towns nearby. */
export default function Area({ loaderData }: Route.ComponentProps) {
  const { area, map, crumbs, structuredData, shownAt } = loaderData
  const { county, town, near, total, centers } = area
  const text = useTexts(areaMessages)
  const language = useLanguage()
  const place = text.place(area)
  const none = centers.length > 0 ? `${text.none(place)} ${text.nearestFollow}` : text.none(place)
  const nearby = serializeSearch({ ...emptySearch, near })
  const sheet = town ? `/centers/sheet${nearby}` : `${area.path}/sheet`
  const search = (
    <ArrowLink to={`/centers${nearby}`}>
      {town ? text.searchAround(town) : text.searchCounty(county)}
    </ArrowLink>
  )
  return (
    <>
      <PageMeta
        title={text.title(place)}
        description={describeArea(text, place, total, town ? [] : area.towns)}
        path={area.path}
        noIndex={!area.hasReal}
        feed={town ? undefined : describeFeed(area.path, text.county(county), language)}
        structuredData={structuredData}
      />
      <div className="wrap grid gap-x-10 gap-y-8 pt-1 pb-section lg:grid-cols-[minmax(0,36rem)_minmax(30rem,1fr)] lg:items-start">
        <div className="min-w-0">
          <Breadcrumb crumbs={crumbs} />
          {total > 0 && <PrintedHead at={shownAt} sheet={sheet} />}
          <h1 className="mb-2.5 text-xl lg:text-[1.875rem]">{text.title(place)}</h1>
          {total === 0 && <p className="mb-2.5 text-ink-soft">{none}</p>}
          <CommonSearchLinks near={near} />
          {centers.length > 0 && (
            <section aria-labelledby="area-centers">
              <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6">
                <h2 id="area-centers" className="result-count">
                  {total > 0 ? text.centers(total) : text.nearest}
                </h2>
                <a href="#map" className="tap-link no-print lg:hidden">
                  {text.map}
                </a>
              </div>
              <div className="grid gap-6">
                {lackNumbers(centers) && <NoNumbers total={total || centers.length} />}
                <CenterRows whole={centers} centers={centers} />
                <CommonSource centers={centers} />
                {centers.some((center) => center.isSample) && <SampleNote />}
              </div>
            </section>
          )}
          <p className="no-print mt-4">{search}</p>
        </div>
        <div className="grid min-w-0 gap-8 lg:sticky lg:top-21">
          <ResultMap map={map} />
          <TownList
            title={town ? text.otherTowns(county) : text.towns(county)}
            towns={area.towns}
          />
        </div>
        <div className="min-w-0 lg:col-start-1">
          {total > 0 && <p className="text-sm text-ink-soft">{text.lede(place, total)}</p>}
          <NeedHelpChoosing at={shownAt} />
          {total > 0 && <SheetLink to={sheet} />}
          <ShownAsOf at={shownAt} />
        </div>
      </div>
    </>
  )
}

function TownList({ title, towns }: { title: string; towns: ListedTown[] }) {
  const text = useTexts(areaMessages)
  if (towns.length === 0) return null
  return (
    <nav aria-labelledby="towns">
      <h2 id="towns" className="mb-2 text-lg">
        {title}
      </h2>
      <ul className="[columns:2_7rem] gap-x-6">
        {towns.map(({ name, path, centers }) => (
          <li key={path} className="break-inside-avoid">
            <Link
              to={path}
              className="flex min-h-11 items-center justify-between gap-2 border-b text-ink no-underline hover:text-link hover:underline"
            >
              {name}
              <span className="text-sm text-ink-soft">
                {centers}
                <span className="sr-only"> {text.countInTown(centers)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
