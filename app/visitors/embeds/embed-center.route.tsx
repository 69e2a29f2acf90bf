import { data } from 'react-router'
import { formatExpires } from '#app/center/hours/format-expires.ts'
import { centerMessages } from '#app/center/messages.ts'
import { tagPage } from '#app/center/tag-page.ts'
import { languageContext, siteContext } from '#app/context.ts'
import { servesSamples } from '#app/data/samples/serves-samples.ts'
import { withPublicFacts } from '#app/database.server.ts'
import { useSite } from '#app/ui/site.tsx'
import { useTexts } from '#app/ui/use-language.tsx'
import { ShownAsOf } from '#app/visitors/shell/page-notes.tsx'
import type { Route } from './+types/embed-center.route.ts'
import { DirectoryLink } from './directory-link.tsx'
import { EmbedMeta } from './embed-meta.tsx'
import { CenterInFrame } from './embedded-center.tsx'
import { embedMessages } from './messages.ts'
import { openEmbeddedCenter } from './read-embedded.server.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const now = new Date()
  const center = await withPublicFacts(context, (db) =>
    openEmbeddedCenter(db, params.slug, {
      now,
      language: context.get(languageContext),
      withSamples: servesSamples(context.get(siteContext)),
    }),
  )
  return data(
    { center, now },
    { headers: { Expires: formatExpires([center], now), 'Cache-Tag': tagPage([center]) } },
  )
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

/** One center, in a frame of another site. */
export default function EmbedCenter({ loaderData: { center, now } }: Route.ComponentProps) {
  const site = useSite()
  const text = useTexts(embedMessages)
  const { sampleText } = useTexts(centerMessages)
  const path = `/centers/${center.slug}`
  return (
    <>
      <EmbedMeta title={center.name} path={path} />
      {center.isSample && <p>{sampleText}</p>}
      <CenterInFrame center={center} />
      <p className="way">
        <DirectoryLink to={path}>{text.wholeListing(site.name)}</DirectoryLink>
      </p>
      <p>{text.callFirst}</p>
      <ShownAsOf at={now} className="soft" />
    </>
  )
}
