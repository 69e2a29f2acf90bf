import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AccountApp, openAccountApp, type Person } from '#tests/support/account-members.ts'
import { follow, listMail, postForm, readRedirect } from '#tests/support/auth-client.ts'
import { readText } from '#tests/support/read-html.ts'
import { viewers } from '#tests/support/seed-every-table.ts'
import { createFailingDatabase, openAppOver } from '#tests/support/test-app.ts'

let app: AccountApp
let author: Person
let moderator: string
let moderatorName: string
let center: string
beforeAll(async () => {
  app = await openAccountApp()
  author = await app.addMember()
  const person = await app.addMember('moderator')
  moderatorName = person.username
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
const readReview = () =>
  one<Row>(sql`select id, status, ${version} from reviews where center_id = ${ofCenter}`)
const open = async (path: string) => readText(await (await app.open(moderator, path)).text())
const readNext = async (answer: Response) =>
  readText(await (await follow(app, answer, moderator)).text())

describe('reviews', () => {
  const decide = (value: string, path = '/admin/reviews') =>
    app.send(moderator, { decide: value }, path)

  it('are listed with center, author, text, status and actions', async () => {
    const text = await open('/admin/reviews?q=harbor')
    expect(text).toContain('Manage Reviews')
    expect(text).toMatch(/Harbor House\s+Pending/)
    expect(text).toContain(`Pat Doe (${author.username})`)
    expect(text).toContain('Zebrafinch was kind')
    expect(text).toMatch(/Approve\s+the review of Harbor House/)
    expect(text).toMatch(/Reject\s+the review of Harbor House/)
    expect(text).toContain('1 to 1 of 1')
  })

  it('by a staff member must be decided by another one', async () => {
    await app.operate(sql`update reviews set user_id =
      (select id from profiles where username = ${moderatorName}) where center_id = ${ofCenter}`)
    const words = 'Another member of the staff must decide about your own review'
    const text = await open('/admin/reviews?q=harbor')
    expect(text).toContain(words)
    expect(text).not.toMatch(/(Approve|Reject|Tick)\s+the review of Harbor House/)
    const { id, version: read } = await readReview()
    const response = await decide(`approved ${id} ${read}`, '/admin/reviews?q=harbor')
    expect(response.status).toBe(403)
    expect(readText(await response.text())).toContain(`Failed to update review status ${words}`)
    expect(await readReview()).toMatchObject({ status: 'pending' })
  })

  it.each([
    ['approved', 'Review approved successfully', 1],
    ['rejected', 'Review rejected successfully', 0],
  ] as const)('can be %s: "%s", with %i emails', async (to, message, mails) => {
    const before = await readReview()
    const path = '/admin/reviews?state=pending&q=harbor'
    const response = await decide(`${to} ${before.id} ${before.version}`, path)
    expect(response.status).toBe(303)
    expect(readRedirect(response)).toMatch(
      new RegExp(
        `^/admin/reviews\\?state=pending&q=harbor&from=${to}&to=pending&review=\\S+ \\[review-${to}\\]$`,
      ),
    )
    expect(await readNext(response)).toContain(message)
    expect((await readReview()).status).toBe(to)
    const page = await (await app.request(`/centers/${center}`)).text()
    expect(page.includes('Zebrafinch was kind')).toBe(to === 'approved')
    const sent = await listMail(app.database)
    expect(sent).toHaveLength(mails)
    if (mails) {
      expect(sent[0]).toMatchObject({ to: author.email, subject: 'Your review was approved' })
      expect(sent[0]?.text).toContain(`/centers/${center}#reviews`)
    }
  })

  it('that are decided have no checkbox or buttons, only a confirmation dialog', async () => {
    await app.operate(sql`update reviews set status = 'rejected' where center_id = ${ofCenter}`)
    const text = await open('/admin/reviews?q=harbor')
    expect(text).not.toMatch(/Tick\s+the review of Harbor House/)
    expect(text).not.toContain('Approve Ticked')
    const { id, version: read } = await readReview()
    const review = `${id} ${read}`
    for (const value of ['approved', `approved ${review}`]) {
      const refused = await app.send(
        moderator,
        { decide: value, review },
        '/admin/reviews?q=harbor',
      )
      expect(refused.status).toBe(409)
      expect(readText(await refused.text())).toContain('Somebody already decided about this review')
    }
    expect(await readReview()).toMatchObject({ status: 'rejected' })
    const path = `/admin/reviews/revise/${id}?q=harbor`
    expect(await open(path)).toMatch(/Approve this rejected review\?.*Zebrafinch was kind/s)
    const response = await app.send(moderator, { from: 'rejected', version: read }, path)
    expect(readRedirect(response)).toContain('[review-approved]')
    expect(await readReview()).toMatchObject({ status: 'approved' })
    const foreign = await app.send(moderator, { from: 'pending', version: read }, path)
    expect(foreign.status).toBe(400)
  })

  it('return to their former status from the toast’s form', async () => {
    const { id, version: read } = await readReview()
    const decided = await decide(`approved ${id} ${read}`, '/admin/reviews?q=harbor')
    const page = await (await follow(app, decided, moderator)).text()
    expect(readText(page)).toMatch(/Review approved successfully\s*Undo/)
    const fields = Object.fromEntries(
      ['from', 'to', 'review'].map((name) => [
        name,
        new RegExp(`type="hidden" name="${name}" value="([^"]+)"`).exec(page)?.[1] ?? '',
      ]),
    )
    const undone = await app.send(moderator, fields, '/admin/reviews?q=harbor')
    expect(readRedirect(undone)).toBe('/admin/reviews?q=harbor [review-undone]')
    expect(await readReview()).toMatchObject({ status: 'pending' })
    expect(await listMail(app.database)).toEqual([])
  })

  it('are not approved when their text changed unread; the page shows the new text', async () => {
    const { id, version: read } = await readReview()
    await app.operate(sql`update reviews set content = 'Zebrafinch turned' where id = ${id}`)
    const response = await decide(`approved ${id} ${read}`, '/admin/reviews?q=harbor')
    expect(response.status).toBe(409)
    const text = readText(await response.text())
    expect(text).toContain('Failed to update review status')
    expect(text).toContain('Its author changed it, or somebody else decided')
    expect(text).toContain('Changed or decided since you opened this page.')
    expect(text).toContain('Zebrafinch turned')
    expect((await readReview()).status).toBe('pending')
    expect(await listMail(app.database)).toEqual([])
  })

  it('report a missing review and an unknown form', async () => {
    const { id, version: read } = await readReview()
    await app.operate(sql`delete from reviews where id = ${id}`)
    const gone = await decide(`rejected ${id} ${read}`)
    expect(gone.status).toBe(409)
    expect(readText(await gone.text())).toContain('It is not there any more.')
    for (const value of ['pending', `pending ${id} ${read}`, 'approved x 1', `approved ${id}`]) {
      expect((await decide(value)).status).toBe(400)
    }
  })

  it('are deleted after a confirmation, and the list stays where it was', async () => {
    const { id, version: read } = await readReview()
    const path = `/admin/reviews/remove/review/${id}?q=harbor`
    const asked = await open(path)
    expect(asked).toContain('Delete this review?')
    expect(asked).toContain('Zebrafinch was kind')
    const response = await app.send(moderator, { version: read }, path)
    expect(readRedirect(response)).toBe('/admin/reviews?q=harbor [review-removed]')
    expect(await readNext(response)).toMatch(/No reviews here.*Review deleted successfully/s)
    expect((await app.open(moderator, path)).status).toBe(404)
  })

  it('are not deleted when their text changed unread', async () => {
    const { id, version: read } = await readReview()
    await app.operate(sql`update reviews set content = 'Zebrafinch turned' where id = ${id}`)
    const response = await app.send(
      moderator,
      { version: read },
      `/admin/reviews/remove/review/${id}`,
    )
    expect(response.status).toBe(409)
    expect(readText(await response.text())).toMatch(/Failed to delete.*Zebrafinch turned/s)
    expect(await readReview()).toMatchObject({ id })
  })
})

describe('without a database', () => {
  const id = '00000000-0000-4000-8000-000000000001'
  const failing = () =>
    openAppOver(createFailingDatabase(), {}, undefined, async () => viewers.admin)

  it.each([
    ['/admin/reviews', 'Error loading reviews: '],
    ['/admin/reviews/comments', 'Error loading comments: '],
    ['/admin/reviews/reports', 'Error loading reports: '],
    ['/admin/messages', 'Error loading messages: '],
  ])('%s says "%s" and why', async (path, message) => {
    const response = await (await failing()).request(path)
    expect(response.status).toBe(503)
    const text = readText(await response.text())
    expect(text).toContain(`${message}the database does not answer. Please try again.`)
    expect(text).not.toMatch(/ECONNREFUSED|127\.0\.0\.1/)
  })

  it.each([
    ['/admin/reviews', { decide: `approved ${id} 1` }, 'Failed to update review status'],
    ['/admin/reviews/reports', { report: id, version: '1' }, 'Failed to close the report'],
  ])('%s: nothing changes, and the page says so', async (path, fields, message) => {
    const response = await postForm(await failing(), path, fields)
    expect(response.status).toBe(503)
    expect(readText(await response.text())).toMatch(
      new RegExp(`${message}\\s*Something on our side failed, and nothing was done.`),
    )
  })
})

it('the log has none of the members’ text', () => {
  expect(app.log.join('\n')).not.toMatch(/zebrafinch|my brother/i)
})
