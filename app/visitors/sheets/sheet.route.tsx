import { data, redirect } from 'react-router'
import { formatExpires } from '#app/center/hours/format-expires.ts'
import { linkCounty } from '#app/center/places/near.ts'
import { languageContext, siteContext } from '#app/context.ts'
import { withDatabase } from '#app/database.server.ts'
import { localize } from '#app/find-page.ts'
import { parseSearchUrl } from '#app/search/parse-search.server.ts'
import { findArea } from '#app/search/read-area.server.ts'
import { isPrivateSearch } from '#app/search/search-privacy.server.ts'
import { PageMeta } from '#app/ui/page-meta.tsx'
import paperCss from '#app/ui/paper.css?url'
import { useTexts } from '#app/ui/use-language.tsx'
import type { Route } from './+types/sheet.route.ts'
import { sheetMessages } from './messages.ts'
import sheetCss from './paper-sheet.css?url'
import { readCountySheet, readSheet, type Sheet } from './read-sheet.server.ts'
import { SheetPage } from './sheet-page.tsx'

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: paperCss },
  { rel: 'stylesheet', href: sheetCss },
]

/** The sheet of a county, or of the search in the query. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const language = context.get(languageContext)
  const now = new Date()
  const options = { now, language, siteUrl: context.get(siteContext).url }
  if (params.county !== undefined) {
    const county = findArea({ county: params.county })?.county
    if (!county) throw data(null, { status: 404 })
    const path = `${linkCounty(county)}/sheet`
    if (path !== `/counties/${params.county}/sheet`) throw redirect(localize(path, language), 301)
    const sheet = await withDatabase(context, (db) => readCountySheet(db, county, options))
    return answer({ path, sheet, now, isPrivate: false })
  }
  const parsed = parseSearchUrl(new URL(request.url).searchParams)
  const sheet = await withDatabase(context, (db) => readSheet(db, parsed, options))
  const path = sheet.path.replace('/centers', '/centers/sheet')
  return answer({ path, sheet, now, isPrivate: isPrivateSearch(parsed) })
}

type Answer = {
  path: string
  sheet: Sheet
  now: Date
  isPrivate: boolean
}

/** The sheet shows today's date, so it expires at midnight. */
function answer({ isPrivate, ...shown }: Answer) {
  const { now, sheet } = shown
  return data(shown, {
    headers: {
      Expires: formatExpires([], now, sheet.isByBeds ? 60_000 : undefined),
      ...(sheet.isByBeds && { 'Cache-Tag': 'beds' }),
      ...(isPrivate && { 'Cache-Control': 'private, no-store' }),
    },
  })
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export default function SheetRoute({ loaderData }: Route.ComponentProps) {
  const { path, sheet, now } = loaderData
  const { title } = sheet
  const text = useTexts(sheetMessages)
  return (
    <>
      <PageMeta title={title} description={text.description(title)} path={path} noIndex />
      <SheetPage sheet={sheet} printedAt={now} />
    </>
  )
}
