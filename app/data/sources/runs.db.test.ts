import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeSources, listMany, listRecords } from '#tests/support/source-runs.ts'
import { discardRun, releaseRun } from './finish-run.server.ts'
import type { Source } from './source-run.server.ts'

describeSources("A source's run", (list) => {
  const { accept, asAdmin, compare, createRun, createSource, dismiss, operate, undo } = list
  const { listDifferences, readPublic, verify } = list

  /** A source whose records are all in the directory. */
  async function openList(records: readonly object[], values: Partial<Source> = {}) {
    const source = await createSource(values)
    const { run } = await compare(source, records)
    await accept(run)
    return { source, first: run }
  }

  it('changes nothing public with a poisoned file, even with every rule', async () => {
    const records = listMany(100)
    const { source } = await openList(records, {
      rules: ['openingHours', 'categoryName', 'categories', 'additionalInfo', 'price'],
    })
    const before = await readPublic()
    const vanished = await compare(source, listRecords('Nobody'), { isScheduled: true })
    expect([vanished.end, vanished.run.heldBecause]).toEqual([
      'held',
      '100 of 100 known centers (100%) are missing from this file. More than 10% suggests a broken file.',
    ])
    expect(await listDifferences()).toEqual([])
    const changed = records.map((record, index) =>
      index < 5 ? { ...record, phone: '609 555 0666' } : record,
    )
    const names = Array.from({ length: 30 }, (_, index) => `False ${200 + index}`)
    const poisoned = await compare(source, [...changed, ...listRecords(...names)], {
      isScheduled: true,
    })
    expect(poisoned.end).toBe('open')
    expect(poisoned.run.counts).toMatchObject({ changed: 5, new: 30, vanished: 0, byRule: 0 })
    expect(await readPublic()).toEqual(before)
    // The held run went with the newer one.
    expect(await operate(sql`select state from source_runs where id = ${vanished.run.id}`)).toEqual(
      [{ state: 'discarded' }],
    )
  })

  it('is held for too many changes until a person releases or drops it', async () => {
    const records = listMany(30)
    const { source } = await openList(records, { rules: ['categories'] })
    const changed = records.map((record, index) =>
      index < 4 ? { ...record, categories: 'Clinic' } : record,
    )
    const { end, run } = await compare(source, changed, { isScheduled: true })
    expect([end, run.heldBecause]).toEqual([
      'held',
      '4 of 30 known centers (13%) are different in this file. More than 10% suggests a broken file.',
    ])
    expect(await asAdmin((db) => discardRun(db, run.id))).toBe(true)
    expect(await asAdmin((db) => releaseRun(db, run.id))).toBe(false)
    const again = await compare(source, changed, { isScheduled: true })
    expect(again.end).toBe('held')
    expect(await listDifferences()).toEqual([])
    expect(await asAdmin((db) => releaseRun(db, again.run.id))).toBe(true)
    expect(await listDifferences()).toHaveLength(4)
  })

  it('is not held for what an undone run said, and for anything else all the same', async () => {
    const records = listMany(30)
    const { source } = await openList(records)
    const say = (categories: string) => records.map((record) => ({ ...record, categories }))
    const { run } = await compare(source, say('Clinic'))
    expect(run.state).toBe('held')
    await asAdmin((db) => releaseRun(db, run.id))
    await accept(run)
    await undo(run)
    const again = await compare(source, say('Clinic'))
    expect([again.run.state, again.run.heldBecause]).toEqual(['open', null])
    expect(again.run.counts).toMatchObject({ changed: 30, changedCenters: 30 })
    expect(await listDifferences()).toHaveLength(30)
    expect((await compare(source, say('Hospital'))).run.state).toBe('held')
    expect((await compare(source, listRecords('Nobody'))).run.state).toBe('held')
  })

  it('is not measured by an earlier run that failed on its way', async () => {
    const records = listMany(30)
    await openList(records)
    const source = await createSource({ name: 'Another list', listedIn: 'Another list' })
    const stopping = new AbortController()
    const failed = await compare(source, records, {
      signal: stopping.signal,
      onProgress: () => stopping.abort(),
    })
    expect(failed.end).toBe('paused')
    await operate(sql`update source_runs set state = 'failed' where id = ${failed.run.id}`)
    const changed = records.slice(0, 20).map((record) => ({ ...record, phone: '609 555 0666' }))
    const { run } = await compare(source, changed)
    expect([run.state, run.heldBecause]).toEqual(['open', null])
    expect(run.counts).toMatchObject({ known: 0, changed: 20, vanished: 0 })
    expect((await compare(source, records)).run.counts).toMatchObject({ known: 20, vanished: 0 })
    expect((await compare(source, changed)).run.heldBecause).toContain('10 of 30 known centers')
  })

  it('names the records that it left out because their names are known elsewhere', async () => {
    const records = listMany(3)
    const { source } = await openList(records)
    const branch = { ...records[1], street: '9 Elsewhere Road', zip: '08608' }
    const { run } = await compare(source, [...records, branch])
    expect(run.counts).toMatchObject({ sameName: 1, new: 0 })
    expect(run.leftOut).toEqual([
      { number: 4, name: 'Center 101', address: expect.stringMatching(/^9 Elsewhere Road/) },
    ])
  })

  it('adds a sample as a sample', async () => {
    const [one, other] = listMany(2)
    await openList([
      { ...one, source: 'sample' },
      { ...other, placeId: 'sample-other' },
    ])
    expect(await operate(sql`select source from treatment_centers`)).toEqual([
      { source: 'sample' },
      { source: 'sample' },
    ])
  })

  it('does not hold or repeat what staff corrected since the source said it', async () => {
    const records = listMany(20)
    const { source } = await openList(records)
    await operate(sql`update treatment_centers set phone = '609 555 0122', verified_at = now(),
      verified_by = 'called' where name < 'Center 105'`)
    const same = await compare(source, records)
    expect([same.end, await listDifferences()]).toEqual(['open', []])
    // It is news again when the source says something else.
    const changed = records.map((record, index) =>
      index === 0 ? { ...record, phone: '609 555 0133' } : record,
    )
    const next = await compare(source, changed)
    expect(next.end).toBe('open')
    expect(await listDifferences()).toEqual(['conflicting verified phone Center 100'])
    await compare(source, changed)
    expect(await listDifferences()).toEqual(['conflicting verified phone Center 100'])
  })

  it('reports a vanished center once, and deletes nothing', async () => {
    const records = listMany(20)
    const { source } = await openList(records)
    const before = await readPublic()
    const { run } = await compare(source, records.slice(1))
    expect(await listDifferences()).toEqual(['vanished Center 100'])
    expect(await accept(run)).toEqual({ accepted: 0, stale: 0 })
    expect(await readPublic()).toEqual(before)
    await dismiss(run)
    await compare(source, records.slice(1))
    expect(await listDifferences()).toEqual([])
    await compare(source, records)
    await compare(source, records.slice(1))
    expect(await listDifferences()).toEqual(['vanished Center 100'])
  })

  it('goes on where a killed process left it, and is compared once by two', async () => {
    const records = listMany(600)
    const { source } = await openList(records)
    const changed = records.map((record, index) =>
      index % 20 === 0 ? { ...record, phone: '609 555 0199' } : record,
    )
    const run = await createRun(source)
    for (let steps = 0; ; steps++) {
      const controller = new AbortController()
      const onProgress = () => controller.abort()
      const { end } = await compare(source, changed, {
        run: { ...run },
        signal: controller.signal,
        onProgress,
      })
      const [stored] = await operate<Record<string, never>>(
        sql`select rows_done as "rowsDone", rows_total as "rowsTotal", compared_to as "comparedTo",
          counts from source_runs where id = ${run.id}`,
      )
      Object.assign(run, stored)
      if (end !== 'paused') break
      expect(steps).toBeLessThan(20)
    }
    expect(await listDifferences()).toHaveLength(30)
    const next = await createRun(source)
    const ends = await Promise.all([
      compare(source, records, { run: { ...next } }),
      compare(source, records, { run: { ...next } }),
    ])
    expect(ends.map(({ end }) => end).sort()).toEqual(['open', 'stopped'])
    expect(await listDifferences()).toEqual([])
    expect(await listDifferences('superseded')).toHaveLength(30)
  })

  it('leaves staff no difference that a rule decides, even if its process ends while rules apply', async () => {
    const records = listMany(300)
    const { source } = await openList(records, { rules: ['categories'] })
    const changed = records.map((record, index) =>
      index % 20 === 0 ? { ...record, categories: 'Clinic' } : record,
    )
    const run = await createRun(source)
    await operate(sql`alter table differences add constraint killed check (not by_rule) not valid`)
    await expect(compare(source, changed, { run: { ...run } })).rejects.toThrow()
    expect(await listDifferences()).toEqual([])
    await operate(sql`alter table differences drop constraint killed`)
    const [stored] = await operate<Record<string, never>>(
      sql`select rows_done as "rowsDone", rows_total as "rowsTotal", compared_to as "comparedTo",
        counts from source_runs where id = ${run.id}`,
    )
    const resumed = await compare(source, changed, { run: { ...run, ...stored } })
    expect([resumed.end, resumed.run.counts?.byRule]).toEqual(['open', 15])
    expect(await listDifferences()).toEqual([])
  })

  it('is taken back, except what somebody touched since, and is found again', async () => {
    const records = listMany(30)
    const { source } = await openList(records)
    const before = await readPublic()
    const changed = records.map((record, index) =>
      index < 3 ? { ...record, phone: '609 555 0199' } : record,
    )
    const added = listRecords('Hope', 'Harbor')
    const { run } = await compare(source, [...changed, ...added])
    await accept(run)
    await undo(run)
    expect(await readPublic()).toEqual(before)
    const again = await compare(source, [...changed, ...added])
    expect(await listDifferences()).toEqual([
      'changed phone Center 100',
      'changed phone Center 101',
      'changed phone Center 102',
      'new Harbor',
      'new Hope',
    ])
    await accept(again.run)
    await verify('Center 100')
    await verify('Hope')
    await operate(
      sql`update treatment_centers set phone = '609 555 0122' where name = 'Center 101'`,
    )
    await undo(again.run)
    expect(
      await operate(sql`select c.name, d.kept_because as because from center_changes d
        join treatment_centers c on c.id = d.center_id where d.kept_because is not null order by 1`),
    ).toEqual([
      { name: 'Center 100', because: 'A person has verified it' },
      { name: 'Center 101', because: 'The center was changed later' },
      { name: 'Hope', because: 'A person has verified it' },
    ])
    expect(
      await operate(sql`select name, phone from treatment_centers
        where name in ('Center 102', 'Hope', 'Harbor') order by name`),
    ).toEqual([
      { name: 'Center 102', phone: '(609) 555-1002' },
      { name: 'Hope', phone: '(609) 555-1000' },
    ])
  })

  it('is accepted once by two people at the same time', async () => {
    const { source } = await openList(listMany(20))
    const { run } = await compare(source, [...listMany(20), ...listRecords('Hope')])
    const both = await Promise.all([accept(run), accept(run)])
    expect(both.map(({ accepted }) => accepted).sort()).toEqual([0, 1])
    expect(await operate(sql`select 1 from treatment_centers where name = 'Hope'`)).toHaveLength(1)
  })

  it('leaves centers alone that staff deleted or renamed', async () => {
    const records = listMany(20)
    const { source } = await openList(records)
    await operate(sql`delete from treatment_centers where name = 'Center 100'`)
    await operate(sql`update treatment_centers set name = 'Hope' where name = 'Center 101'`)
    await compare(source, records)
    expect(await listDifferences()).toEqual([])
  })
})
