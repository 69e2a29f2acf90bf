import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { asOperator, asViewer } from '#db/as-viewer.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { seedPeople, viewers } from '#db/test-fixtures.ts'
import type { Viewer } from '#db/viewer.ts'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import { answerSave } from './answer-save.server.ts'
import { type CenterForm, emptyForm, textFields } from './center-form.ts'
import { setOpenState } from './change-centers.server.ts'
import { openStoredForm } from './open-form.server.ts'

const id = '00000000-0000-4000-8000-000000000101'
const other = '00000000-0000-4000-8000-000000000102'
const info = (infoKey: string, infoValue = true) => ({ category: 'Payment', infoKey, infoValue })

describeWithDatabase('saving a center', (database) => {
  beforeAll(() => seedPeople(database()))
  beforeEach(() =>
    asOperator(database(), (tx) =>
      tx.execute(sql`truncate treatment_centers, deleted_centers cascade`),
    ),
  )

  const operate = <Row>(statement: ReturnType<typeof sql>) =>
    asOperator(database(), (tx) => readRows<Row>(tx, statement))
  const open = async () => {
    const opened = await asViewer(database(), viewers.admin, (tx) => openStoredForm(tx, id))
    if (!opened) throw new Error('There is no such center')
    return opened
  }
  type Opened = Awaited<ReturnType<typeof open>>

  /** Sends the form as the page does. */
  async function send(
    typed: CenterForm,
    {
      opened,
      viewer = viewers.admin,
      centerId = id,
    }: { opened?: Pick<Opened, 'envelope'>; viewer?: Viewer; centerId?: string } = {},
  ) {
    const form = new FormData()
    for (const field of textFields) form.set(field, typed[field])
    for (const row of typed.additionalInfo) {
      form.append('infoCategory', row.category)
      form.append('infoKey', row.infoKey)
      form.append('infoValue', row.infoValue ? 'yes' : 'no')
    }
    form.set('version', opened?.envelope.version ?? '')
    form.set('opened', JSON.stringify(opened?.envelope.opened ?? null))
    return answerSave({
      id: centerId,
      isNew: opened === undefined,
      form,
      tryDatabase: async (work) => {
        try {
          return { ok: true, value: await asViewer(database(), viewer, work) }
        } catch {
          return { ok: false }
        }
      },
    })
  }
  const full: CenterForm = {
    ...emptyForm,
    name: 'Oak House Detox',
    street: '12 Main St',
    city: 'Trenton',
    state: 'NJ',
    postalCode: '08608',
    latitude: '40.2171',
    longitude: '-74.7429',
    phone: '609 555 0142',
    website: 'https://oak.example.org',
    categories: 'Outpatient clinic',
    hoursMonday: '9 AM to 5 PM',
    hoursSunday: 'Closed',
    placeId: 'place-oak',
    additionalInfo: [info('Cash'), info('Medicare', false)],
  }
  const add = () => send(full)

  it('adds one with all that is derived: slug, address, county, types, what it is found by', async () => {
    expect(await add()).toEqual({ ok: true, isChanged: true })
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
    const { form } = await open()
    expect(form).toEqual({
      ...full,
      slug: 'oak-house-detox',
      phone: '(609) 555-0142',
      address: '12 Main St, Trenton, NJ 08608',
      county: 'Mercer',
    })
    const [activity] = await operate<{ action: string; fields: string[] }>(
      sql`select action, jsonb_path_query_array(changes, '$[*].field') as fields from activities
        where subject_id = ${id} order by id desc limit 1`,
    )
    expect(activity?.action).toBe('center.added')
    expect(activity?.fields).toContain('hoursSunday')
    expect(activity?.fields).not.toContain('description')
  })

  it('adds one where the same form is sent twice, also at once', async () => {
    const answers = await Promise.all([add(), add()])
    expect(answers.map(({ ok }) => ok)).toEqual([true, true])
    expect(await add()).toEqual({ ok: true, isChanged: false })
    expect(await operate(sql`select id from treatment_centers`)).toHaveLength(1)
  })

  it('finds the county by the ZIP code of others where there are no coordinates', async () => {
    await operate(sql`insert into treatment_centers (slug, name, state, postal_code, county) values
      ('a', 'A', 'NJ', '07102', 'Essex'), ('b', 'B', 'NJ', '07102', 'Essex'), ('c', 'C', 'NJ', '07102', 'Union')`)
    await send({ ...emptyForm, name: 'Elm', state: 'nj', postalCode: '07102' })
    expect((await open()).form.county).toBe('Essex')
  })

  it('changes only what was changed, and leads from the former address to the new one', async () => {
    await add()
    const opened = await open()
    await operate(sql`update treatment_centers set phone = '1-800-GET-HELP' where id = ${id}`)
    const reopened = await open()
    const typed = { ...reopened.form, slug: 'oak-manor', hoursMonday: '', city: 'Newark' }
    expect(await send(typed, { opened: reopened })).toEqual({ ok: true, isChanged: true })
    const { form, envelope } = await open()
    expect(form).toEqual({ ...typed, address: '12 Main St, Newark, NJ 08608' })
    expect(form.phone).toBe('1-800-GET-HELP')
    expect(envelope.version).not.toBe(opened.envelope.version)
    expect(
      await operate(sql`select slug from center_former_slugs where center_id = ${id}`),
    ).toEqual([{ slug: 'oak-house-detox' }])
    const [activity] = await operate(
      sql`select changes from activities where subject_id = ${id} order by id desc limit 1`,
    )
    expect(activity).toEqual({
      changes: [
        { field: 'slug', old: 'oak-house-detox', new: 'oak-manor' },
        {
          field: 'address',
          old: '12 Main St, Trenton, NJ 08608',
          new: '12 Main St, Newark, NJ 08608',
        },
        { field: 'city', old: 'Trenton', new: 'Newark' },
        { field: 'hoursMonday', old: '9 AM to 5 PM', new: null },
      ],
    })
  })

  it('says so where nothing was changed, and writes nothing down', async () => {
    await add()
    const opened = await open()
    expect(await send(opened.form, { opened })).toEqual({ ok: true, isChanged: false })
    expect((await open()).envelope.version).toBe(opened.envelope.version)
  })

  it('makes a new address of the name where it was emptied, and keeps one that fits', async () => {
    await add()
    const opened = await open()
    await send({ ...opened.form, slug: '' }, { opened })
    expect((await open()).form.slug).toBe('oak-house-detox')
    const again = await open()
    await send({ ...again.form, slug: '', name: 'Elm House' }, { opened: again })
    expect((await open()).form.slug).toBe('elm-house')
  })

  it('refuses an address or a place that another center has, or had', async () => {
    await operate(sql`insert into treatment_centers (id, slug, name, place_id)
      values (${other}, 'elm', 'Elm', 'place-elm')`)
    await operate(sql`insert into center_former_slugs values ('old-elm', ${other})`)
    await add()
    const opened = await open()
    const refuse = async (change: Partial<CenterForm>) => {
      const answer = await send({ ...opened.form, ...change }, { opened })
      expect(answer.ok).toBe(false)
      return answer.ok || { status: answer.status, errors: answer.answer.errors }
    }
    expect(await refuse({ slug: 'elm' })).toEqual({
      status: 422,
      errors: { slug: '“Elm” has this address. Choose another one' },
    })
    expect(await refuse({ slug: 'old-elm' })).toMatchObject({ errors: { slug: /Elm/ } })
    expect(await refuse({ placeId: 'place-elm' })).toMatchObject({ errors: { placeId: /Elm/ } })
    await asViewer(database(), viewers.admin, (tx) =>
      tx.execute(sql`delete from treatment_centers where id = ${other}`),
    )
    expect(await refuse({ slug: 'elm' })).toMatchObject({ errors: { slug: /deleted center/ } })
  })

  it('two who edit at once: what only one of them changed is kept of both', async () => {
    await add()
    const opened = await open()
    const answers = await Promise.all([
      send({ ...opened.form, website: 'https://new.example.org' }, { opened }),
      send({ ...opened.form, neighborhood: 'Mill Hill' }, { opened }),
      send({ ...opened.form, hoursFriday: 'Closed' }, { opened }),
    ])
    expect(answers).toEqual([1, 2, 3].map(() => ({ ok: true, isChanged: true })))
    expect((await open()).form).toMatchObject({
      website: 'https://new.example.org',
      neighborhood: 'Mill Hill',
      hoursFriday: 'Closed',
    })
  })

  it('two who change the same: the second is told by whom, loses nothing, and may insist', async () => {
    await add()
    const opened = await open()
    await send({ ...opened.form, name: 'Theirs', city: 'Newark' }, { opened })
    const mine = { ...opened.form, name: 'Mine', description: 'My words' }
    const answer = await send(mine, { opened })
    if (answer.ok) throw new Error('The second was not told')
    expect(answer.status).toBe(409)
    expect(answer.answer.conflicts).toEqual([
      {
        field: 'name',
        now: 'Theirs',
        by: { name: 'Pat Secretname-admin', at: expect.stringMatching(/^20.*\+00:00$/) },
      },
    ])
    // Shown again: one's own words, and what only they have changed.
    expect(answer.answer.form).toMatchObject({
      name: 'Mine',
      description: 'My words',
      city: 'Newark',
    })
    expect((await open()).form).toMatchObject({ name: 'Theirs', description: '' })
    expect(await send(answer.answer.form, { opened: answer.answer })).toEqual({
      ok: true,
      isChanged: true,
    })
    expect((await open()).form).toMatchObject({
      name: 'Mine',
      description: 'My words',
      city: 'Newark',
    })
  })

  it('tells of a status that was changed in the table meanwhile', async () => {
    await add()
    const opened = await open()
    await asViewer(database(), viewers.admin, (tx) => setOpenState(tx, [id], 'permanently-closed'))
    const typed = { ...opened.form, openState: 'temporarily-closed' }
    const answer = await send(typed, { opened })
    expect(answer.ok || answer.answer.conflicts).toMatchObject([
      { field: 'openState', now: 'permanently-closed', by: { name: 'Pat Secretname-admin' } },
    ])
  })

  it('asks about every difference where it is not known what was opened', async () => {
    await add()
    const { form } = await open()
    const answer = await send(
      { ...form, city: 'Newark' },
      { opened: { envelope: { version: 'x', opened: null } } },
    )
    expect(answer.ok || answer.answer.conflicts).toMatchObject([
      { field: 'city', by: { name: /Pat/ } },
    ])
  })

  it('is refused to whoever is no admin any more, with all that was typed', async () => {
    await add()
    const opened = await open()
    const typed = { ...opened.form, name: 'Mine' }
    const suspended: Viewer = { ...viewers.suspended, role: 'admin' }
    for (const viewer of [viewers.moderator, suspended]) {
      for (const answer of [
        await send(typed, { opened, viewer }),
        await send({ ...typed, slug: '', placeId: '' }, { viewer, centerId: other }),
      ]) {
        expect(answer.ok || [answer.status, answer.answer.form.name]).toEqual([403, 'Mine'])
      }
    }
    expect((await open()).form.name).toBe(full.name)
    expect(await operate(sql`select id from treatment_centers`)).toHaveLength(1)
  })

  it('keeps what was typed where the center was deleted, or the database does not answer', async () => {
    await add()
    const opened = await open()
    await operate(sql`delete from treatment_centers`)
    const gone = await send({ ...opened.form, name: 'Mine' }, { opened })
    expect(gone.ok || [gone.status, gone.answer.form.name]).toEqual([404, 'Mine'])
    const broken = await answerSave({
      id,
      isNew: true,
      form: new FormData(),
      tryDatabase: async () => ({ ok: false }),
    })
    expect(broken.ok || broken.status).toBe(503)
  })
})
