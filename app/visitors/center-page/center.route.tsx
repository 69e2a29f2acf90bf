import { data, isRouteErrorResponse, redirect } from 'react-router'
import { formatExpires } from '#app/center/hours/format-expires.ts'
import { centerMessages } from '#app/center/messages.ts'
import { readSearchedPlace } from '#app/center/places/find-place.server.ts'
import { isHomeState } from '#app/center/places/read-state.ts'
import { openCenter } from '#app/center/read-center.server.ts'
import { describeCenter, describeReview, listBreadcrumb } from '#app/center/structured-data.ts'
import { tagPage } from '#app/center/tag-page.ts'
import { languageContext, sessionUnreadContext, siteContext, viewerContext } from '#app/context.ts'
import { describeFeed } from '#app/data/feeds/describe-feed.ts'
import { withDatabase } from '#app/database.server.ts'
import { localize, readLanguage } from '#app/find-page.ts'
import { redirectWithFlash } from '#app/flash.server.ts'
import { drawQrCode } from '#app/lib/draw-qr-code.server.ts'
import { readForm, rejectForm, sendForm } from '#app/lib/form.ts'
import { formatIsoDate } from '#app/lib/format-date.ts'
import { measureMiles } from '#app/lib/miles.ts'
import { rejectUnsaved, rejectUnsent } from '#app/members/auth/reject-visitor.server.ts'
import {
  handleContribution,
  readOwnContribution,
} from '#app/members/participation/contribution.server.ts'
import { participationMessages } from '#app/members/participation/messages.ts'
import { findPlace, signInPath } from '#app/members/participation/participation-fields.ts'
import { phraseFirstWords } from '#app/search/phrase-first-words.ts'
import { emptySearch, readSearch, serializeSearch } from '#app/search/search-input.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { PageMeta } from '#app/ui/page-meta.tsx'
import { useSite } from '#app/ui/site.tsx'
import { useLanguage, useTexts } from '#app/ui/use-language.tsx'
import { CenterMap, CountyLink } from '#app/visitors/map/center-map.tsx'
import { drawCenter } from '#app/visitors/map/draw-results.server.ts'
import mapCss from '#app/visitors/map/map.css?url'
import mapPrintCss from '#app/visitors/map/map-print.css?url'
import { EmergencyBox } from '#app/visitors/shell/emergency-box.tsx'
import { ShownAsOf } from '#app/visitors/shell/page-notes.tsx'
import type { Route } from './+types/center.route.ts'
import centerCss from './center-page.css?url'
import { CenterPage } from './center-page.tsx'
import centerPrintCss from './center-print.css?url'
import { centerPageMessages } from './messages.ts'
import { listSimilar } from './read-similar.server.ts'

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: mapCss },
  { rel: 'stylesheet', href: centerCss },
  { rel: 'stylesheet', href: mapPrintCss, media: 'print' },
  { rel: 'stylesheet', href: centerPrintCss, media: 'print' },
]

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext)
  const language = context.get(languageContext)
  const { center, own, similar } = await withDatabase(context, async (db) => {
    const center = await openCenter(db, params.slug, language)
    const own =
      viewer.kind === 'member' ? await readOwnContribution(db, viewer.userId, center.id) : null
    return { center, own, similar: await listSimilar(db, center.id) }
  })
  const site = context.get(siteContext)
  const inCity = { ...emptySearch, location: center.city ?? '' }
  const openNearbyPath = `/centers${serializeSearch({ ...inCity, open: 'yes' })}`
  const crumbs = [
    { label: centerMessages[language].centers, to: '/centers' },
    ...(center.city ? [{ label: center.city, to: `/centers${serializeSearch(inCity)}` }] : []),
    { label: center.name, to: `/centers/${center.slug}` },
  ]
  const now = new Date()
  const today = formatIsoDate(now)
  const structuredData = [
    listBreadcrumb(site.url, crumbs, language),
    describeCenter(site.url, center, { language, today }),
    ...describeReview(site.url, center, language),
  ]
  const place = readSearchedPlace(url.searchParams.get('near'))
  const { types, offers } = readSearch(url.searchParams)
  const wishes = [...types, ...offers]
  return data(
    {
      center,
      own,
      similar,
      map: drawCenter(center, language),
      crumbs,
      openNearbyPath,
      structuredData,
      wishes,
      firstWords:
        wishes.length > 0
          ? phraseFirstWords({ ...emptySearch, types, offers }, language)
          : centerPageMessages[language].contact.firstWords,
      qr: drawQrCode(site.url + localize(`/centers/${center.slug}`, language)),
      distance:
        place && center.shownPoint
          ? { miles: measureMiles(place, center.shownPoint), from: place.label }
          : null,
      today,
      shownAt: now,
    },
    {
      headers: {
        'Cache-Tag': tagPage([center], `center:${center.id}`),
        Expires: formatExpires([center], now),
      },
    },
  )
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export async function action({ request, url, params, context }: Route.ActionArgs) {
  const language = context.get(languageContext)
  const form = await readForm(request.clone())
  // A page that asks by script stays where it is, and shows a vote by itself.
  const isScript = !request.headers.get('Accept')?.includes('text/html')
  if (context.get(viewerContext).kind === 'anonymous') {
    const login = signInPath(params.slug, findPlace(form))
    if (!isScript) await rejectUnsent({ request, url, context }, login)
    // Members are no visitors while nobody can tell.
    if (context.get(sessionUnreadContext))
      return rejectForm(form, participationMessages[language].failures.unavailable)
    if (!isScript) return redirect(localize(login, language), 303)
  }
  const done = await handleContribution(context, params.slug, form)
  if (!done.ok) {
    if (done.errors.status === 503) await rejectUnsaved({ request, url, context })
    return rejectForm(form, done.errors)
  }
  if (isScript && form.get('intent') === 'vote') return { ok: true as const }
  const { slug, flash } = done.value
  const path = `/centers/${slug}#${findPlace(form)}`
  return redirectWithFlash(context, path, flash, { isReplacing: true, isSamePage: true })
}

