import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findSlot } from '#app/center/hours/special-minutes.ts'
import { type AccountApp, openAccountApp } from '#tests/support/account-members.ts'
import { follow, readRedirect } from '#tests/support/auth-client.ts'
import { readLinks, readText } from '#tests/support/read-html.ts'

const id = '00000000-0000-4000-8000-000000000091'
const path = `/admin/centers/${id}/history`

let app: AccountApp
let cookie: string
beforeAll(async () => {
  app = await openAccountApp()
  cookie = await app.enter(await app.addMember('admin'))
  await app.operate(sql`insert into treatment_centers (id, slug, name, county, neighborhood, price)
    values (${id}, 'history-house', 'History House', 'Salem', 'Ironbound', 90)`)
  await app.operate(sql`insert into activities (action, subject_id, subject_name, changes) values
    ('center.updated', ${id}, 'History House', '[{"field":"neighborhood","old":null,"new":"Ironbound"},
      {"field":"offerings","old":[],"new":["detox"]}]')`)
  await app.operate(sql`insert into activities (action, subject_id, subject_name, changes) values
    ('center.updated', ${id}, 'History House', '[{"field":"county","old":"Warren","new":"Salem"}]')`)
  await app.operate(sql`insert into field_checks (center_id, field, result, how, checked_at) values
    (${id}, 'phone', 'no-answer', 'called', now() - interval '3 days')`)
  await app.operate(sql`with made as (
      insert into imports (file_name, file_hash, file_size, choices, state, finished_at)
      values ('state list.csv', 'hash', 10, '{}', 'done', now() - interval '4 days') returning id
    ), row as (
      insert into import_rows (import_id, number, outcome, center_id)
        select id, 1, 'filled', ${id}::uuid from made
    ), changed as (
      insert into change_sets (id, kind, title) select id, 'import', 'state list.csv' from made returning id
    ) insert into center_changes (set_id, number, center_id, changes)
      select id, 1, ${id}::uuid, '[{"field":"price","old":null,"new":90}]' from changed`)
  await app.operate(sql`with changed as (
      insert into change_sets (kind, title) values ('source', 'State board') returning id
    ) insert into center_changes (set_id, number, center_id, made_at, changes)
      select id, 1, ${id}::uuid, now() - interval '5 days',
        '[{"field":"phone","old":"609 555 0100","new":"609 555 0101"}]' from changed`)
})
afterAll(() => app?.close())

const readPage = async (address: string) => readText(await (await app.open(cookie, address)).text())
const send = (fields: Record<string, string>) => app.send(cookie, fields, path)
const readCenter = async () => {
  const [center] = await app.operate<{ county: string; neighborhood: string | null }>(
    sql`select county, neighborhood from treatment_centers where id = ${id}`,
  )
  return center
}

