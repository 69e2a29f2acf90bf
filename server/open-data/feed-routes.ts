import { Hono } from 'hono'
import * as z from 'zod'
import { answerFeed } from '#app/data/feeds/answer-feed.server.ts'
import { feedPrefixes } from '#app/data/feeds/feed-links.ts'
import { lastFeedPage } from '#app/data/feeds/read-feed.server.ts'
import { wholeNumber } from '#app/data/hsds/queries.ts'
import type { Language } from '#app/lib/language.ts'
import { asApiReader } from '#db/as-viewer.server.ts'
import { answerUnlessKnown } from './answer-unless-known.ts'
import type { OpenDataContext, OpenDataRoutes } from './open-data-routes.ts'
import { ProblemError } from './problems.ts'
import { readQuery } from './read-query.ts'
import { redirectUntilUndone } from './redirect-until-undone.ts'

/** Feed readers add parameters of their own, so others are ignored. */
const pageQuery = z.object({ page: wholeNumber(lastFeedPage).default(1) })

/** Atom and JSON Feed of what changed: in the directory, in a county, at a center. */
export const feedRoutes =
  (language: Language) =>
  ({ database, site, readInLine }: OpenDataContext): OpenDataRoutes => {
    const routes: OpenDataRoutes = new Hono({ strict: false })
    routes.get('/*', async (c) => {
      const file = c.req.path.slice(feedPrefixes[language].length).replace(/\/$/, '')
      const { page } = readQuery(c, pageQuery)
      const answer = await readInLine(c, () =>
        asApiReader(database, (db) => answerFeed(db, { file, language, page }, site)),
      )
      if (!answer) throw new ProblemError({ status: 404, detail: 'There is no feed here.' })
      if ('movedTo' in answer) return redirectUntilUndone(c, answer.movedTo)
      return answerUnlessKnown(c, answer.text, answer.contentType)
    })
    return routes
  }
