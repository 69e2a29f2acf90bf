import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { recordsPerBatch } from '#app/data/import/centers/read-batches.ts'
import { asOperator } from '#db/as-viewer.server.ts'
import { describeJobs } from '#tests/support/describe-jobs.ts'
import { people } from '#tests/support/seed-every-table.ts'
import { cancelImport, changeImport, requestUndo } from './change-imports.server.ts'
import { readFirstChoices } from './read-first-choices.server.ts'

describeJobs('import jobs', (jobs) => {
  const { files, log, asAdmin, query, start, read, upload, take, run, workOnce, queue, undo } = jobs
  const { listRows, listCenters } = jobs

  it('preview a file, import it and undo it, and record each step', async () => {
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
    await start(id)
    await workOnce()
    expect(await read(id)).toMatchObject({ state: 'done', counts: { inserted: 1, skipped: 1 } })
    expect(await listRows(id, 'new')).toMatchObject([{ center: { slug: 'hope' } }])
    expect(files.has(id)).toBe(false)
    expect((await undo(id)).state).toBe('undone')
    expect(await listCenters()).toHaveLength(0)
    const written = sql`select action, actor_id, subject_name from activities
      where subject_id = ${id} order by id`
    expect(await query(written)).toEqual([
      { action: 'import.finished', actor_id: people.admin, subject_name: 'a.json' },
      { action: 'import.undone', actor_id: people.admin, subject_name: 'a.json' },
    ])
    expect(await query(sql`select 1 from deleted_centers`)).toEqual([])
  })

  it('leave out other states and count branches, until a person decides otherwise', async () => {
    const rows = [
      { name: 'Hope', city: 'Newark', state: 'NJ', street: '1 Main St' },
      { name: 'Hope', city: 'Camden', state: 'NJ', street: '2 Main St' },
      { name: 'Hope', city: 'Erie', state: 'PA', street: '3 Main St' },
    ]
    const id = await upload(rows)
    await workOnce()
    const sameName = (count: number) => ({ 'same-name': count })
    expect(await read(id)).toMatchObject({
      counts: { inserted: 1, branches: 0, outside: 1, skipped: 0, duplicates: sameName(1) },
      contents: { outside: 1 },
    })
    expect(await listRows(id, 'outside')).toMatchObject([
      { number: 3, outcome: 'skipped', reason: 'Outside New Jersey', place: 'Erie, PA' },
    ])
    expect(await listRows(id, 'skipped')).toEqual([])
    const decide = async (choice: Record<string, string>) => {
      const form = new FormData()
      for (const [name, value] of Object.entries({ do: 'choices', ...choice }))
        form.set(name, value)
      expect(await asAdmin((db) => changeImport(db, id, form))).toBe('changed')
      await workOnce()
    }
    await decide({ sameName: 'import' })
    expect(await read(id)).toMatchObject({
      counts: { inserted: 2, branches: 1, outside: 1, duplicates: sameName(0) },
    })
    await decide({ outside: 'keep' })
    const decided = { counts: { inserted: 3, branches: 2, outside: 0 }, contents: { outside: 1 } }
    expect(await read(id)).toMatchObject(decided)
    await start(id)
    await workOnce()
    expect(await read(id)).toMatchObject({ state: 'done', ...decided })
    expect((await listCenters()).map(({ state }) => state)).toEqual(['NJ', 'NJ', 'PA'])
  })

  it('keep branches in a first load only, for which samples are no listings', async () => {
    const ask = () => asAdmin(readFirstChoices)
    expect(await ask()).toMatchObject({ sameName: 'import', outside: 'skip' })
    await query(sql`insert into treatment_centers (slug, name, source) values ('a', 'A', 'sample')`)
    expect(await ask()).toMatchObject({ sameName: 'import' })
    await query(sql`insert into treatment_centers (slug, name) values ('b', 'B')`)
    expect(await ask()).toMatchObject({ sameName: 'skip' })
  })

  const manyRecords = Array.from({ length: 700 }, (_, index) => ({ name: `Center ${index}` }))
  const countRows = (id: string) =>
    query(sql`select count(*)::integer as rows from import_rows where import_id = ${id}`)
  async function takeOne() {
    const job = await take()
    if (!job) throw new Error('Nothing was taken')
    return job
  }

  /** Take the job like a process that then dies, until it is not given out any more. */
  async function dieWorking() {
    const endLeases = () =>
      asOperator(jobs.database(), (db) => db.execute(sql`update leases set lease_until = null`))
    let deaths = 0
    while (await take()) {
      deaths++
      if (deaths > 5) break
      await endLeases()
    }
    return deaths
  }
  const stoppedTwice = /^The server stopped twice while it worked on this file/

  it('fail a preview during which the process died twice, and delete its file', async () => {
    const id = await upload(manyRecords)
    expect(await dieWorking()).toBe(2)
    expect(await read(id)).toMatchObject({
      state: 'failed',
      error: expect.stringMatching(stoppedTwice),
    })
    expect(files.has(id)).toBe(false)
    const next = await upload([{ name: 'Hope' }])
    expect(await workOnce()).toBe('previewing')
    expect((await read(next)).state).toBe('previewed')
  })

  it('fail an import during which the process died twice, and go on when a person asks', async () => {
    const id = await queue(manyRecords)
    await run({ ...(await takeOne()) }, { signal: AbortSignal.abort() })
    const stopping = new AbortController()
    await run(await takeOne(), { signal: stopping.signal, onProgress: () => stopping.abort() })
    expect(await dieWorking()).toBe(2)
    expect(await read(id)).toMatchObject({
      state: 'failed',
      rowsDone: recordsPerBatch,
      error: expect.stringMatching(stoppedTwice),
    })
    expect(await start(id)).toBe(true)
    expect(await workOnce()).toBe('running')
    expect(await read(id)).toMatchObject({ state: 'done', error: null })
    expect(await listCenters()).toHaveLength(700)
  })

  it('resume after the last batch when a process ends, and store nothing twice', async () => {
    const id = await queue(manyRecords)
    const job = await takeOne()
    const stopping = new AbortController()
    await run({ ...job }, { signal: stopping.signal, onProgress: () => stopping.abort() })
    expect(await read(id)).toMatchObject({ state: 'running', rowsDone: recordsPerBatch })
    expect([(await listCenters()).length, await countRows(id)]).toEqual([
      recordsPerBatch,
      [{ rows: recordsPerBatch }],
    ])
    expect(await workOnce()).toBe('running')
    // The first process resumes with its old state, where no record is done.
    await run(job)
    expect(await listCenters()).toHaveLength(700)
    expect(await read(id)).toMatchObject({ state: 'done', counts: { inserted: 700 } })
    expect(await countRows(id)).toEqual([{ rows: 700 }])
  })

  it('store each batch once when two processes run the same import', async () => {
    const id = await queue(manyRecords)
    const job = await takeOne()
    await Promise.all([run({ ...job }), run({ ...job })])
    expect(await listCenters()).toHaveLength(700)
    expect(await read(id)).toMatchObject({ state: 'done', counts: { inserted: 700 } })
    expect(await countRows(id)).toEqual([{ rows: 700 }])
  })

  it('run one at a time, and leave an import that another process is running', async () => {
    const [first, second] = [await upload([{ name: 'A' }]), await upload([{ name: 'B' }])]
    expect((await read(second)).ahead).toBe(1)
    expect((await take())?.id).toBe(first)
    expect(await workOnce()).toBeNull()
    // The first process died, so its lease runs out.
    await asOperator(jobs.database(), (db) =>
      db.execute(sql`update leases set lease_until = now() - interval '1 s'`),
    )
    await workOnce()
    await workOnce()
    expect([(await read(first)).state, (await read(second)).state]).toEqual([
      'previewed',
      'previewed',
    ])
  })

  it('stop after the current batch when cancelled, and can be resumed or undone', async () => {
    const id = await queue(manyRecords)
    const job = await takeOne()
    const cancelling: Promise<unknown>[] = []
    await run(job, {
      onProgress: () => {
        cancelling.push(asAdmin((db) => cancelImport(db, id)))
      },
    })
    expect(await cancelling[0]).toBe('cancelled')
    const { state, rowsDone } = await read(id)
    expect(state).toBe('cancelled')
    expect([1, 2]).toContain(rowsDone / recordsPerBatch)
    expect(await listCenters()).toHaveLength(rowsDone)
    expect(await start(id)).toBe(true)
    expect(await workOnce()).toBe('running')
    expect(await listCenters()).toHaveLength(700)
    await undo(id)
    expect(await listCenters()).toHaveLength(0)
    const waiting = await upload(manyRecords)
    expect(await asAdmin((db) => cancelImport(db, waiting))).toBe('dropped')
    expect(await workOnce()).toBeNull()
  })

  it('resume or undo an unfinished command line import when somebody asks', async () => {
    for (const end of ['resumed', 'undone']) {
      await query(sql`delete from treatment_centers`)
      const id = await queue(manyRecords)
      const stopping = new AbortController()
      await run(await takeOne(), { signal: stopping.signal, onProgress: () => stopping.abort() })
      await query(sql`update imports set actor_id = null where id = ${id}`)
      expect(await workOnce()).toBeNull()
      const later = await upload([{ name: 'Later' }])
      expect((await read(later)).ahead).toBe(0)
      await workOnce()
      if (end === 'resumed') {
        expect(await start(id)).toBe(true)
        expect(await workOnce()).toBe('running')
      } else expect(await undo(id)).toMatchObject({ state: 'undone' })
      expect(await listCenters()).toHaveLength(end === 'resumed' ? 700 : 0)
    }
  })

  it('give up on a file that takes too long to read, and don’t retry', async () => {
    const id = await upload(manyRecords)
    expect(await workOnce({ readingMinutes: 0 })).toBe('previewing')
    expect(await read(id)).toMatchObject({
      state: 'failed',
      error:
        'File parsing error: reading it takes longer than 0 minutes; split it into smaller files',
    })
    expect([await workOnce(), files.has(id), log]).toEqual([null, false, []])
  })

  it('refuse to start or undo a file that cannot be imported', async () => {
    const id = await upload('[{"name":"A"},{"name":')
    await workOnce()
    expect(await read(id)).toMatchObject({ state: 'failed', error: 'Invalid JSON format' })
    expect([await listRows(id), await listCenters(), log]).toEqual([[], [], []])
    expect(await start(id)).toBe(false)
    expect(await asAdmin((db) => requestUndo(db, id))).toBe(false)
  })

  it('stop waiting for a missing file after a day', async () => {
    const id = await upload([{ name: 'A' }])
    await files.remove(id)
    await query(sql`update imports set queued_at = now() - interval '2 days'`)
    expect(await workOnce()).toBeNull()
    expect(await read(id)).toMatchObject({
      state: 'failed',
      error: 'Its file is not there any more. Please upload it again.',
    })
  })

  it('run with the current rights of the person who started them', async () => {
    const id = await queue([{ name: 'A' }])
    const setRole = (role: string) =>
      asOperator(jobs.database(), (db) =>
        db.execute(sql`update user_roles set role = ${role} where user_id = ${people.admin}`),
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

  it('read unknown columns as staff matched them, in this file and the next', async () => {
    const table = 'Haus,Ort,License\nHope,Newark,1\n'
    const id = await upload(table, {}, 'a.csv')
    await workOnce()
    expect(await read(id)).toMatchObject({
      counts: { skipped: 1 },
      contents: {
        unknownFields: [
          ['Haus', 1],
          ['Ort', 1],
          ['License', 1],
        ],
      },
    })
    const form = new FormData()
    form.set('do', 'mapping')
    const mapping = { haus: 'name', ort: 'city', license: '', rank: 'owner' }
    for (const [key, field] of Object.entries(mapping)) form.set(`column:${key}`, field)
    expect(await asAdmin((db) => changeImport(db, id, form))).toBe('changed')
    await workOnce()
    expect(await read(id)).toMatchObject({
      counts: { inserted: 1 },
      mapping: { haus: 'name', ort: 'city' },
      contents: { unknownFields: [['License', 1]] },
    })
    const next = await upload('Haus,Ort\nFaith,Camden\n', {}, 'b.csv')
    await workOnce()
    expect(await listRows(next)).toMatchObject([{ name: 'Faith', place: 'Camden' }])
  })
})
