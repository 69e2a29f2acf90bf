import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { readHidden } from '#tests/support/read-hidden.ts'
import { readText } from '#tests/support/read-html.ts'
import { addMemberWithTwoFactor } from '#tests/support/two-factor.ts'
import { type UpgradeApp, writeChapter } from './chapter.ts'

const shown = 'Open beds, reported in the last 24 hours: detox 2, residential 1'

/** Add a member who asks to represent the center; staff make a code. */
async function claim(app: UpgradeApp, admin: string, slug: string) {
  const { cookie } = await addMemberWithTwoFactor(app)
  const page = `/centers/${slug}/claim`
  await app.send(cookie, { intent: 'claim' }, page)
  const { id } = await app.one<{ id: string }>(
    sql`select id from claims order by created_at desc limit 1`,
  )
  const claims = '/admin/calls/claims'
  const seen = readHidden(await (await app.open(admin, claims)).text(), 'seen', id)
  const made = await app.send(admin, { intent: 'code', id, seen }, claims)
  const [, first, second] = /Code: (\d{4}) (\d{4})/.exec(readText(await made.text())) ?? []
  return { cookie, page, code: `${first}${second}` }
}

/** Beds and claims: what a center says about itself. */
export const fromCenters = writeChapter({
  fill: async (app) => {
    const admin = await app.enter(await app.addMember('admin'))
    const [center, other] = await app.operate<{ id: string; slug: string }>(
      sql`select id, slug from treatment_centers where source = 'sample' order by name desc limit 2`,
    )
    if (!center || !other) throw new Error('there are too few samples')
    const makeLink = async () => {
      const dialog = `/admin/centers/${center.id}/beds`
      const page = await (await app.send(admin, { intent: 'make' }, dialog)).text()
      return {
        link: /\/beds\?key=[\w-]{32}/.exec(page)?.[0] ?? '',
        revoke: () =>
          app.operate(sql`update bed_links set revoked_at = now() where revoked_at is null`),
      }
    }
    const former = await makeLink()
    await former.revoke()
    const { link } = await makeLink()
    const fields = { detox: '2', residential: '1' }
    expect((await app.send('', fields, link)).status).toBe(303)
    const proved = await claim(app, admin, other.slug)
    const prove = { intent: 'prove', code: proved.code }
    expect((await app.send(proved.cookie, prove, proved.page)).status).toBe(303)
    const waiting = await claim(app, admin, other.slug)
    return { admin, center, other, link, revoked: former.link, proved, waiting }
  },
  checks: {
    'open beds show for a day': async (app, { center }) => {
      expect(readText(await app.readPage(`/centers/${center.slug}`))).toContain(shown)
    },
    'a link reports beds, and a revoked one does not': async (app, { link, revoked, center }) => {
      expect((await app.send('', { detox: '5', residential: 'none' }, revoked)).status).toBe(404)
      expect((await app.send('', { detox: '3', residential: 'none' }, link)).status).toBe(303)
      await expect
        .poll(async () => readText(await app.readPage(`/centers/${center.slug}`)))
        .toContain('detox 3')
    },
    'a proved claim lets its member report, and a code proves one': async (app, made) => {
      const beds = `/centers/${made.other.slug}/beds`
      const fields = { detox: '1', residential: 'none' }
      expect((await app.send(made.proved.cookie, fields, beds)).status).toBe(303)
      const { cookie, page, code } = made.waiting
      expect((await app.send(cookie, fields, beds)).status).toBe(403)
      expect((await app.send(cookie, { intent: 'prove', code }, page)).status).toBe(303)
      expect((await app.send(cookie, fields, beds)).status).toBe(303)
    },
  },
})