describe('the history of a center', () => {
  it('lists changes, checks, imports and sources, newest first', async () => {
    const page = await (await app.open(cookie, path)).text()
    const text = readText(page)
    const order = [
      'county : Warren → Salem',
      'neighborhood : (empty) → Ironbound',
      'Checked by calling: no answer (phone)',
      'Empty fields filled by the import of state list.csv',
      'Accepted from the source State board',
    ].map((words) => text.indexOf(words))
    expect(order).not.toContain(-1)
    expect(order).toEqual([...order].sort((one, other) => one - other))
    // A list is not put back: the form has it as boxes.
    expect(page.match(/name="target"/g)).toHaveLength(4)
    expect(page).not.toContain('value="offerings"')
  })

  it('is linked from the table, and 404 for a center that is gone', async () => {
    const table = await (await app.open(cookie, '/admin?q=history')).text()
    expect(readLinks(table)).toContain(path)
    expect((await app.open(cookie, path.replace('91', '92'))).status).toBe(404)
  })

  it('gives one person one name, in changes as in checks', async () => {
    const [admin] = await app.operate<{ id: string }>(
      sql`update profiles set username = 'sam.r', full_name = 'Sam Rivera'
        where id = (select id from profiles limit 1) returning id`,
    )
    await app.operate(sql`insert into field_checks (center_id, field, result, how, checked_by) values
      (${id}, 'website', 'right', 'called', ${admin?.id})`)
    const text = await readPage(path)
    expect(text).toContain('sam.r')
    expect(text).not.toContain('Sam Rivera')
  })

  it('puts one field back, and records that', async () => {
    const sent = await send({ target: 'county', to: 'Warren', seen: 'Salem' })
    expect(sent.status).toBe(303)
    const text = readText(await (await follow(app, sent, cookie)).text())
    expect(text).toContain('The old value is back.')
    expect(text).toContain('county : Salem → Warren')
    expect(await readCenter()).toEqual({ county: 'Warren', neighborhood: 'Ironbound' })
  })

  it('puts a field back once, and nothing on a deleted center', async () => {
    const change = { target: 'county', to: 'Warren', seen: 'Salem' }
    const count = async () =>
      (await app.operate(sql`select 1 from activities where subject_id = ${id}`)).length
    const before = await count()
    expect(readRedirect(await send(change))).toContain('[field-not-put-back]')
    expect(await count()).toBe(before)
    const gone = path.replace('91', '93')
    expect((await app.send(cookie, change, gone)).status).toBeGreaterThanOrEqual(400)
  })

  it('puts the hours of special days back, which the search then follows', async () => {
    const hours = ['Thanksgiving: 9 AM to 1 PM', 'Thanksgiving: Closed'] as const
    await app.operate(
      sql`update treatment_centers set special_hours = ${hours[1]} where id = ${id}`,
    )
    await app.operate(sql`insert into activities (action, subject_id, subject_name, changes)
      values ('center.updated', ${id}, 'History House',
        ${JSON.stringify([{ field: 'specialHours', old: hours[0], new: hours[1] }])}::jsonb)`)
    expect(await readPage(path)).toContain(`hours on special days : ${hours[0]} → ${hours[1]}`)
    const sent = await send({ target: 'specialHours', to: hours[0], seen: hours[1] })
    expect(sent.status).toBe(303)
    expect(
      await app.operate(sql`select special_hours,
        open_minutes @> ${findSlot('thanksgiving') + 600}::integer as open
        from treatment_centers where id = ${id}`),
    ).toEqual([{ special_hours: hours[0], open: true }])
  })

  it('asks first when the field changed again', async () => {
    await app.operate(sql`update treatment_centers set neighborhood = 'Downtown' where id = ${id}`)
    const change = { target: 'neighborhood', to: '', seen: 'Ironbound' }
    const refused = await send(change)
    expect(refused.status).toBe(409)
    const page = readText(await refused.text())
    expect(page).toContain('This field changed again. It now holds: Downtown.')
    expect(page).toContain('Put it back anyway')
    expect((await readCenter())?.neighborhood).toBe('Downtown')
    expect((await send({ ...change, intent: 'confirmed' })).status).toBe(303)
    expect((await readCenter())?.neighborhood).toBeNull()
  })

  it('says what was done without a way to put it back, and refuses to', async () => {
    const rows = [
      ['called', 'phone', null, 'right'],
      ['called', 'call', null, 'wrong'],
      ['verified', 'phone', null, 'called'],
      ['verified', 'checked', null, 'By calling'],
      ['unreachable-decided', 'phone', null, 'keep'],
      ['reports-dismissed', 'phone', '2', '0'],
      ['pinned', 'county', 'Warren', 'Salem'],
      ['restored', 'county', 'Warren', 'Salem'],
      ['claimed', 'county', 'Warren', 'Salem'],
    ] as const
    for (const [action, field, old, written] of rows) {
      const before = await (await app.open(cookie, path)).text()
      await app.operate(sql`insert into activities (action, subject_id, subject_name, changes)
        values (${`center.${action}`}, ${id}, 'History House',
          ${JSON.stringify([{ field, old, new: written }])}::jsonb)`)
      const after = await (await app.open(cookie, path)).text()
      const count = (page: string) => page.match(/name="target"/g)?.length
      expect(count(after)).toBe(count(before))
      expect(readText(after)).not.toContain(`${field} : (empty) → ${written}`)
    }
    expect(await readPage(path)).toContain('call : wrong')
    const stored = () =>
      app.operate(sql`select phone, county from treatment_centers where id = ${id}`)
    const before = await stored()
    for (const intent of ['', 'confirmed']) {
      for (const seen of ['right', 'called', 'keep', '', 'anything']) {
        const refused = await send({ target: 'phone', to: '', seen, ...(intent && { intent }) })
        expect(refused.status).toBe(409)
        expect(readText(await refused.text())).toContain('The history has no such change.')
      }
    }
    expect(await stored()).toEqual(before)
  })

  it('refuses what the form refuses, and fields that it may not set', async () => {
    await app.operate(sql`insert into activities (action, subject_id, subject_name, changes) values
      ('center.updated', ${id}, 'History House', '[{"field":"phone","old":"no number","new":null}]')`)
    const phone = await send({ target: 'phone', to: 'no number', seen: '' })
    expect(phone.status).toBe(422)
    expect(readText(await phone.text())).toContain('Enter a phone number with its area code')
    expect((await send({ target: 'verifiedAt', to: '2026-01-01', seen: '' })).status).toBe(400)
  })
})

describe('saved views', () => {
  const views = '/admin/centers/views'
  const post = (fields: Record<string, string>) => app.send(cookie, fields, views)

  it('are saved from the table, and are links on it for every admin', async () => {
    expect(await readPage('/admin')).not.toContain('Save this view')
    expect(await readPage('/admin?county=Salem&sort=name&page=2')).toContain('Save this view')
    const sent = await post({
      intent: 'add',
      name: 'Salem by name',
      to: '?sort=name&county=Salem&bad=1',
    })
    expect(sent.headers.get('Location')).toBe('/admin?county=Salem&sort=name')
    const other = await app.enter(await app.addMember('admin'))
    const table = await (await app.open(other, '/admin?county=Salem&sort=name')).text()
    expect(readLinks(table)).toContain('/admin?county=Salem&sort=name')
    expect(readText(table)).toContain('Salem by name')
    expect(readText(table)).not.toContain('Save this view')
  })

  it('are renamed and deleted, and names are unique', async () => {
    await post({ intent: 'add', name: 'Closed', to: '?show=closed' })
    const [view] = await app.operate<{ id: string }>(
      sql`select id from table_views where name = 'Closed'`,
    )
    const viewId = view?.id ?? ''
    const taken = await post({ intent: 'rename', id: viewId, name: 'SALEM by name' })
    expect(taken.status).toBe(422)
    expect(readText(await taken.text())).toContain('Another view has this name.')
    expect((await post({ intent: 'rename', id: viewId, name: 'Shut' })).status).toBe(303)
    expect(await readPage(views)).toContain('Shut')
    expect((await post({ intent: 'delete', id: viewId, name: 'Shut' })).status).toBe(303)
    expect(await readPage(views)).not.toContain('Shut')
    expect((await post({ intent: 'add', name: ' ', to: '' })).status).toBe(422)
  })
})
