import { Hono } from 'hono'
import { answerJson } from './answer-unless-known.ts'
import type { OpenDataDependencies, OpenDataRoom } from './open-data-room.ts'

/** The read API of Open Referral's Human Services Data Specification 3.1. */
export function hsdsRoutes({ site }: OpenDataDependencies): OpenDataRoom {
  const room: OpenDataRoom = new Hono({ strict: false })
  room.get('/', (c) =>
    answerJson(c, {
      version: '3.1',
      profile: `${site.url}/developers`,
      openapi_url: `${site.url}/api/openapi.json`,
    }),
  )
  return room
}
