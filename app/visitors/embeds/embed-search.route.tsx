import { data } from 'react-router'
import { formatExpires } from '#app/center/hours/format-expires.ts'
import { tagPage } from '#app/center/tag-page.ts'
import { languageContext, siteContext } from '#app/context.ts'
import { servesSamples } from '#app/data/samples/serves-samples.ts'
import { withPublicFacts } from '#app/database.server.ts'
import { parseSearchUrl } from '#app/search/parse-search.server.ts'
import { serializeCanonical, serializeSearch } from '#app/search/search-input.ts'
import { isPrivateSearch } from '#app/search/search-privacy.server.ts'
import { useSite } from '#app/ui/site.tsx'
import { useTexts } from '#app/ui/use-language.tsx'
import { ShownAsOf } from '#app/visitors/shell/page-notes.tsx'
import type { Route } from './+types/embed-search.route.ts'
import { DirectoryLink } from './directory-link.tsx'
import { EmbedMeta } from './embed-meta.tsx'
import { SearchInFrame } from './embedded-search.tsx'
import { embedMessages } from './messages.ts'
import { searchForEmbed } from './read-embedded.server.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const parsed = parseSearchUrl(new URL(request.url).searchParams)
  const now = new Date()
  const found = await withPublicFacts(context, (db) =>
    searchForEmbed(db, parsed, {
      now,
      language: context.get(languageContext),
      withSamples: servesSamples(context.get(siteContext)),
    }),
  )
  const shown = [...found.closed, ...found.centers]
  return data(
    { found, asked: parsed.asked, now },
    {
      headers: {
        ...(isPrivateSearch(parsed) && { 'Cache-Control': 'private, no-store' }),
        Expires: formatExpires(shown, now, found.search.beds ? 60_000 : undefined),
        'Cache-Tag': tagPage(shown, ...(found.search.beds ? ['beds'] : [])),
      },
    },
  )
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

/** The results of a search, in a frame of another site. */
export default function EmbedSearch({ loaderData }: Route.ComponentProps) {
  const { found, asked, now } = loaderData
  const site = useSite()
  const text = useTexts(embedMessages)
  return (
    <>
      <EmbedMeta title={text.title} path={`/centers${serializeCanonical(found.search)}`} />
      <SearchInFrame found={found} />
      <p className="way">
        <DirectoryLink to={`/centers${serializeSearch({ ...asked, page: 1 })}`}>
          {text.allResults(site.name)}
        </DirectoryLink>
      </p>
      <p>{text.callFirst}</p>
      <ShownAsOf at={now} className="soft" />
    </>
  )
}
