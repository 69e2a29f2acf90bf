import { data, redirect } from 'react-router'
import { siteContext } from '#app/context.ts'
import { withDatabase } from '#app/database.server.ts'
import { CenterGrid } from '#app/features/centers/center-grid.tsx'
import { listCenters } from '#app/features/centers/item-list.ts'
import { listBreadcrumb } from '#app/features/centers/structured-data.server.ts'
import { AreaPage } from '#app/features/search/area-page.tsx'
import {
  areaTitle,
  describeArea,
  searchCounty,
  townsOfCounty,
} from '#app/features/search/messages.ts'
import { findCounty, readCounty } from '#app/features/search/read-area.server.ts'
import { emptySearch, writeSearch } from '#app/features/search/search-input.ts'
import { linkCounty } from '#app/features/site/map/nj-counties.ts'
import { ResultMap } from '#app/features/site/map/result-map.tsx'
import { NeedHelpChoosing } from '#app/features/site/need-help-choosing.tsx'
import { SampleNote } from '#app/features/site/sample-note.tsx'
import { ShownAsOf } from '#app/features/site/shown-as-of.tsx'
import { describePage } from '#app/lib/page-meta.ts'
import type { PageHandle } from '#app/lib/page-scripts.ts'
import type { Route } from './+types/county.ts'

export const handle: PageHandle = { scripts: 'none' }

export async function loader({ params, context }: Route.LoaderArgs) {
  const county = findCounty(params.county.toLowerCase())
  if (!county) throw data(null, { status: 404 })
  const path = linkCounty(county)
  if (path !== `/counties/${params.county}`) throw redirect(path, 301)
  const now = new Date()
  const area = await withDatabase(context, (tx) => readCounty(tx, county, now))
  const site = context.get(siteContext)
  const place = `${county} County`
  const structuredData = [
    listBreadcrumb(site.url, [
      { name: 'Home', path: '/' },
      { name: 'Treatment Centers', path: '/centers' },
      { name: place, path },
    ]),
    listCenters(site.url, area.centers),
  ]
  return { site, county, place, path, area, structuredData, shownAt: now }
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { site, place, path, area, structuredData } = loaderData
  return describePage({
    site,
    title: areaTitle(place),
    description: describeArea(place, area.total, area.towns),
    path,
    noIndex: !area.hasReal,
    structuredData,
  })
}

export default function County({ loaderData }: Route.ComponentProps) {
  const { site, county, place, area, shownAt } = loaderData
  return (
    <AreaPage
      place={place}
      area={area}
      crumbs={[
        { label: 'Home', to: '/' },
        { label: 'Treatment Centers', to: '/centers' },
        { label: place },
      ]}
      search={{
        path: `/centers${writeSearch({ ...emptySearch, near: place, sort: 'distance' })}`,
        label: searchCounty(county),
      }}
      cards={
        <div className="grid gap-6">
          {area.centers.some((center) => center.isSample) && <SampleNote />}
          <CenterGrid centers={area.centers} numbered />
        </div>
      }
      map={<ResultMap centers={area.centers} county={county} />}
      towns={{ title: townsOfCounty(county), list: area.towns }}
    >
      <NeedHelpChoosing site={site} />
      <ShownAsOf at={shownAt} />
    </AreaPage>
  )
}
