import { Hono } from 'hono'
import { writeLlmsText } from '#app/features/assistants/guide-programs.ts'
import { answerUnlessKnown } from './answer-unless-known.ts'
import type { OpenDataDependencies, OpenDataRoom } from './open-data-room.ts'

/** The guide to the site for programs, as plain text. */
export function llmsRoutes({ site }: OpenDataDependencies): OpenDataRoom {
  const room: OpenDataRoom = new Hono({ strict: false })
  const text = writeLlmsText(site)
  room.get('/', (c) => answerUnlessKnown(c, text, 'text/plain; charset=utf-8'))
  return room
}
