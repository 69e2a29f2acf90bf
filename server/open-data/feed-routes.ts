import { Hono } from 'hono'
import { answerFeed } from '#app/features/feeds/answer-feed.server.ts'
import { feedPrefixes } from '#app/features/feeds/feed-links.ts'
import type { Language } from '#app/lib/language.ts'
import { asApiReader } from '#db/as-viewer.server.ts'
import { answerUnlessKnown } from './answer-unless-known.ts'
import type { OpenDataDependencies, OpenDataRoutes } from './open-data-routes.ts'
import { ProblemError } from './problems.ts'
import { redirectUntilUndone } from './redirect-until-undone.ts'

/** Atom and JSON Feed of what changed: in the directory, in a county, at a center. */
export const feedRoutes =
  (language: Language) =>
  ({ database, site }: OpenDataDependencies): OpenDataRoutes => {
    const routes: OpenDataRoutes = new Hono({ strict: false })
    routes.get('/*', async (c) => {
      const file = c.req.path.slice(feedPrefixes[language].length).replace(/\/$/, '')
      const answer = await asApiReader(database, (db) => answerFeed(db, { file, language }, site))
      if (!answer) throw new ProblemError({ status: 404, detail: 'There is no feed here.' })
      if ('movedTo' in answer) return redirectUntilUndone(c, answer.movedTo)
      return answerUnlessKnown(c, answer.text, answer.contentType)
    })
    return routes
  }
