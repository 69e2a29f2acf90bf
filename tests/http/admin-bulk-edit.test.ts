import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AccountApp, openAccountApp } from '#tests/support/account-members.ts'
import { follow } from '#tests/support/auth-client.ts'
import { readHidden } from '#tests/support/read-hidden.ts'
import { readText } from '#tests/support/read-html.ts'

const size = 14

let app: AccountApp
let cookie: string
beforeAll(async () => {
  app = await openAccountApp()
  cookie = await app.enter(await app.addMember('admin'))
})
afterAll(() => app?.close())
beforeEach(async () => {
  await app.operate(sql`delete from treatment_centers where name like 'Bulkward %'`)
  await app.operate(sql`insert into treatment_centers (slug, name, county, source, verified_at)
    select 'bulkward-' || n, 'Bulkward ' || lpad(n::text, 2, '0'), 'Salem', 'import',
      case when n = 1 then now() end from generate_series(1, ${size}) n`)
})

const bulk = `/admin/centers/bulk?q=bulkward&all=${size}`
const readPage = async (path: string) => readText(await (await app.open(cookie, path)).text())
const send = (path: string, fields: Record<string, string>) => app.send(cookie, fields, path)
const countIn = async (county: string) => {
  const rows = await app.operate(sql`select from treatment_centers
    where name like 'Bulkward %' and county = ${county}`)
  return rows.length
}
const readNext = async (response: Response) => {
  expect(response.status).toBe(303)
  return readText(await (await follow(app, response, cookie)).text())
}

describe('selecting all that match', () => {
  it('is offered where a page does not show them all', async () => {
    expect(await readPage('/admin?q=bulkward')).toContain(`Select all ${size} that match`)
    expect(await readPage('/admin?q=bulkward+01')).not.toContain('that match')
  })

  it('marks them all, and says so when another number matches by now', async () => {
    const path = '/admin/centers/selected?q=bulkward'
    const text = await readNext(
      await send(path, { intent: 'temporarily-closed', all: String(size - 1) }),
    )
    expect(text).toContain(`Nothing is changed: ${size} centers match now.`)
    expect(
      await readNext(await send(path, { intent: 'temporarily-closed', all: String(size) })),
    ).toContain(`${size} treatment centers marked as closed`)
    const closed = await app.operate(sql`select from treatment_centers
      where name like 'Bulkward %' and temporarily_closed`)
    expect(closed).toHaveLength(size)
  })

  it('deletes them after a question with their number', async () => {
    const path = `/admin/centers/selected?q=bulkward&all=${size}`
    expect(await readPage(path)).toContain(
      `Are you sure you want to delete ${size} treatment centers? This action cannot be undone. Staff can restore them for 30 days, under “Deleted centers”.`,
    )
    const shown = await (await app.open(cookie, path)).text()
    // As many match as before, but another center.
    await app.operate(sql`update treatment_centers set name = 'Other' where slug = 'bulkward-3'`)
    await app.operate(
      sql`insert into treatment_centers (slug, name) values ('late', 'Bulkward New')`,
    )
    const sent = { intent: 'delete', all: String(size), seen: readHidden(shown, 'seen') }
    const outdated = await send(path, sent)
    expect(outdated.status).toBe(409)
    expect(readText(await outdated.text())).toContain('Nothing was deleted.')
    expect(await countIn('Salem')).toBe(size - 1)
    // One more matches than was selected.
    await app.operate(
      sql`update treatment_centers set name = 'Bulkward 03' where slug = 'bulkward-3'`,
    )
    const more = await (await send(path, sent)).text()
    expect(readText(more)).toContain(
      `Nothing was deleted. This changed after you opened it. Look at what it is now, and decide again. ${size} matched when you selected them, and ${size + 1} match now.`,
    )
    const now = { ...sent, all: readHidden(more, 'all'), seen: readHidden(more, 'seen') }
    const text = await readNext(await send(path, now))
    expect(text).toContain(`${size + 1} treatment centers deleted successfully`)
    expect(await countIn('Salem')).toBe(0)
  })
})

describe('editing a field of all that match', () => {
  const change = `${bulk}&field=county&how=set&value=Warren`
  const readSeen = async () => readHidden(await (await app.open(cookie, change)).text(), 'seen')

  it('goes by links and forms from a field to a preview', async () => {
    expect(await readPage(bulk)).toContain(`Edit a field of ${size} centers`)
    expect(await readPage(`${bulk}&field=county`)).toContain('Replace a text in it')
    const empty = await readPage(`${bulk}&field=county&how=set&value=`)
    expect(empty).toContain('Enter a value, or choose to clear the field.')
    const shown = await readPage(change)
    expect(shown).toContain(`${size} centers would change`)
    expect(shown).toContain('A person has verified 1 of these centers.')
    expect(shown).toContain('Bulkward 01 Verified Salem → Warren')
    expect(await readPage(`${change}&keep=verified`)).toContain(
      '1 center left out: verified by a person.',
    )
  })

  it('changes them, and undoes it from the list of bulk edits', async () => {
    const done = await readNext(await send(change, { seen: await readSeen() }))
    expect(done).toContain(`${size} centers changed.`)
    expect(done).toContain('County set to “Warren”')
    expect(await countIn('Warren')).toBe(size)
    await app.operate(sql`update treatment_centers set county = 'Morris' where slug = 'bulkward-3'`)
    const [edit] = await app.operate<{ id: string }>(
      sql`select id from change_sets where kind = 'bulk-edit' order by made_at desc limit 1`,
    )
    const undone = await readNext(await send('/admin/centers/bulk-changes', { id: edit?.id ?? '' }))
    expect(undone).toContain(`Undone: ${size - 1} centers changed back.`)
    expect(undone).toContain('1 center kept')
    expect(await countIn('Salem')).toBe(size - 1)
    const again = await send('/admin/centers/bulk-changes', { id: edit?.id ?? '' })
    expect(again.status).toBe(409)
  })

  it('changes nothing when the preview is out of date', async () => {
    const seen = await readSeen()
    await app.operate(sql`update treatment_centers set county = 'Warren' where slug = 'bulkward-3'`)
    const outdated = await send(change, { seen })
    expect(outdated.status).toBe(409)
    expect(readText(await outdated.text())).toContain(`${size - 1} centers would change now.`)
    await app.operate(sql`delete from treatment_centers where slug = 'bulkward-3'`)
    const fewer = await send(change, { seen })
    expect(fewer.status).toBe(409)
    expect(readText(await fewer.text())).toContain(`${size - 1} centers match now.`)
    expect(await countIn('Warren')).toBe(0)
    expect(await readPage(change)).toContain('The number changed since you selected them.')
  })

  it('asks for a selection first', async () => {
    expect(await readNext(await app.open(cookie, '/admin/centers/bulk'))).toContain(
      'Tick at least one treatment center first.',
    )
  })
})
