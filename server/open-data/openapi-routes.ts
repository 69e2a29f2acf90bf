import { Hono } from 'hono'
import { answerJson } from './answer-unless-known.ts'
import type { OpenDataDependencies, OpenDataRoom } from './open-data-room.ts'
import { describeApi } from './openapi.ts'

/** The description of the read API. It is the same until the next start. */
export function openapiRoutes({ site }: OpenDataDependencies): OpenDataRoom {
  const room: OpenDataRoom = new Hono({ strict: false })
  let document: object | undefined
  return room.get('/', (c) => {
    document ??= describeApi(site)
    return answerJson(c, document)
  })
}
