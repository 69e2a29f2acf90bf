import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { importedCenter } from '#tests/support/fixture-center.ts'
import { readText } from '#tests/support/read-html.ts'
import { writeChapter } from './chapter.ts'

const path = `/centers/${importedCenter.slug}`
const reviews = { approved: 'Goldcrest', rejected: 'Nightjar', pending: 'Wheatear' } as const

export const participation = writeChapter({
  fill: async (app) => {
    const moderator = await app.enter(await app.addMember('moderator'))
    for (const [state, word] of Object.entries(reviews)) {
      const cookie = await app.enter(await app.addMember())
      const review = { intent: 'save-review', content: `${word} was kind.`, rating: '4' }
      expect((await app.send(cookie, review, path)).status).toBe(303)
      if (state === 'pending') continue
      const { id, version } = await app.one<{ id: string; version: string }>(sql`select id,
        (extract(epoch from updated_at) * 1000000)::bigint::text as version
        from reviews where content like ${`${word}%`}`)
      const decided = { decide: `${state} ${id} ${version}` }
      expect((await app.send(moderator, decided, '/admin/reviews')).status).toBe(303)
    }
    const cookie = await app.enter(await app.addMember())
    await app.send(cookie, { intent: 'vote', vote: 'upvote' }, path)
    await app.send(
      cookie,
      { intent: 'add-comment', content: 'Redstart parks here.', rating: '5' },
      path,
    )
    const { id } = await app.one<{ id: string }>(
      sql`select id from comments where content like 'Redstart%'`,
    )
    const reporter = await app.enter(await app.addMember())
    const report = { intent: 'report', kind: 'comment', target: id, reason: 'It names Siskin.' }
    expect((await app.send(reporter, report, path)).status).toBe(303)
    return { moderator, cookie }
  },
  checks: {
    'only an approved review shows': async (app) => {
      const text = readText(await app.readPage(path))
      expect(text).toContain(reviews.approved)
      expect(text).not.toContain(reviews.rejected)
      expect(text).not.toContain(reviews.pending)
    },
    'staff see each review in its state': async (app, { moderator }) => {
      for (const [state, word] of Object.entries(reviews)) {
        const page = await app.open(moderator, `/admin/reviews?state=${state}`)
        const text = readText(await page.text())
        for (const other of Object.values(reviews)) {
          expect(text.includes(other), `${other} among ${state}`).toBe(other === word)
        }
      }
    },
    'votes and comments show': async (app, { cookie }) => {
      const page = await (await app.open(cookie, path)).text()
      expect(readText(page)).toContain('Redstart parks here.')
      expect(page).toMatch(/aria-pressed="true"[^>]*value="upvote"|value="none"/)
    },
    'a report about a comment waits for staff': async (app, { moderator }) => {
      const page = await app.open(moderator, '/admin/reviews/reports')
      expect(readText(await page.text())).toContain('It names Siskin.')
    },
  },
})
