import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { asViewer } from '#db/as-viewer.server.ts'
import type { Viewer } from '#db/viewer.ts'
import { full, id, openForms, other } from '#tests/support/center-form.ts'
import { seedPeople, viewers } from '#tests/support/seed-every-table.ts'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import { type CenterForm, emptyForm } from './center-form.ts'

describeWithDatabase('saving a center', (database) => {
  const { operate, open, send, add, clear } = openForms(database)
  beforeAll(() => seedPeople(database()))
  beforeEach(clear)

  it('adds a center with its derived values: slug, address, county, types and search terms', async () => {
    expect(await add()).toEqual({ ok: true, value: true })
    const [row] =
      await operate(sql`select slug, address, county, phone, phone_unformatted as dialled,
      treatment_types as types, search_terms as terms, source, total_score as score,
      (select count(*)::integer from center_opening_hours where center_id = ${id}) as days,
      (select count(*)::integer from center_additional_info where center_id = ${id}) as infos
      from treatment_centers where id = ${id}`)
    expect(row).toEqual({
      slug: 'oak-house-detox',
      address: '12 Main St, Trenton, NJ 08608',
      county: 'Mercer',
      phone: '(609) 555-0142',
      dialled: '+16095550142',
      types: ['outpatient', 'detox'],
      terms: 'Cash Outpatient clinic',
      source: 'staff',
      score: null,
      days: 2,
      infos: 2,
    })
    expect(await open()).toEqual({
      ...full,
      slug: 'oak-house-detox',
      phone: '(609) 555-0142',
      address: '12 Main St, Trenton, NJ 08608',
      county: 'Mercer',
      offerings: ['detox', 'outpatient'],
    })
    const [activity] = await operate<{ action: string; fields: string[] }>(
      sql`select action, jsonb_path_query_array(changes, '$[*].field') as fields from activities
        where subject_id = ${id} order by id desc limit 1`,
    )
    expect(activity?.action).toBe('center.added')
    expect(activity?.fields).toContain('hoursSunday')
    expect(activity?.fields).not.toContain('description')
  })

  it('adds one center if the same form is sent twice, even at once', async () => {
    // Vary the delay, so the requests overlap at different points.
    for (let round = 0; round < 20; round += 1) {
      await clear()
      const later = wait(round).then(add)
      const answers = await Promise.all([add(), add(), later])
      expect(answers.map(({ ok }) => ok)).toEqual([true, true, true])
      expect(await add()).toEqual({ ok: true, value: false })
      expect(await operate(sql`select id from treatment_centers`)).toHaveLength(1)
    }
  })

  it('finds the county by other centers’ ZIP codes if there are no coordinates', async () => {
    await operate(sql`insert into treatment_centers (slug, name, state, postal_code, county) values
      ('a', 'A', 'NJ', '07102', 'Essex'), ('b', 'B', 'NJ', '07102', 'Essex'), ('c', 'C', 'NJ', '07102', 'Union')`)
    await send({ ...emptyForm, name: 'Elm', state: 'nj', postalCode: '07102' })
    expect((await open()).county).toBe('Essex')
  })

  it('changes only edited fields, and redirects from the old slug to the new one', async () => {
    await add()
    await operate(sql`update treatment_centers set phone = '1-800-GET-HELP' where id = ${id}`)
    const reopened = await open()
    const typed = { ...reopened, slug: 'oak-manor', hoursMonday: '', city: 'Newark' }
    expect(await send(typed, { opened: reopened })).toEqual({ ok: true, value: true })
    const form = await open()
    expect(form).toEqual({ ...typed, address: '12 Main St, Newark, NJ 08608' })
    expect(form.phone).toBe('1-800-GET-HELP')
    expect(
      await operate(sql`select slug from center_former_slugs where center_id = ${id}`),
    ).toEqual([{ slug: 'oak-house-detox' }])
    const [activity] = await operate(
      sql`select changes from activities where subject_id = ${id} order by id desc limit 1`,
    )
    expect(activity).toEqual({
      changes: [
        { field: 'slug', old: 'oak-house-detox', new: 'oak-manor' },
        { field: 'city', old: 'Trenton', new: 'Newark' },
        {
          field: 'address',
          old: '12 Main St, Trenton, NJ 08608',
          new: '12 Main St, Newark, NJ 08608',
        },
        { field: 'hoursMonday', old: '9 AM to 5 PM', new: null },
      ],
    })
  })

  it('stores the boxes as checked, and later text changes do not check them again', async () => {
    const read = async () => {
      const [row] = await operate(
        sql`select to_json(offerings) as offerings, to_json(treatment_types) as types
          from treatment_centers where id = ${id}`,
      )
      return row
    }
    await add()
    expect(await read()).toEqual({
      offerings: ['detox', 'outpatient'],
      types: ['outpatient', 'detox'],
    })
    const opened = await open()
    await send({ ...opened, offerings: ['outpatient', 'medicaid'] }, { opened })
    expect(await read()).toEqual({ offerings: ['outpatient', 'medicaid'], types: ['outpatient'] })
    const [activity] = await operate(
      sql`select changes from activities where subject_id = ${id} order by id desc limit 1`,
    )
    expect(activity).toEqual({
      changes: [
        { field: 'offerings', old: ['detox', 'outpatient'], new: ['outpatient', 'medicaid'] },
      ],
    })
    const again = await open()
    await send({ ...again, description: 'Detox and telehealth for veterans.' }, { opened: again })
    expect(await read()).toEqual({
      offerings: ['outpatient', 'medicaid', 'telehealth'],
      types: ['outpatient'],
    })
    // A type from an import's codes stays; a type derived only from the removed text goes.
    await operate(
      sql`update treatment_centers set treatment_types = '{outpatient,detox,residential}'`,
    )
    const third = await open()
    await send({ ...third, name: 'Oak House', description: '' }, { opened: third })
    expect(await read()).toEqual({
      offerings: ['residential', 'outpatient', 'medicaid'],
      types: ['outpatient', 'residential'],
    })
  })

  it('marks a center as checked only if the person says so, with the method', async () => {
    const read = async () => {
      const [row] = await operate<{ by: string | null; today: boolean | null }>(
        sql`select verified_by as by, verified_at > now() - interval '1 minute' as today
          from treatment_centers where id = ${id}`,
      )
      return row
    }
    await add()
    const opened = await open()
    await send({ ...opened, city: 'Newark' }, { opened, checked: 'somehow' })
    expect(await read()).toEqual({ by: null, today: null })
    const again = await open()
    expect(await send(again, { opened: again, checked: 'called' })).toEqual({
      ok: true,
      value: true,
    })
    expect(await read()).toEqual({ by: 'called', today: true })
    expect(
      await operate(sql`select action, changes from activities order by id desc limit 1`),
    ).toEqual([
      {
        action: 'center.verified',
        changes: [{ field: 'checked', old: null, new: 'By calling' }],
      },
    ])
    await operate(sql`update treatment_centers set verified_at = '2026-01-01' where id = ${id}`)
    const third = await open()
    await send({ ...third, city: 'Trenton' }, { opened: third })
    expect(await read()).toEqual({ by: 'called', today: false })
    await send({ ...emptyForm, name: 'Elm' }, { centerId: other, checked: 'website' })
    expect(
      await operate(sql`select verified_by as by from treatment_centers where id = ${other}`),
    ).toEqual([{ by: 'website' }])
    const fourth = await open()
    const unsaved = await send({ ...fourth, name: '' }, { opened: fourth, checked: 'called' })
    expect(unsaved.ok || unsaved.errors.form?.get('checked')).toBe('called')
  })

  it('reports that nothing changed, and records nothing', async () => {
    await add()
    const read = () =>
      operate(sql`select updated_at::text, (select count(*) from activities) as entries
      from treatment_centers`)
    const before = await read()
    const opened = await open()
    // A different row order is not a change.
    const turned = { ...opened, additionalInfo: opened.additionalInfo.toReversed() }
    expect(await send(turned, { opened })).toEqual({ ok: true, value: false })
    expect(await read()).toEqual(before)
  })

  it('makes a new slug from the name if it was cleared, and keeps one that fits', async () => {
    await add()
    const opened = await open()
    await send({ ...opened, slug: '' }, { opened })
    expect((await open()).slug).toBe('oak-house-detox')
    const again = await open()
    await send({ ...again, slug: '', name: 'Elm House' }, { opened: again })
    expect((await open()).slug).toBe('elm-house')
  })

  it('refuses a slug or place id that another center has or had', async () => {
    await operate(sql`insert into treatment_centers (id, slug, name, place_id)
      values (${other}, 'elm', 'Elm', 'place-elm')`)
    await operate(sql`insert into center_former_slugs values ('old-elm', ${other})`)
    await add()
    const opened = await open()
    const refuse = async (change: Partial<CenterForm>) => {
      const answer = await send({ ...opened, ...change }, { opened })
      return answer.ok || { ...answer.errors.fields, status: answer.errors.status }
    }
    const taken = { status: 422, slug: '“Elm” has this address. Choose another one' }
    expect(await refuse({ slug: 'elm' })).toEqual(taken)
    expect(await refuse({ slug: 'old-elm' })).toEqual(taken)
    expect(await refuse({ placeId: 'place-elm' })).toEqual({
      status: 422,
      placeId: '“Elm” has this place id. Is it the same place?',
    })
    await asViewer(database(), viewers.admin, (db) =>
      db.execute(sql`delete from treatment_centers where id = ${other}`),
    )
    expect(await refuse({ slug: 'elm' })).toMatchObject({
      slug: expect.stringContaining('deleted center'),
    })
  })

  it('fails for a former admin and for a deleted center', async () => {
    await add()
    const opened = await open()
    const suspended: Viewer = { ...viewers.suspended, role: 'admin' }
    const read = async (options: Parameters<typeof send>[1]) => {
      const answer = await send({ ...opened, name: 'Mine', slug: '', placeId: '' }, options)
      return answer.ok || answer.errors.title
    }
    const forbidden = 'Failed to save treatment center: you do not have admin permission.'
    const expired = 'Authentication expired. Please log in again. Your words are still here.'
    expect(await read({ opened, viewer: viewers.moderator })).toBe(forbidden)
    expect(await read({ opened, viewer: suspended })).toBe(expired)
    for (const viewer of [viewers.moderator, suspended]) {
      expect(await read({ viewer, centerId: other })).toBe(forbidden)
    }
    expect((await open()).name).toBe(full.name)
    await operate(sql`delete from treatment_centers`)
    expect(await read({ opened })).toMatch(/^This center is not there any more/)
    expect(await operate(sql`select id from treatment_centers`)).toEqual([])
  })
})
