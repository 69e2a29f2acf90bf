import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { recordsPerBatch } from '#app/data/import/centers/read-batches.ts'
import { asOperator } from '#db/as-viewer.server.ts'
import { describeJobs } from '#tests/support/describe-jobs.ts'
import { people } from '#tests/support/seed-every-table.ts'
import { cancelImport, requestUndo } from './change-imports.server.ts'

describeJobs('an undone import', ({ query, listRows, listCenters, importAll, undo }) => {
  it('empties the fields that it filled, except on verified centers', async () => {
    await importAll([
      { name: 'Hope', address: '1 Main St', phone: '609-555-0100' },
      { name: 'Faith', address: '2 Main St' },
    ])
    await query(sql`update treatment_centers set verified_at = now() where name = 'Faith'`)
    await query(sql`update treatment_centers set offerings = '{veterans}' where name = 'Hope'`)
    const [before] = await listCenters()
    const fuller = {
      phone: '609-555-0199',
      website: 'https://example.org',
      categories: ['Clinic'],
      openingHours: [{ day: 'Monday', hours: '9 to 5' }],
      specialHours: 'Thanksgiving: Closed',
      additionalInfo: [{ category: 'Payment', infoKey: 'Medicaid', infoValue: true }],
    }
    const second = await importAll(
      [
        { name: 'Hope', address: '1 Main St', ...fuller },
        { name: 'Faith', address: '2 Main St', ...fuller },
        { name: 'Hope', address: '1 Main St', website: 'https://example.com', county: 'Essex' },
      ],
      { duplicates: 'fill', listedIn: 'Another list' },
    )
    expect((await listRows(second)).map(({ outcome, reason }) => [outcome, reason])).toEqual([
      [
        'filled',
        'Filled what /centers/hope had not: website, special hours, categories, opening hours, additional information',
      ],
      ['duplicate', 'Same name and address, verified by a person: /centers/faith'],
      ['filled', 'Filled what /centers/hope had not: county'],
    ])
    const [faith, hope] = await listCenters()
    expect(hope).toMatchObject({
      phone: '609-555-0100',
      website: 'https://example.org',
      county: 'Essex',
      special_hours: 'Thanksgiving: Closed',
      search_terms: 'Clinic Medicaid',
      offerings: ['medicaid', 'veterans'],
      listed_in: 'Another list',
    })
    expect(faith).toEqual(before)
    await query(sql`update treatment_centers set county = 'Union' where name = 'Hope'`)
    await undo(second)
    // A person changed the county after the import.
    expect((await listCenters())[1]).toMatchObject({
      website: null,
      special_hours: null,
      open_minutes: null,
      search_terms: '',
      county: 'Union',
      offerings: ['veterans'],
      listed_in: null,
    })
    const lists = sql`select ((select count(*) from center_categories)
      + (select count(*) from center_opening_hours)
      + (select count(*) from center_additional_info))::integer as rest`
    expect(await query(lists)).toMatchObject([{ rest: 0 }])
  })

  it('removes merged programs from centers that existed before', async () => {
    const program = { name1: 'Hope', street1: '1 Main St', city: 'Newark', state: 'NJ' }
    await importAll([{ ...program, typeFacility: 'SU', dt: 1 }])
    const before = await listCenters()
    const second = await importAll([
      { ...program, typeFacility: 'MH', res: 1, md: 1 },
      { ...program, typeFacility: 'MH', op: 1 },
    ])
    expect(await listRows(second, 'merged')).toHaveLength(2)
    expect((await listCenters())[0]?.treatment_types).toEqual([
      'outpatient',
      'detox',
      'residential',
    ])
    await undo(second)
    const unchanged = ({ updated_at, ...center }: Record<string, unknown>) => center
    expect((await listCenters()).map(unchanged)).toEqual(before.map(unchanged))
  })

  it('keeps and lists centers that somebody has touched since', async () => {
    const names = ['Edited', 'Loved', 'Pinned', 'Untouched', 'Verified', 'Widened']
    const id = await importAll(names.map((name) => ({ name, address: '1 Main St' })))
    const idOf = (name: string) => sql`(select id from treatment_centers where name = ${name})`
    await query(sql`insert into activities (action, subject_id, subject_name)
      values ('center.updated', ${idOf('Edited')}, 'Edited')`)
    await query(sql`insert into votes (user_id, center_id, vote_type)
      values (${people.admin}, ${idOf('Loved')}, 'upvote')`)
    await query(sql`update treatment_centers set pinned = true where name = 'Pinned'`)
    await query(sql`update treatment_centers set verified_at = now() where name = 'Verified'`)
    const wider = { name: 'Widened', address: '1 Main St', phone: '609-555-0100' }
    const later = await importAll([wider], { duplicates: 'fill' })
    await undo(id)
    expect((await listCenters()).map(({ name }) => name)).toEqual(
      names.filter((name) => name !== 'Untouched'),
    )
    expect(
      (await listRows(id, 'kept')).map(({ name, keptBecause }) => [name, keptBecause]),
    ).toEqual([
      ['Edited', 'A person has edited it since'],
      ['Loved', 'Members or visitors wrote about it'],
      ['Pinned', 'It is pinned as trusted'],
      ['Verified', 'A person has verified it'],
      ['Widened', 'A later import added to it'],
    ])
    expect((await undo(later)).state).toBe('undone')
    expect((await listCenters()).find(({ name }) => name === 'Widened')?.phone).toBeNull()
  })

  it('takes back centers whose later edits were undone', async () => {
    const id = await importAll(['Same', 'Other'].map((name) => ({ name, address: '1 Main St' })))
    const edit = (name: string, field: string, old: unknown, next: unknown) =>
      query(sql`insert into activities (action, subject_id, subject_name, changes)
        values ('center.updated', (select id from treatment_centers where name = ${name}), ${name},
          ${JSON.stringify([{ field, old, new: next }])}::jsonb)`)
    await edit('Same', 'offerings', null, ['medicaid'])
    await edit('Same', 'city', 'Newark', 'Trenton')
    await edit('Same', 'city', 'Trenton', 'Newark')
    await edit('Same', 'offerings', ['medicaid'], null)
    await edit('Other', 'city', 'Newark', 'Trenton')
    await edit('Other', 'city', 'Trenton', 'Camden')
    await undo(id)
    expect((await listCenters()).map(({ name }) => name)).toEqual(['Other'])
  })
})

