import { randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { RowFilter } from '#app/features/import/screen/import-address.ts'
import { asViewer } from '#db/as-viewer.server.ts'
import type { Transaction } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import type { ImportChoices } from '#db/schema/imports.ts'
import { people, seedPeople, viewers } from '#db/test-fixtures.ts'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import {
  cancelImport,
  changeImport,
  changeMapping,
  createImport,
  requestUndo,
  startImport,
} from './change-imports.server.ts'
import { openImportFiles, runJob, takeJob } from './import-jobs.server.ts'
import { defaultChoices } from './import-record.ts'
import { readImport, listRows as readList } from './read-imports.server.ts'

describeWithDatabase('the work on imports', (database) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'directory-imports-'))
  const files = openImportFiles(folder)
  const log: object[] = []
  const logger = { info: () => {}, error: (entry: object) => log.push(entry) } as never
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  beforeAll(() => seedPeople(database()))
  beforeEach(async () => {
    log.length = 0
    await asAdmin(async (tx) => {
      await tx.execute(sql`select set_config('app.delete_for_good', 'on', true)`)
      await tx.execute(sql`delete from treatment_centers`)
      await tx.execute(sql`delete from import_mappings`)
      await tx.execute(sql`update imports set state = 'cancelled', lease_until = null`)
    })
  })

  const asAdmin = <Result>(work: (tx: Transaction) => Promise<Result>) =>
    asViewer(database(), viewers.admin, work)
  const read = (id: string) =>
    asAdmin(async (tx) => {
      const record = await readImport(tx, id)
      if (!record) throw new Error('No such import')
      return record
    })
  const listRows = (id: string, filter: RowFilter = 'all') =>
    asAdmin((tx) => readList(tx, id, { filter, limit: 100 }))
  const listCenters = () =>
    asAdmin((tx) =>
      readRows<Record<string, unknown>>(
        tx,
        sql`select * from treatment_centers order by name, slug`,
      ),
    )

  async function upload(content: unknown, choices: Partial<ImportChoices> = {}, name = 'a.json') {
    const id = randomUUID()
    const text = typeof content === 'string' ? content : JSON.stringify(content)
    writeFileSync(files.pathOf(id), text)
    const file = { id, name, hash: 'x', size: Buffer.byteLength(text) }
    await asAdmin((tx) => createImport(tx, file, { ...defaultChoices, ...choices }))
    return id
  }

  /** Takes what waits and does it, as a worker does: what it was, or null. */
  async function workOnce(options: Partial<Parameters<typeof runJob>[1]> = {}) {
    const job = await takeJob(database(), files)
    if (!job) return null
    const { state } = job
    await run(job, options)
    return state
  }

  function run(
    job: Parameters<typeof runJob>[0],
    options: Partial<Parameters<typeof runJob>[1]> = {},
  ) {
    const { signal } = new AbortController()
    return runJob(job, { database: database(), files, logger, signal, ...options })
  }

  async function importAll(content: unknown, choices: Partial<ImportChoices> = {}) {
    const id = await upload(content, choices)
    expect(await workOnce()).toBe('previewing')
    expect(await asAdmin((tx) => startImport(tx, id))).toBe(true)
    expect(await workOnce()).toBe('running')
    return id
  }

  const undo = async (id: string) => {
    expect(await asAdmin((tx) => requestUndo(tx, id))).toBe(true)
    expect(await workOnce()).toBe('undoing')
    return read(id)
  }

  it('looks at a file, imports it, and takes it back, each step written down', async () => {
    const id = await upload([{ name: 'Hope', city: 'Newark', state: 'NJ' }, { city: 'x' }])
    expect((await read(id)).state).toBe('uploaded')
    await workOnce()
    expect(await read(id)).toMatchObject({
      state: 'previewed',
      rowsTotal: 2,
      counts: { inserted: 1, skipped: 1 },
      contents: { formats: [['directory', 2]] },
      createdBy: 'Pat Secretname-admin',
    })
    expect(await listCenters()).toHaveLength(0)
    expect(await listRows(id)).toMatchObject([
      { number: 1, outcome: 'inserted', name: 'Hope', place: 'Newark, NJ', center: null },
      { number: 2, outcome: 'skipped', reason: 'Missing required field: name/title' },
    ])
    await asAdmin((tx) => startImport(tx, id))
    await workOnce()
    expect(await read(id)).toMatchObject({ state: 'done', counts: { inserted: 1, skipped: 1 } })
    expect(await listRows(id, 'new')).toMatchObject([{ center: { slug: 'hope' } }])
    expect(await files.has(id)).toBe(false)
    expect((await undo(id)).state).toBe('undone')
    expect(await listCenters()).toHaveLength(0)
    const written = await asAdmin((tx) =>
      readRows(
        tx,
        sql`select action, actor_id, subject_name from activities where subject_id = ${id} order by id`,
      ),
    )
    expect(written).toEqual([
      { action: 'import.finished', actor_id: people.admin, subject_name: 'a.json' },
      { action: 'import.undone', actor_id: people.admin, subject_name: 'a.json' },
    ])
    expect(await asAdmin((tx) => readRows(tx, sql`select 1 from deleted_centers`))).toEqual([])
  })

  it('says of each center that it adds which list it is from, and of which day', async () => {
    await importAll([{ name: 'Known', address: '1 Main St' }])
    const id = await upload([
      { name: 'Hope', address: '2 Main St' },
      { name: 'Known', address: '1 Main St', website: 'https://example.org' },
    ])
    await workOnce()
    const form = new FormData()
    for (const [name, value] of Object.entries({
      do: 'start',
      listedIn: ' FindTreatment.gov ',
      listedOn: '2025-03-14',
    })) {
      form.set(name, value)
    }
    expect(await asAdmin((tx) => changeImport(tx, id, form))).toBe('changed')
    await workOnce()
    expect((await listCenters()).map(({ name, listed_in: list }) => [name, list])).toEqual([
      ['Hope', 'FindTreatment.gov'],
      ['Known', null],
    ])
    expect(
      await asAdmin((tx) =>
        readRows(tx, sql`select listed_on::text as day from treatment_centers where name = 'Hope'`),
      ),
    ).toEqual([{ day: '2025-03-14' }])
    expect((await read(id)).choices).toEqual({
      ...defaultChoices,
      listedIn: 'FindTreatment.gov',
      listedOn: '2025-03-14',
    })
  })

  it('fills only what is empty, nothing that a person verified, and gives it all back', async () => {
    await importAll([
      { name: 'Hope', address: '1 Main St', phone: '609-555-0100' },
      { name: 'Faith', address: '2 Main St' },
    ])
    await asAdmin((tx) =>
      tx.execute(sql`update treatment_centers set verified_at = now() where name = 'Faith'`),
    )
    await asAdmin((tx) =>
      tx.execute(sql`update treatment_centers set offerings = '{veterans}' where name = 'Hope'`),
    )
    const before = await listCenters()
    const fuller = {
      phone: '609-555-0199',
      website: 'https://example.org',
      categories: ['Clinic'],
      openingHours: [{ day: 'Monday', hours: '9 to 5' }],
      additionalInfo: [{ category: 'Payment', infoKey: 'Medicaid', infoValue: true }],
    }
    const second = await importAll(
      [
        { name: 'Hope', address: '1 Main St', ...fuller },
        { name: 'Faith', address: '2 Main St', ...fuller },
        { name: 'Hope', address: '1 Main St', website: 'https://example.com', county: 'Essex' },
      ],
      { duplicates: 'fill' },
    )
    expect((await listRows(second)).map(({ outcome, reason }) => [outcome, reason])).toEqual([
      [
        'filled',
        'Filled what /centers/hope had not: website, categories, opening hours, additional information',
      ],
      ['duplicate', 'Same name and address, verified by a person: /centers/faith'],
      ['filled', 'Filled what /centers/hope had not: county'],
    ])
    const [faith, hope] = await listCenters()
    expect(hope).toMatchObject({
      phone: '609-555-0100',
      website: 'https://example.org',
      county: 'Essex',
      search_terms: 'Clinic Medicaid',
      offerings: ['medicaid', 'veterans'],
    })
    expect(faith).toEqual(before[0])
    await asAdmin((tx) =>
      tx.execute(sql`update treatment_centers set county = 'Union' where name = 'Hope'`),
    )
    await undo(second)
    const [, restored] = await listCenters()
    // The county is a person's by now.
    expect(restored).toMatchObject({
      website: null,
      search_terms: '',
      county: 'Union',
      offerings: ['veterans'],
    })
    const lists = sql`select ((select count(*) from center_categories)
      + (select count(*) from center_opening_hours)
      + (select count(*) from center_additional_info))::integer as rest`
    expect(await asAdmin((tx) => readRows(tx, lists))).toMatchObject([{ rest: 0 }])
  })

  it('takes back merged programs, of centers that were there before', async () => {
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

  it('leaves alone, and lists, what somebody has touched since', async () => {
    const names = ['Edited', 'Loved', 'Pinned', 'Untouched', 'Verified', 'Widened']
    const id = await importAll(names.map((name) => ({ name, address: '1 Main St' })))
    const idOf = (name: string) => sql`(select id from treatment_centers where name = ${name})`
    await asAdmin(async (tx) => {
      await tx.execute(sql`insert into activities (action, subject_id, subject_name)
        values ('center.updated', ${idOf('Edited')}, 'Edited')`)
      await tx.execute(sql`insert into votes (user_id, center_id, vote_type)
        values (${people.admin}, ${idOf('Loved')}, 'upvote')`)
      await tx.execute(sql`update treatment_centers set pinned = true where name = 'Pinned'`)
      await tx.execute(
        sql`update treatment_centers set verified_at = now() where name = 'Verified'`,
      )
    })
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

  const manyRecords = Array.from({ length: 700 }, (_, index) => ({ name: `Center ${index}` }))
  const countRows = (id: string) =>
    asAdmin((tx) =>
      readRows(tx, sql`select count(*)::integer as rows from import_rows where import_id = ${id}`),
    )
  /** Takes the import of 700 records that waits to be run, and stops after its first batch. */
  async function runFirstBatch() {
    const job = await takeJob(database(), files)
    if (!job) throw new Error('Nothing was taken')
    const stopping = new AbortController()
    await run({ ...job }, { signal: stopping.signal, onProgress: () => stopping.abort() })
    return job
  }
  async function queue(content: unknown) {
    const id = await upload(content)
    await workOnce()
    await asAdmin((tx) => startImport(tx, id))
    return id
  }

  it('goes on after the last batch where its process ended, and does nothing twice', async () => {
    const id = await queue(manyRecords)
    const job = await runFirstBatch()
    expect(await read(id)).toMatchObject({ state: 'running', rowsDone: 250 })
    expect([(await listCenters()).length, await countRows(id)]).toEqual([250, [{ rows: 250 }]])
    expect(await workOnce()).toBe('running')
    // Whoever had it first wakes up, and believes that it has done nothing yet.
    await run(job)
    expect(await listCenters()).toHaveLength(700)
    expect(await read(id)).toMatchObject({ state: 'done', counts: { inserted: 700 } })
    expect(await countRows(id)).toEqual([{ rows: 700 }])
  })

  it('stores each batch once where two processes work on one import', async () => {
    const id = await queue(manyRecords)
    const job = await takeJob(database(), files)
    if (!job) throw new Error('Nothing was taken')
    await Promise.all([run({ ...job }), run({ ...job })])
    expect(await listCenters()).toHaveLength(700)
    expect(await read(id)).toMatchObject({ state: 'done', counts: { inserted: 700 } })
    expect(await countRows(id)).toEqual([{ rows: 700 }])
  })

  it('does one import after the other, and leaves what another process works on', async () => {
    const [first, second] = [await upload([{ name: 'A' }]), await upload([{ name: 'B' }])]
    expect((await read(second)).ahead).toBe(1)
    expect((await takeJob(database(), files))?.id).toBe(first)
    expect(await workOnce()).toBeNull()
    // Its process gives no sign any more.
    await asAdmin((tx) => tx.execute(sql`update imports set lease_until = now() - interval '1 s'`))
    await workOnce()
    await workOnce()
    expect([(await read(first)).state, (await read(second)).state]).toEqual([
      'previewed',
      'previewed',
    ])
  })

  it('stops after its batch where somebody cancels, and can go on or be undone', async () => {
    const id = await queue(manyRecords)
    const job = await takeJob(database(), files)
    if (!job) throw new Error('Nothing was taken')
    const cancelling: Promise<unknown>[] = []
    await run(job, {
      onProgress: () => {
        cancelling.push(asAdmin((tx) => cancelImport(tx, id)))
      },
    })
    expect(await cancelling[0]).toBe('cancelled')
    const { state, rowsDone } = await read(id)
    expect(state).toBe('cancelled')
    expect([250, 500]).toContain(rowsDone)
    expect(await listCenters()).toHaveLength(rowsDone)
    expect(await asAdmin((tx) => startImport(tx, id))).toBe(true)
    expect(await workOnce()).toBe('running')
    expect(await listCenters()).toHaveLength(700)
    await undo(id)
    expect(await listCenters()).toHaveLength(0)
    const waiting = await upload(manyRecords)
    expect(await asAdmin((tx) => cancelImport(tx, waiting))).toBe('dropped')
    expect(await workOnce()).toBeNull()
  })

  it('gives up a file that takes too long to read, once and for all', async () => {
    const id = await upload(manyRecords)
    expect(await workOnce({ readingMinutes: 0 })).toBe('previewing')
    expect(await read(id)).toMatchObject({
      state: 'failed',
      error:
        'File parsing error: reading it takes longer than 0 minutes; split it into smaller files',
    })
    expect([await workOnce(), existsSync(files.pathOf(id)), log]).toEqual([null, false, []])
  })

  it('neither starts nor takes back a file that cannot be imported', async () => {
    const id = await upload('[{"name":"A"},{"name":')
    await workOnce()
    expect(await read(id)).toMatchObject({ state: 'failed', error: 'Invalid JSON format' })
    expect([await listRows(id), await listCenters(), log]).toEqual([[], [], []])
    expect(await asAdmin((tx) => startImport(tx, id))).toBe(false)
    expect(await asAdmin((tx) => requestUndo(tx, id))).toBe(false)
  })

  it('does not wait for ever for a file that is gone', async () => {
    const id = await upload([{ name: 'A' }])
    await files.remove(id)
    await asAdmin((tx) => tx.execute(sql`update imports set queued_at = now() - interval '2 days'`))
    expect(await workOnce()).toBeNull()
    expect(await read(id)).toMatchObject({
      state: 'failed',
      error: 'Its file is not there any more. Please upload it again.',
    })
  })

  it('works with the rights of whoever started it, as they are by then', async () => {
    const id = await upload([{ name: 'A' }])
    await workOnce()
    await asAdmin((tx) => startImport(tx, id))
    const { asOperator } = await import('#db/as-viewer.server.ts')
    const setRole = (role: string) =>
      asOperator(database(), (tx) =>
        tx.execute(sql`update user_roles set role = ${role} where user_id = ${people.admin}`),
      )
    await setRole('moderator')
    try {
      await workOnce()
    } finally {
      await setRole('admin')
    }
    expect(await listCenters()).toHaveLength(0)
    expect((await read(id)).state).toBe('failed')
  })

  it('reads unknown columns as a person says, in this file and the next', async () => {
    const table = 'Facility,Town,Fax\nHope,Newark,1\n'
    const id = await upload(table, {}, 'a.csv')
    await workOnce()
    expect(await read(id)).toMatchObject({
      counts: { skipped: 1 },
      contents: {
        unknownFields: [
          ['Facility', 1],
          ['Town', 1],
          ['Fax', 1],
        ],
      },
    })
    const mapping = { facility: 'name', town: 'city', fax: '', rank: 'owner' }
    expect(await asAdmin((tx) => changeMapping(tx, id, mapping))).toBe(true)
    await workOnce()
    expect(await read(id)).toMatchObject({
      counts: { inserted: 1 },
      mapping: { facility: 'name', town: 'city' },
      contents: { unknownFields: [['Fax', 1]] },
    })
    const next = await upload('Facility,Town\nFaith,Camden\n', {}, 'b.csv')
    await workOnce()
    expect(await listRows(next)).toMatchObject([{ name: 'Faith', place: 'Camden' }])
  })
})
