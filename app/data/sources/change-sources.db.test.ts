import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { asViewer } from '#db/as-viewer.server.ts'
import { viewers } from '#tests/support/seed-every-table.ts'
import { describeQueue, input } from '#tests/support/source-queue.ts'
import { changeSource, removeSource } from './change-sources.server.ts'

describeQueue('a person', (queue) => {
  const { database, operate, add, request, take, endLeases, readSource, takeDue } = queue

  const file = { id: crypto.randomUUID(), name: 'list-2026-11-02.csv', hash: 'abc', size: 10 }

  it('starts one run at a time', async () => {
    const id = await add()
    expect(await request(id)).toMatchObject({ ok: true })
    expect(await request(id)).toMatchObject({ ok: false, errors: { status: 409 } })
  })

  it('brings a file, which only a process that has it compares', async () => {
    const id = await add({ kind: 'upload', address: '' })
    expect(await request(id)).toMatchObject({ ok: false, errors: { text: expect.any(String) } })
    expect(await request(id, file)).toEqual({ ok: true, value: file.id })
    const work = await take({ has: () => true, remove: async () => {} })
    expect(work?.run).toMatchObject({
      id: file.id,
      fileName: file.name,
      fileHash: 'abc',
      listedOn: '2026-11-02',
    })
    await endLeases()
    await operate(sql`update source_runs set started_at = now() - interval '25 hours'`)
    expect(await take()).toBeNull()
    expect(await operate(sql`select state, error from source_runs`)).toEqual([
      { state: 'failed', error: expect.stringContaining('upload it again') },
    ])
  })

  it('changes a source, whose next run compares the same file again', async () => {
    const id = await add()
    await operate(sql`update sources set etag = '"1"', file_hash = 'abc', failures = 3`)
    const changed = await asViewer(database(), viewers.admin, (db) =>
      changeSource(db, id, { ...input, rules: ['openingHours'], schedule: 'weekly' }),
    )
    expect(changed.ok).toBe(true)
    expect(await readSource()).toMatchObject({
      etag: null,
      file_hash: null,
      failures: 0,
      rules: ['openingHours'],
      weekday: 7,
    })
    const log = await operate(sql`select action, changes from activities order by id desc limit 1`)
    expect(log).toEqual([
      {
        action: 'source.changed',
        changes: [
          { field: 'schedule', old: 'nightly', new: 'weekly' },
          { field: 'rules', old: [], new: ['openingHours'] },
        ],
      },
    ])
  })

  it('removes a source with the run that it is in and its open differences', async () => {
    const id = await add()
    const work = await takeDue()
    await operate(sql`insert into differences (source_id, run_id, kind, fingerprint, status)
      values (${id}, ${work.run.id}, 'new', 'x', 'open')`)
    const remove = () => asViewer(database(), viewers.admin, (db) => removeSource(db, id))
    expect(await remove()).toEqual({ ok: true, value: null })
    expect(await remove()).toMatchObject({ ok: false, errors: { status: 404 } })
    await endLeases()
    expect(await take()).toBeNull()
    expect(await operate(sql`select r.state, d.status from source_runs r, differences d`)).toEqual([
      { state: 'failed', status: 'superseded' },
    ])
  })
})