describeJobs('an undo during which the process died twice', (jobs) => {
  const { asAdmin, database, importAll, listCenters, queue, read, run, start, take, undo } = jobs
  const manyRecords = Array.from({ length: 700 }, (_, index) => ({ name: `Center ${index}` }))
  const takeOne = async () => {
    const job = await take()
    if (!job) throw new Error('Nothing waits')
    return job
  }
  /** Undo as many steps of 100 records, then die twice. */
  async function dieUndoing(id: string, steps: number) {
    expect(await asAdmin((db) => requestUndo(db, id))).toBe(true)
    const job = await takeOne()
    const stopping = new AbortController()
    let left = steps
    const counting = {
      get aborted() {
        if (left === 0) stopping.abort()
        left -= 1
        return stopping.signal.aborted
      },
    }
    await run(job, { signal: counting as AbortSignal })
    for (let death = 1; death <= 2; death += 1) {
      await takeOne()
      await asOperator(database(), (db) => db.execute(sql`update leases set lease_until = null`))
    }
    expect(await take()).toBeNull()
  }

  it.each([0, 1])('goes on as an undo alone, after %s steps', async (steps) => {
    const id = await importAll(manyRecords)
    await dieUndoing(id, steps)
    expect(await read(id)).toMatchObject({ state: 'failed', canResume: false })
    expect(await listCenters()).toHaveLength(700 - steps * 100)
    expect(await start(id)).toBe(false)
    expect((await undo(id)).state).toBe('undone')
    expect(await listCenters()).toEqual([])
  })

  it('of an import that was cancelled, too', async () => {
    const id = await queue(manyRecords)
    const stopping = new AbortController()
    await run(await takeOne(), { signal: stopping.signal, onProgress: () => stopping.abort() })
    const second = new AbortController()
    await run(await takeOne(), { signal: second.signal, onProgress: () => second.abort() })
    expect(await asAdmin((db) => cancelImport(db, id))).toBe('cancelled')
    expect(await read(id)).toMatchObject({ rowsDone: 2 * recordsPerBatch, canResume: true })
    await dieUndoing(id, 1)
    expect(await read(id)).toMatchObject({ state: 'failed', canResume: false })
    expect(await start(id)).toBe(false)
    expect((await undo(id)).state).toBe('undone')
    expect(await listCenters()).toEqual([])
  })
})
