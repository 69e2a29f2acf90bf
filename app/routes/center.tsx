import { data, isRouteErrorResponse, redirect, useRouteLoaderData } from 'react-router'
import { siteContext } from '#app/context.ts'
import { CenterNotFound } from '#app/features/centers/center-not-found.tsx'
import { CenterPage } from '#app/features/centers/center-page.tsx'
import printUrl from '#app/features/centers/print.css?url'
import { findCenter } from '#app/features/centers/read-center.server.ts'
import { SideBox } from '#app/features/centers/side-box.tsx'
import { describeCenter, listBreadcrumb } from '#app/features/centers/structured-data.ts'
import { emptySearch, writeSearch } from '#app/features/search/search-input.ts'
import { CountyLocator } from '#app/features/site/county-map.tsx'
import { EmergencyBox, SupportLineLink } from '#app/features/site/emergency-box.tsx'
import { fallbackSite } from '#app/features/site/fallback-site.ts'
import { findWeekday } from '#app/lib/format-date.ts'
import { describePage } from '#app/lib/page-meta.ts'
import type { loader as rootLoader } from '#app/root.tsx'
import { withDatabase } from '#app/viewer-transaction.server.ts'
import type { Route } from './+types/center.ts'

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: printUrl, media: 'print' },
]

export async function loader({ params, context }: Route.LoaderArgs) {
  const found = await withDatabase(context, (tx) => findCenter(tx, params.slug))
  if (found.kind === 'moved') throw redirect(`/centers/${found.slug}`, 301)
  if (found.kind === 'missing') throw data(null, { status: 404 })
  return { site: context.get(siteContext), center: found.center, today: findWeekday(new Date()) }
}

export function meta({ loaderData }: Route.MetaArgs) {
  // On an error the boundary below writes the title.
  if (!loaderData) return []
  const { site, center } = loaderData
  const path = `/centers/${center.slug}`
  return describePage({
    site,
    title: [center.name, center.place].filter(Boolean).join(', '),
    description: `${center.isSample ? 'Sample listing. ' : ''}${center.description}`,
    path,
    noIndex: center.isSample,
    image: { path: `/og${path}.png`, alt: [center.name, center.place].filter(Boolean).join(', ') },
    structuredData: [
      listBreadcrumb(site.url, [
        { name: 'Home', path: '/' },
        { name: 'Treatment Centers', path: '/centers' },
        ...(center.city ? [{ name: center.city, path: pathOfCity(center.city) }] : []),
        { name: center.name, path },
      ]),
      describeCenter(site.url, center),
    ],
  })
}

export default function Center({ loaderData }: Route.ComponentProps) {
  const { site, center, today } = loaderData
  const open = { ...emptySearch, location: center.city ?? '', openOnly: true }
  return (
    <CenterPage
      center={center}
      today={today}
      cityPath={center.city && pathOfCity(center.city)}
      openNearbyPath={`/centers${writeSearch(open)}`}
      emergency={<EmergencyBox supportLine={site.supportLine} />}
      supportLine={<SupportLineLink supportLine={site.supportLine} />}
      countyMap={
        center.county && (
          <SideBox id="where" title={`${center.county} County`}>
            <CountyLocator
              county={center.county}
              latitude={center.latitude}
              longitude={center.longitude}
            />
          </SideBox>
        )
      }
    />
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const site = useRouteLoaderData<typeof rootLoader>('root')?.site ?? fallbackSite
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error
  return (
    <>
      <title>{`Center Not Found | ${site.name}`}</title>
      <CenterNotFound>
        <EmergencyBox supportLine={site.supportLine} />
      </CenterNotFound>
    </>
  )
}

function pathOfCity(city: string): string {
  return `/centers${writeSearch({ ...emptySearch, location: city })}`
}
