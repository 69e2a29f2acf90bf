import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { readHidden } from '#tests/support/read-hidden.ts'
import { readText } from '#tests/support/read-html.ts'
import { type UpgradeApp, writeChapter } from './chapter.ts'

const callsPage = '/admin/calls'

/** In three weeks, as the form sends it: "2026-12-16T10:00". */
const later = () => `${new Date(Date.now() + 21 * 86_400_000).toISOString().slice(0, 10)}T10:00`

/** Answer the call that is next, and return its center. */
async function answer(app: UpgradeApp, admin: string, step: string, note: string, callBackAt = '') {
  const page = await (await app.open(admin, callsPage)).text()
  const call = /name="call" value="([^"]+)"/.exec(page)?.[1] ?? ''
  // Releases before 1.3 have no such field, and ignore it.
  const number = readHidden(page, 'number')
  const fields = { intent: 'call', call, number, step, note, callBackAt }
  expect((await app.send(admin, fields, callsPage)).status).toBe(303)
  const [center] = await app.operate<{ id: string; name: string; slug: string }>(
    sql`select c.id, c.name, c.slug from calls join treatment_centers c on c.id = center_id
      where calls.id = ${call}`,
  )
  if (!center) throw new Error('there is no call')
  return center
}

/** Calls, and the log of what staff did. */
export const staffWork = writeChapter({
  fill: async (app) => {
    const admin = await app.enter(await app.addMember('admin'))
    await app.send(admin, { intent: 'start' }, callsPage)
    const right = await answer(app, admin, 'right', '')
    const silent = await answer(app, admin, 'no-answer', 'Ask for Fieldfare at the desk.')
    const promised = await answer(
      app,
      admin,
      'call-back',
      'They want a call in three weeks.',
      later(),
    )
    const [lost] = await app.operate<{ id: string; name: string }>(sql`select id, name
      from treatment_centers c where phone is not null and not exists (select 1 from calls where center_id = c.id) order by name limit 1`)
    if (!lost) throw new Error('there are too few centers')
    await app.operate(sql`insert into field_checks (center_id, field, result, how, checked_at)
      select ${lost.id}::uuid, 'phone', 'no-answer', 'called', now() - days * interval '1 day'
      from unnest(array[60, 40, 5]) days`)
    await app.operate(sql`update treatment_centers set unreachable = true where id = ${lost.id}`)
    return { admin, right, silent, promised, lost }
  },
  checks: {
    'a call that found the number right stands on the page': async (app, { right }) => {
      const text = readText(await app.readPage(`/centers/${right.slug}`))
      expect(text).toMatch(/[Cc]hecked/)
      const accuracy = await (await app.request('/accuracy.csv')).text()
      expect(accuracy).toMatch(/^90,(drawn at random|urgent),all,,[1-9],0,/m)
    },
    'notes and promised times wait for the next caller': async (app, { silent, promised }) => {
      const plan = (id: string) =>
        app.one<{ note: string; promised: boolean; later: boolean }>(sql`select note,
          is_promised as promised, call_at > now() as later from call_plans where center_id = ${id}`)
      expect(await plan(silent.id)).toMatchObject({
        note: 'Ask for Fieldfare at the desk.',
        promised: false,
        later: true,
      })
      expect(await plan(promised.id)).toMatchObject({ promised: true, later: true })
    },
    'a session goes on, and its last call is undone': async (app, { admin, promised }) => {
      const open = async () => readText(await (await app.open(admin, callsPage)).text())
      const isNext = new RegExp(`Call \\d+ of \\d+ ${promised.name}`)
      expect(await open()).not.toMatch(isNext)
      expect((await app.send(admin, { intent: 'undo' }, callsPage)).status).toBe(303)
      expect(await open()).toMatch(isNext)
    },
    'an unreachable center waits for a decision': async (app, { admin, lost }) => {
      const page = '/admin/calls/unreachable'
      const html = await (await app.open(admin, page)).text()
      expect(readText(html)).toContain(lost.name)
      const seen = readHidden(html, 'seen', `value="${lost.id}"`)
      const kept = await app.send(admin, { center: lost.id, decision: 'keep', seen }, page)
      expect(kept.status).toBe(303)
    },
    'the log has who did what': async (app, { admin }) => {
      const path = '/admin/activity?action=center.called'
      const text = readText(await (await app.open(admin, path)).text())
      expect(text).toMatch(/called .* (phone|call) set to right/)
      const csv = await (await app.open(admin, '/admin/activity/export.csv')).text()
      for (const action of ['center.deleted', 'member.suspended', 'review.approved']) {
        expect(csv).toContain(action)
      }
    },
  },
})
