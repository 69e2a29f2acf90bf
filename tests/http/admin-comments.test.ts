import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AccountApp, openAccountApp, type Person } from '#tests/support/account-members.ts'
import { follow, readRedirect } from '#tests/support/auth-client.ts'
import { readText } from '#tests/support/read-html.ts'

let app: AccountApp
let author: Person
let moderator: string
let center: string
beforeAll(async () => {
  app = await openAccountApp()
  author = await app.addMember()
  const person = await app.addMember('moderator')
  moderator = await app.enter(person)
  const [row] = await app.operate<{ slug: string }>(
    sql`insert into treatment_centers (slug, name) values ('harbor-house', 'Harbor House') returning slug`,
  )
  center = row?.slug ?? ''
})
afterAll(() => app?.close())

type Row = { id: string; version: string; status: string }
const version = sql`(extract(epoch from updated_at) * 1000000)::bigint::text as version`
const ofAuthor = () => sql`(select id from auth_users where email = ${author.email})`
const ofCenter = sql`(select id from treatment_centers where slug = 'harbor-house')`

beforeEach(async () => {
  await app.operate(sql`delete from reviews where center_id = ${ofCenter}`)
  await app.operate(sql`delete from comments where center_id = ${ofCenter}`)
  await app.operate(sql`delete from outbox`)
  await app.operate(sql`insert into reviews (user_id, center_id, rating, content)
    values (${ofAuthor()}, ${ofCenter}, 5, 'Zebrafinch was kind')`)
  await app.operate(sql`insert into comments (user_id, center_id, content)
    values (${ofAuthor()}, ${ofCenter}, 'Zebrafinch parks here')`)
})

const one = async <Found extends Record<string, unknown>>(statement: SQL): Promise<Found> => {
  const [row] = await app.operate<Found>(statement)
  if (!row) throw new Error('no row')
  return row
}
const readComment = () =>
  one<Omit<Row, 'status'>>(sql`select id, ${version} from comments where center_id = ${ofCenter}`)
const open = async (path: string) => readText(await (await app.open(moderator, path)).text())
const readNext = async (answer: Response) =>
  readText(await (await follow(app, answer, moderator)).text())

describe('comments and reports', () => {
  const report = async () => {
    const comment = await readComment()
    const { id } = await one<{
      id: string
    }>(sql`insert into reports (reporter_id, comment_id, reason)
      select id, ${comment.id}, 'Names my brother' from auth_users where email = 'member@example.org'
      returning id`)
    return { id, comment }
  }

  it('a comment is listed with its center, and deleted after a confirmation', async () => {
    const { id, version: read } = await readComment()
    const page = await (await app.open(moderator, '/admin/reviews/comments?q=harbor')).text()
    expect(page).toContain(`href="/centers/${center}#comments"`)
    expect(readText(page)).toContain('Zebrafinch parks here')
    const path = `/admin/reviews/comments/remove/comment/${id}?q=harbor`
    expect(await open(path)).toContain('Delete this comment?')
    const response = await app.send(moderator, { version: read }, path)
    expect(readRedirect(response)).toBe('/admin/reviews/comments?q=harbor [comment-removed]')
    expect(await readNext(response)).toContain('Comment deleted successfully')
    expect(await (await app.request(`/centers/${center}`)).text()).not.toContain('Zebrafinch parks')
  })

  it('a report shows the text, the reporter and the reason, and counts as open', async () => {
    await report()
    const text = await open('/admin/reviews/reports')
    expect(text).toMatch(/Reports\s*1/)
    expect(text).toMatch(/Harbor House\s+Comment/)
    for (const part of ['Zebrafinch parks here', 'Reported by', 'Names my brother', 'Keep']) {
      expect(text).toContain(part)
    }
  })

  it('a closed report is reopened from the toast', async () => {
    const { id, comment } = await report()
    const closed = await app.send(
      moderator,
      { report: id, version: comment.version },
      '/admin/reviews/reports',
    )
    expect(readRedirect(closed)).toBe(`/admin/reviews/reports?reopen=${id} [report-closed]`)
    expect(await readNext(closed)).toMatch(/Report closed\.\s*What it was about stays\.\s*Undo/)
    const reopened = await app.send(moderator, { reopen: id }, '/admin/reviews/reports')
    expect(await readNext(reopened)).toMatch(/Names my brother.*The report is open again/s)
  })

  it('a report stays open when its text changed unread', async () => {
    const { id, comment } = await report()
    await app.operate(
      sql`update comments set content = 'Zebrafinch turned' where id = ${comment.id}`,
    )
    const fields = { report: id, version: comment.version }
    const response = await app.send(moderator, fields, '/admin/reviews/reports')
    expect(response.status).toBe(409)
    expect(readText(await response.text())).toMatch(
      /Zebrafinch turned.*Failed to close the report/s,
    )
  })

  it.each([
    '/admin/reviews/remove/review/x',
    '/admin/reviews/remove/profile/00000000-0000-4000-8000-000000009999',
    '/admin/reviews/remove/review/00000000-0000-4000-8000-000000009999',
  ])('%s does not exist', async (path) => {
    expect((await app.open(moderator, path)).status).toBe(404)
  })
})
