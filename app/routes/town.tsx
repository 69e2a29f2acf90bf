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
  otherTownsOfCounty,
  searchAround,
} from '#app/features/search/messages.ts'
import { findTown, readTown, writeTownSlug } from '#app/features/search/read-area.server.ts'
import { emptySearch, writeSearch } from '#app/features/search/search-input.ts'
import { linkCounty } from '#app/features/site/map/nj-counties.ts'
import { ResultMap } from '#app/features/site/map/result-map.tsx'
import { NeedHelpChoosing } from '#app/features/site/need-help-choosing.tsx'
import { SampleNote } from '#app/features/site/sample-note.tsx'
import { ShownAsOf } from '#app/features/site/shown-as-of.tsx'
import { describePage } from '#app/lib/page-meta.ts'
import type { PageHandle } from '#app/lib/page-scripts.ts'
import { describeTown } from '#app/lib/places/near.ts'
import type { Route } from './+types/town.ts'

export const handle: PageHandle = { scripts: 'none' }

export async function loader({ params, context }: Route.LoaderArgs) {
  const town = findTown(params.town.toLowerCase())
  if (!town) throw data(null, { status: 404 })
  const path = `/towns/${writeTownSlug(town)}`
  if (path !== `/towns/${params.town}`) throw redirect(path, 301)
  const now = new Date()
  const area = await withDatabase(context, (tx) => readTown(tx, town, now))
  const site = context.get(siteContext)
  const { name, county } = town
  const structuredData = [
    listBreadcrumb(site.url, [
      { name: 'Home', path: '/' },
      { name: 'Treatment Centers', path: '/centers' },
      { name: `${county} County`, path: linkCounty(county) },
      { name, path },
    ]),
    listCenters(site.url, area.centers),
  ]
  const { near } = describeTown(town)
  return { site, name, county, near, path, area, structuredData, shownAt: now }
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { site, name, county, path, area, structuredData } = loaderData
  const place = `${name}, ${county} County`
  return describePage({
    site,
    title: areaTitle(place),
    description: describeArea(place, area.total, []),
    path,
    noIndex: !area.hasReal,
    structuredData,
  })
}

export default function Town({ loaderData }: Route.ComponentProps) {
  const { site, name, county, near, path, area, shownAt } = loaderData
  return (
    <AreaPage
      place={`${name}, ${county} County`}
      area={area}
      crumbs={[
        { label: 'Home', to: '/' },
        { label: 'Treatment Centers', to: '/centers' },
        { label: `${county} County`, to: linkCounty(county) },
        { label: name },
      ]}
      search={{
        path: `/centers${writeSearch({ ...emptySearch, near, sort: 'distance' })}`,
        label: searchAround(name),
      }}
      cards={
        <div className="grid gap-6">
          {area.centers.some((center) => center.isSample) && <SampleNote />}
          <CenterGrid centers={area.centers} numbered />
        </div>
      }
      map={<ResultMap centers={area.centers} county={county} />}
      towns={{
        title: otherTownsOfCounty(county),
        list: area.towns.filter(({ slug }) => path !== `/towns/${slug}`),
      }}
    >
      <NeedHelpChoosing site={site} />
      <ShownAsOf at={shownAt} />
    </AreaPage>
  )
}
