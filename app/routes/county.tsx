import { data, redirect } from 'react-router'
import { languageContext, siteContext } from '#app/context.ts'
import { withDatabase } from '#app/database.server.ts'
import { CenterGrid } from '#app/features/centers/center-grid.tsx'
import { listCenters } from '#app/features/centers/item-list.ts'
import { listBreadcrumb } from '#app/features/centers/structured-data.server.ts'
import { areaMessages, describeArea } from '#app/features/search/area-messages.ts'
import { AreaPage } from '#app/features/search/area-page.tsx'
import { findCounty, readCounty } from '#app/features/search/read-area.server.ts'
import { emptySearch, writeSearch } from '#app/features/search/search-input.ts'
import { linkCounty } from '#app/features/site/map/nj-counties.ts'
import { ResultMap } from '#app/features/site/map/result-map.tsx'
import { NeedHelpChoosing } from '#app/features/site/need-help-choosing.tsx'
import { SampleNote } from '#app/features/site/sample-note.tsx'
import { ShownAsOf } from '#app/features/site/shown-as-of.tsx'
import { describePage } from '#app/lib/page-meta.ts'
import type { PageHandle } from '#app/lib/page-scripts.ts'
import { localize, readLanguage } from '#app/lib/paths.ts'
import { useTexts } from '#app/ui/language.tsx'
import type { Route } from './+types/county.ts'

export const handle: PageHandle = { scripts: 'none' }

export async function loader({ params, context }: Route.LoaderArgs) {
  const language = context.get(languageContext)
  const text = areaMessages[language]
  const county = findCounty(params.county.toLowerCase())
  if (!county) throw data(null, { status: 404 })
  const path = linkCounty(county)
  if (path !== `/counties/${params.county}`) throw redirect(localize(path, language), 301)
  const now = new Date()
  const area = await withDatabase(context, (tx) => readCounty(tx, county, { now, language }))
  const site = context.get(siteContext)
  const structuredData = [
    listBreadcrumb(site.url, [
      { name: text.home, path: localize('/', language) },
      { name: text.directory, path: localize('/centers', language) },
      { name: text.county(county), path: localize(path, language) },
    ]),
    listCenters(site.url, area.centers, language),
  ]
  return { site, county, path, area, structuredData, shownAt: now }
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (!loaderData) return []
  const language = readLanguage(location.pathname)
  const text = areaMessages[language]
  const { site, county, path, area, structuredData } = loaderData
  const place = text.inCounty(county)
  return describePage({
    site,
    language,
    title: text.title(place),
    description: describeArea(text, place, area.total, area.towns),
    path,
    noIndex: !area.hasReal,
    structuredData,
  })
}

export default function County({ loaderData }: Route.ComponentProps) {
  const { site, county, area, shownAt } = loaderData
  const text = useTexts(areaMessages)
  return (
    <AreaPage
      place={text.inCounty(county)}
      area={area}
      crumbs={[
        { label: text.home, to: '/' },
        { label: text.directory, to: '/centers' },
        { label: text.county(county) },
      ]}
      search={{
        path: `/centers${writeSearch({ ...emptySearch, near: `${county} County`, sort: 'distance' })}`,
        label: text.searchCounty(county),
      }}
      cards={
        <div className="grid gap-6">
          {area.centers.some((center) => center.isSample) && <SampleNote />}
          <CenterGrid centers={area.centers} numbered />
        </div>
      }
      map={<ResultMap centers={area.centers} county={county} />}
      towns={{ title: text.towns(county), list: area.towns }}
    >
      <NeedHelpChoosing site={site} />
      <ShownAsOf at={shownAt} />
    </AreaPage>
  )
}
