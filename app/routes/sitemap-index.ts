import { databaseContext, siteContext } from '#app/context.ts'
import { tryDatabase } from '#app/database.server.ts'
import {
  answerSitemapError,
  answerSitemapIndex,
} from '#app/features/site/sitemaps/answer-sitemap.server.ts'
import { readSitemapParts } from '#app/features/site/sitemaps/sitemap-parts.server.ts'
import type { Route } from './+types/sitemap-index.ts'

/** What search engines read first: the list of the sitemaps. */
export async function loader({ context }: Route.LoaderArgs) {
  const database = context.get(databaseContext)
  const parts = await tryDatabase(context, (tx) => readSitemapParts(database, (work) => work(tx)))
  if (!parts.ok) return answerSitemapError(503)
  return answerSitemapIndex(context.get(siteContext).url, parts.value)
}
