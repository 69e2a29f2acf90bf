import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { postForm } from '#tests/support/auth-client.ts'
import { readHidden } from '#tests/support/read-hidden.ts'
import { readText } from '#tests/support/read-html.ts'
import { testSite } from '#tests/support/test-app.ts'
import { type AddedCenter, addCenter } from './center-form.ts'
import { type UpgradeApp, writeChapter } from './chapter.ts'

const dialogOf = ({ id }: AddedCenter) => `/admin/centers/${id}/links`

async function makeLink(app: UpgradeApp, admin: string, center: AddedCenter): Promise<string> {
  // Releases before 1.3 have no such field, and ignore it.
  const newest = readHidden(await (await app.open(admin, dialogOf(center))).text(), 'newest')
  const page = await (await app.send(admin, { intent: 'make', newest }, dialogOf(center))).text()
  return /\/confirm\?key=[0-9A-Z-]{19}/.exec(page)?.[0] ?? ''
}

async function answer(app: UpgradeApp, link: string, said: Record<string, string>): Promise<void> {
  const seen = /name="seen" value="([^"]+)"/.exec(await app.readPage(link))?.[1] ?? ''
  expect((await postForm(app, link, { seen, ...said })).status).toBe(303)
}

async function decideContact(
  app: UpgradeApp,
  admin: string,
  center: AddedCenter,
  fields: Record<string, string>,
): Promise<void> {
  expect((await app.send(admin, fields, dialogOf(center))).status).toBe(303)
}

/** Links with which centers confirm or correct their listing, and the addresses that get them. */
export const centerLinks = writeChapter({
  fill: async (app) => {
    const admin = await app.enter(await app.addMember('admin'))
    const add = (name: string, phone: string) =>
      addCenter(app, admin, { name, phone, website: 'https://grebe.example.org' })
    const answered = await add('Grebe House', '609 555 0351')
    const unanswered = await add('Grebe Hall', '609 555 0352')
    const mailed = await add('Grebe Lodge', '609 555 0353')
    const revokedLink = await makeLink(app, admin, answered)
    const answeredLink = await makeLink(app, admin, answered)
    const said = { right: 'website', phone: '609 555 0359', note: 'We moved our desk.' }
    await answer(app, answeredLink, said)
    const unansweredLink = await makeLink(app, admin, unanswered)
    for (const [email, confirmed] of Object.entries({ desk: 'on', office: '' })) {
      const contact = { email: `${email}@grebe.example.org`, language: 'es' }
      const fields = { intent: 'add-contact', ...contact, ...(confirmed && { confirmed }) }
      await decideContact(app, admin, mailed, fields)
    }
    await app.mailCenters()
    const { id } = await app.one<{ id: string }>(
      sql`select id from center_contacts where confirmed_at is not null`,
    )
    await decideContact(app, admin, mailed, { intent: 'start-bed-mail', id })
    const { text } = await app.one<{ text: string }>(
      sql`select text from outbox where kind = 'center-link'`,
    )
    const [mailedLink, stopLink] = ['confirmar', 'confirmar/[a-z]+'].map(
      (path) => new RegExp(`${testSite.url}(/es/${path}\\?key=\\S+)`).exec(text)?.[1] ?? '',
    )
    const links = { answeredLink, revokedLink, unansweredLink, mailedLink, stopLink }
    return { admin, answered, unanswered, mailed, ...links }
  },
  checks: {
    'what a center confirmed shows with its day, and its correction waits': async (app, made) => {
      const text = readText(await app.readPage(`/centers/${made.answered.slug}`))
      expect(text).toMatch(/The center confirmed [^.]*by link, \w+ \d+, \d{4}/)
      expect(text).toContain('(609) 555-0351')
      const waiting = await app.open(made.admin, '/admin/calls/suggestions')
      const list = readText(await waiting.text())
      expect(list).toContain('Told by the center, by link')
      expect(list).toContain('609 555 0359')
    },
    'the center sees its answer, and can give another': async (app, { answeredLink }) => {
      expect(readText(await app.readPage(answeredLink))).toContain('You answered on')
      await answer(app, answeredLink, { all: 'right' })
      expect(readText(await app.readPage(answeredLink))).toContain('Confirmed: Phone')
    },
    'a link that was not answered takes an answer': async (app, { unanswered, unansweredLink }) => {
      await answer(app, unansweredLink, { all: 'right' })
      const read = async () => readText(await app.readPage(`/centers/${unanswered.slug}`))
      await expect.poll(read).toContain('The center confirmed this number by link')
    },
    'a replaced link is refused': async (app, { revokedLink }) => {
      expect((await app.request(revokedLink)).status).toBe(404)
    },
    'only the confirmed address got an email, whose link works': async (app, made) => {
      const dialog = await app.open(made.admin, dialogOf(made.mailed))
      const text = readText(await dialog.text())
      expect(text).toMatch(/desk@grebe\.example\.org Spanish, confirmed, (?!no email)/)
      expect(text).toContain('Gets a daily email about open beds')
      expect(text).toMatch(/office@grebe\.example\.org Spanish, not confirmed/)
      await app.mailCenters()
      const { mails } = await app.one<{ mails: number }>(
        sql`select count(*)::integer as mails from outbox where kind = 'center-link'`,
      )
      expect(mails).toBe(1)
      expect((await app.request(made.mailedLink ?? '')).status).toBe(200)
    },
    'its other link stops the emails': async (app, { admin, mailed, stopLink }) => {
      expect((await postForm(app, stopLink ?? '')).status).toBe(303)
      const { stopped } = await app.one<{ stopped: number }>(sql`select
        count(unsubscribed_at)::integer as stopped from center_contacts
        where center_id = ${mailed.id}`)
      expect(stopped).toBe(1)
      const text = readText(await (await app.open(admin, dialogOf(mailed))).text())
      expect(text).toMatch(/Unsubscribed \w+ \d+, \d{4}: gets no email/)
    },
  },
})