export function clientAction(sent: Route.ClientActionArgs) {
  const language = readLanguage(new URL(sent.request.url).pathname)
  return sendForm(sent, participationMessages[language].failures)
}

export default function Center({ loaderData, actionData }: Route.ComponentProps) {
  const { center, own, similar, distance, today, shownAt } = loaderData
  const { crumbs, map, openNearbyPath, structuredData, wishes, firstWords, qr } = loaderData
  const text = useTexts(centerMessages)
  const language = useLanguage()
  const rejected = actionData && 'title' in actionData ? actionData : undefined
  const title = [center.name, center.place].filter(Boolean).join(', ')
  const path = `/centers/${center.slug}`
  return (
    <>
      <PageMeta
        title={title}
        description={`${center.isSample ? `${text.sample} ` : ''}${center.description}`}
        path={path}
        noIndex={center.isSample}
        feed={describeFeed(path, center.name, language)}
        structuredData={structuredData}
      />
      <CenterPage
        center={center}
        distance={distance}
        today={today}
        wishes={wishes}
        firstWords={firstWords}
        shownAt={shownAt}
        shownAsOf={<ShownAsOf at={shownAt} />}
        qr={qr}
        crumbs={crumbs}
        openNearbyPath={openNearbyPath}
        member={own && { ...own, rejected, hasVoted: Boolean(actionData && 'ok' in actionData) }}
        emergency={<EmergencyBox />}
        similar={similar}
        map={map && <CenterMap map={map} name={center.name} />}
        countyLink={
          center.county && isHomeState(center.state) && <CountyLink county={center.county} />
        }
      />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { notFound } = useTexts(centerMessages)
  const site = useSite()
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error
  return (
    <>
      <title>{`${notFound.title} | ${site.name}`}</title>
      {/* Whoever came here was looking for help: the crisis lines stand beside it. */}
      <div className="wrap grid items-start gap-8 py-section lg:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="grid justify-items-start gap-4">
          <h1>{notFound.title}</h1>
          <p className="max-w-measure text-lede leading-normal text-ink-soft">{notFound.text}</p>
          <ButtonLink to="/centers" size="lg">
            {notFound.browse}
          </ButtonLink>
        </div>
        <EmergencyBox />
      </div>
    </>
  )
}
