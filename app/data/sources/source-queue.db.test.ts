import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { asImporter, asViewer } from '#db/as-viewer.server.ts'
import { holdLease, releaseStaleLeases } from '#db/leases.server.ts'
import { timeZone } from '#site/state.ts'
import { people, viewers } from '#tests/support/seed-every-table.ts'
import { describeQueue, input } from '#tests/support/source-queue.ts'
import { addSource, requestRun } from './change-sources.server.ts'
import { recordFailure, recordUnchanged } from './record-outcome.server.ts'
import { failuresBeforeMail, getSourceRetryDelay } from './schedule.server.ts'
import { mailFailure } from './source-mail.server.ts'

describeQueue('the queue of sources', (queue) => {
  const { database, operate, add, request, take, makeDue, endLeases, readSource, takeDue } = queue

  it('starts a source by its schedule, at a quiet hour of the state', async () => {
    await add()
    expect(await take()).toBeNull()
    expect(await readSource()).toMatchObject({ clock: '03:00' })
    await makeDue()
    const work = await take()
    expect(work?.run).toMatchObject({ state: 'waiting', startedBy: null, fileName: null })
    await operate(sql`truncate sources cascade`)
    await add({ schedule: 'weekly' })
    expect(await readSource()).toMatchObject({ clock: '03:00', weekday: 7 })
    await operate(sql`truncate sources cascade`)
    await add({ schedule: 'off' })
    expect(await readSource()).toMatchObject({ next_run_at: null })
    expect(await take()).toBeNull()
  })

  it('gives a source to one process only, until its lease ends', async () => {
    await add()
    await makeDue()
    const taken = await Promise.all([take(), take(), take()])
    expect(taken.filter(Boolean)).toHaveLength(1)
    expect(await take()).toBeNull()
    // The process was killed: another one goes on with the same run.
    await operate(sql`update leases set lease_until = now() - interval '1 second'`)
    const next = await take()
    expect(next?.run.id).toBe(taken.find(Boolean)?.run.id)
    expect(await operate(sql`select 1 from source_runs`)).toHaveLength(1)
  })

  it('fails a run during which the process died twice, and removes its file', async () => {
    const id = await add({ kind: 'upload', address: '', schedule: 'off' })
    const file = { id: randomUUID(), name: 'a.json', hash: 'x', size: 2 }
    await request(id, file)
    const removed: string[] = []
    const files = {
      has: () => true,
      remove: async (name: string) => {
        removed.push(name)
      },
    }
    for (let deaths = 0; deaths < 2; deaths++) {
      expect((await take(files))?.run.id).toBe(file.id)
      await endLeases()
    }
    expect(await take(files)).toBeNull()
    expect(removed).toEqual([file.id])
    expect(await operate(sql`select state, error from source_runs`)).toEqual([
      { state: 'failed', error: expect.stringMatching(/^The server stopped twice/) },
    ])
  })

  it('keeps a lease while a process works, and ends it afterwards', async () => {
    await add()
    await makeDue()
    const work = await take()
    if (!work) throw new Error('No source is due')
    const end = holdLease(database(), work.source.id)
    await end()
    expect((await take())?.run.id).toBe(work.run.id)
    await releaseStaleLeases(database(), 'source')
    // Only the embedded engine has no other process whose lease this could be.
    expect((await take())?.run.id).toBe(database().engine === 'pglite' ? work.run.id : undefined)
  })

  it('takes different sources in different processes', async () => {
    const ids = [await add(), await add({ name: 'Other list' })]
    await makeDue()
    const taken = [await take(), await take(), await take()]
    expect(taken.map((work) => work?.source.id).toSorted()).toEqual([...ids, undefined].toSorted())
  })

  it('tries a failed source again, later and later, and mails staff once', async () => {
    await add()
    for (let failures = 1; failures <= failuresBeforeMail + 1; failures += 1) {
      const work = await takeDue()
      const isWorthMail = await asImporter(database(), async (db) => {
        const isWorth = await recordFailure(db, work, 'The host answered with status 503.')
        if (isWorth) {
          await mailFailure(db, { name: 'Directory', url: 'http://localhost' }, work, 'Status 503.')
        }
        return isWorth
      })
      expect(isWorthMail).toBe(failures === failuresBeforeMail)
      const source = await readSource()
      expect(source).toMatchObject({ failures, last_error: 'The host answered with status 503.' })
      const { delay, untilNight } = await readDelay()
      // Never later than the schedule, which may come first.
      expect(delay).toBe(Math.min(getSourceRetryDelay(failures), untilNight))
    }
    expect(await operate(sql`select recipient, kind, subject from outbox`)).toEqual([
      { recipient: 'admin@example.org', kind: 'source', subject: 'State list cannot be read' },
    ])
    const states = await operate(
      sql`select distinct state, finished_at is null as open from source_runs`,
    )
    expect(states).toEqual([{ state: 'failed', open: false }])
  })

  /** Read the seconds from the last failure to the next run, and to the next quiet hour. */
  const readDelay = async () => {
    const [row] = await operate<{ delay: number; untilNight: number }>(sql`
      with failed as (
          select max(finished_at) as at, max(finished_at) at time zone ${timeZone} as local from source_runs),
        night as (select date_trunc('day', local - interval '3 hours') + interval '27 hours' as local from failed)
      select extract(epoch from next_run_at - failed.at)::float as delay,
        extract(epoch from night.local at time zone ${timeZone} - failed.at)::float as "untilNight"
      from sources, failed, night`)
    if (!row) throw new Error('There is no source')
    return row
  }

  it('forgets failures after a success', async () => {
    await add()
    const failed = await takeDue()
    await asImporter(database(), (db) => recordFailure(db, failed, 'Broken'))
    const work = await takeDue()
    await asImporter(database(), (db) => recordUnchanged(db, work, { etag: '"2"' }))
    expect(await readSource()).toMatchObject({
      failures: 0,
      last_error: null,
      etag: '"2"',
      clock: '03:00',
    })
  })

  it('leaves the schedule alone when a run that a person started fails', async () => {
    const id = await add({ schedule: 'off' })
    await request(id)
    const work = await take()
    if (!work) throw new Error('The run does not wait')
    expect(work.run.startedBy).toBe(people.admin)
    expect(await asImporter(database(), (db) => recordFailure(db, work, 'Broken'))).toBe(false)
    expect(await readSource()).toMatchObject({ failures: 0, next_run_at: null })
    await endLeases()
    expect(await take()).toBeNull()
  })

  it.each(['anonymous', 'member', 'moderator'] as const)('is closed to %s', async (name) => {
    const id = await add()
    const tries = [
      asViewer(database(), viewers[name], (db) => addSource(db, input)),
      asViewer(database(), viewers[name], async (db) => {
        const run = await requestRun(db, id, null)
        if (!run.ok) throw new Error('refused')
      }),
    ]
    const ended = await Promise.allSettled(tries)
    expect(ended.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await operate(sql`select 1 from source_runs`)).toEqual([])
  })
})
