import { data, redirect } from 'react-router'
import { languageContext, siteContext } from '#app/context.ts'
import { withDatabase } from '#app/database.server.ts'
import { CenterGrid } from '#app/features/centers/center-grid.tsx'
import { listCenters } from '#app/features/centers/item-list.ts'
import { listBreadcrumb } from '#app/features/centers/structured-data.server.ts'
import { areaMessages, describeArea } from '#app/features/search/area-messages.ts'
import { AreaPage } from '#app/features/search/area-page.tsx'
import { findTown, readTown, writeTownSlug } from '#app/features/search/read-area.server.ts'
import { emptySearch, writeSearch } from '#app/features/search/search-input.ts'
import { linkCounty } from '#app/features/site/map/nj-counties.ts'
import { ResultMap } from '#app/features/site/map/result-map.tsx'
import { NeedHelpChoosing } from '#app/features/site/need-help-choosing.tsx'
import { SampleNote } from '#app/features/site/sample-note.tsx'
import { ShownAsOf } from '#app/features/site/shown-as-of.tsx'
import type { PageHandle } from '#app/lib/page-scripts.ts'
import { localize } from '#app/lib/paths.ts'
import { describeTown } from '#app/lib/places/near.ts'
import { useTexts } from '#app/ui/language.tsx'
import { PageMeta } from '#app/ui/page-meta.tsx'
import { useSite } from '#app/ui/site.tsx'
import type { Route } from './+types/town.ts'

export const handle: PageHandle = { scripts: 'none' }

export async function loader({ params, context }: Route.LoaderArgs) {
  const language = context.get(languageContext)
  const text = areaMessages[language]
  const town = findTown(params.town.toLowerCase())
  if (!town) throw data(null, { status: 404 })
  const path = `/towns/${writeTownSlug(town)}`
  if (path !== `/towns/${params.town}`) throw redirect(localize(path, language), 301)
  const now = new Date()
  const area = await withDatabase(context, (tx) => readTown(tx, town, { now, language }))
  const site = context.get(siteContext)
  const { name, county } = town
  const structuredData = [
    listBreadcrumb(site.url, [
      { name: text.home, path: localize('/', language) },
      { name: text.directory, path: localize('/centers', language) },
      { name: text.county(county), path: localize(linkCounty(county), language) },
      { name, path: localize(path, language) },
    ]),
    listCenters(site.url, area.centers, language),
  ]
  const { near } = describeTown(town)
  return { name, county, near, path, area, structuredData, shownAt: now }
}

export default function Town({ loaderData }: Route.ComponentProps) {
  const { name, county, near, path, area, structuredData, shownAt } = loaderData
  const text = useTexts(areaMessages)
  const place = text.inTown(name, county)
  return (
    <AreaPage
      place={place}
      area={area}
      crumbs={[
        { label: text.home, to: '/' },
        { label: text.directory, to: '/centers' },
        { label: text.county(county), to: linkCounty(county) },
        { label: name },
      ]}
      search={{
        path: `/centers${writeSearch({ ...emptySearch, near, sort: 'distance' })}`,
        label: text.searchAround(name),
      }}
      cards={
        <div className="grid gap-6">
          {area.centers.some((center) => center.isSample) && <SampleNote />}
          <CenterGrid centers={area.centers} numbered />
        </div>
      }
      map={<ResultMap centers={area.centers} county={county} />}
      towns={{
        title: text.otherTowns(county),
        list: area.towns.filter(({ slug }) => path !== `/towns/${slug}`),
      }}
    >
      <PageMeta
        title={text.title(place)}
        description={describeArea(text, place, area.total, [])}
        path={path}
        noIndex={!area.hasReal}
        structuredData={structuredData}
      />
      <NeedHelpChoosing site={useSite()} />
      <ShownAsOf at={shownAt} />
    </AreaPage>
  )
}
