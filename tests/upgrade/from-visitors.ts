import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { emptyList } from '#app/center/saved/kept-list.ts'
import { listMail, postForm } from '#tests/support/auth-client.ts'
import { words } from '#tests/support/contact-form.ts'
import { importedCenter } from '#tests/support/fixture-center.ts'
import { makeSavedCenter } from '#tests/support/make-saved-center.ts'
import { readHidden } from '#tests/support/read-hidden.ts'
import { readText } from '#tests/support/read-html.ts'
import { writeChapter } from './chapter.ts'

const path = `/centers/${importedCenter.slug}`
const list = {
  ...emptyList,
  centers: [
    {
      center: makeSavedCenter('kept'),
      keptAt: '2026-11-23T12:00:00.000Z',
      call: { notes: { value: 'Ask for Dunnock.', at: '2026-11-23T12:00:00.000Z' } },
    },
  ],
}

/** Reports, suggestions, messages, lists and visits. */
export const fromVisitors = writeChapter({
  fill: async (app) => {
    const admin = await app.enter(await app.addMember('admin'))
    for (let person = 0; person < 2; person += 1) {
      await postForm(app, `${path}/report`, { kind: 'wrong-number', note: 'It rings at a bakery.' })
    }
    const missing = { name: 'Linnet House', phone: '609 555 0177', city: 'Trenton' }
    expect((await postForm(app, '/suggest', missing)).status).toBe(303)
    const contact = `/contact?center=${importedCenter.slug}`
    for (const subject of ['Waiting', 'Answered']) {
      await postForm(app, contact, { ...words, subject, form: 'x' })
    }
    const { id } = await app.one<{ id: string }>(
      sql`select id from messages where subject = 'Answered'`,
    )
    await app.send(admin, { to: 'answered' }, `/admin/messages/${id}`)
    const keeper = await app.enter(await app.addMember())
    const fields = { list: JSON.stringify(list), revision: '0' }
    const stored = await postForm(app, '/account/list', fields, { Cookie: keeper })
    expect(stored.status).toBe(200)
    const headers = { 'User-Agent': 'Mozilla/5.0 (Android 14)' }
    for (const page of [path, ...Array(3).fill('/centers?q=zzyzx')]) {
      expect((await app.request(page, { headers })).status).toBe(200)
    }
    await app.countVisits()
    const mails = await listMail(app.database)
    return { admin, keeper, mails: mails.length }
  },
  checks: {
    'two reports of a wrong number show beside the number': async (app) => {
      expect(readText(await app.readPage(path))).toContain('Phone reported wrong')
    },
    'a suggested center waits, and becomes one': async (app, { admin }) => {
      const page = '/admin/calls/suggestions'
      const html = await (await app.open(admin, page)).text()
      expect(readText(html)).toContain('Linnet House')
      const { id } = await app.one<{ id: string }>(
        sql`select id from suggestions where status = 'open' and changes ->> 'name' = 'Linnet House'`,
      )
      const fields = { intent: 'apply', id, how: 'called', seen: readHidden(html, 'seen', id) }
      expect((await app.send(admin, fields, page)).status).toBe(303)
      const added = await app.one<{ slug: string }>(
        sql`select slug from treatment_centers where name = 'Linnet House'`,
      )
      expect(readText(await app.readPage(`/centers/${added.slug}`))).toContain('(609) 555-0177')
    },
    'messages are waiting or answered': async (app, { admin }) => {
      const read = async (state: string) =>
        readText(await (await app.open(admin, `/admin/messages${state}`)).text())
      expect(await read('')).toContain('Waiting')
      expect(await read('?state=answered')).toContain('About Quillfeather Imported Center')
    },
    'mail that was not sent still waits': async (app, { mails }) => {
      expect((await listMail(app.database)).length).toBeGreaterThanOrEqual(mails)
    },
    'a list in an account is read and written': async (app, { keeper }) => {
      const headers = { Cookie: keeper }
      const read = async () => (await app.request('/account/list', { headers })).json()
      expect(await read()).toEqual({ list, revision: 1 })
      const fields = { list: JSON.stringify(list), revision: '1' }
      expect((await postForm(app, '/account/list', fields, headers)).status).toBe(200)
    },
    'visits and empty searches are in Analytics': async (app, { admin }) => {
      const page = await app.open(admin, '/admin/analytics')
      const text = readText(await page.text())
      expect(text).toContain('zzyzx')
      expect(text).toContain(importedCenter.name)
    },
  },
})
