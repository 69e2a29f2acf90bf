import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { asViewer } from '#db/as-viewer.server.ts'
import { centers, people, seedPeople, viewers } from '#tests/support/seed-every-table.ts'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import { mergeCenters } from './merge-centers.server.ts'
import { explainBlocked } from './messages.ts'
import { readMergeCenters } from './read-pair.server.ts'
import { unmergeCenters } from './unmerge-centers.server.ts'

const [a, b, c] = [centers.approved, centers.pending, centers.untouched]
const names = { [a]: 'A', [b]: 'B', [c]: 'C' }

describeWithDatabase('merging at once', (database, operate) => {
  const asAdmin = <T>(work: Parameters<typeof asViewer<T>>[2]) =>
    asViewer(database(), viewers.admin, work)
  /** Merge with the versions that a page showed before. */
  const open = async (keptId: string, mergedId: string) => {
    const found = await asAdmin((db) => readMergeCenters(db, [keptId, mergedId]))
    const seen = {
      kept: found.get(keptId)?.version ?? 0,
      merged: found.get(mergedId)?.version ?? 0,
    }
    return () => asAdmin((db) => mergeCenters(db, { keptId, mergedId, taken: [], seen }))
  }
  const merge = async (keptId: string, mergedId: string) => {
    const merged = await (await open(keptId, mergedId))()
    if (!merged.ok) throw new Error(merged.errors)
    return merged.value
  }
  const undo = (id: string) => asAdmin((db) => unmergeCenters(db, id))
  const listCenters = async () =>
    (await operate<{ name: string }>(sql`select name from treatment_centers order by name`)).map(
      ({ name }) => name,
    )

  beforeEach(async () => {
    await operate(sql`truncate auth_users, treatment_centers, deleted_centers, claims,
      center_distinctions, center_former_ids, center_merges cascade`)
    await seedPeople(database())
    for (const [id, name] of Object.entries(names)) {
      await operate(sql`insert into treatment_centers (id, slug, name, phone, address)
        values (${id}, lower(${name}::text), ${name}, '609 555 0100', '1 Main St')`)
    }
    await operate(sql`insert into votes (user_id, center_id, vote_type)
      values (${people.member}, ${a}, 'upvote'), (${people.admin}, ${b}, 'upvote')`)
  })

  it.each([
    ['the same pair twice', [b, a], [b, a], ['gone']],
    ['A into B and B into A', [b, a], [a, b], ['gone']],
    // B into C finds B changed, or A into B finds B gone.
    ['A into B and B into C', [b, a], [c, b], ['changed', 'gone']],
  ] as const)('lets one of two people win: %s', async (_, one, other, reasons) => {
    const both = await Promise.all([open(...one), open(...other)])
    const results = await Promise.all(both.map((go) => go()))
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    const [lost] = results.flatMap((result) => (result.ok ? [] : [result.errors]))
    expect(reasons).toContain(lost)
    expect(await listCenters()).toHaveLength(2)
    expect(await operate(sql`select count(*)::integer as votes from votes`)).toEqual([{ votes: 2 }])
    expect(
      await operate(sql`select 1 from votes v
        where not exists (select from treatment_centers where id = v.center_id)`),
    ).toEqual([])
  })

  it('undoes a merge once when two people undo it', async () => {
    const id = await merge(b, a)
    const results = await Promise.all([undo(id), undo(id)])
    expect(results.map(({ ok }) => ok).sort()).toEqual([false, true])
    expect(results).toContainEqual({ ok: false, errors: 'gone' })
    expect(await listCenters()).toEqual(['A', 'B', 'C'])
  })

  it('undoes a merge or merges on, when both happen at once', async () => {
    const id = await merge(b, a)
    const mergeOn = await open(c, b)
    const [undone, merged] = await Promise.all([undo(id), mergeOn()])
    if (merged.ok) {
      const why = explainBlocked({ keptName: 'B', blockedBy: 'merged', intoName: 'C' })
      // The undo may also have come first: then both are done.
      if (!undone.ok) expect(undone.errors).toEqual(why)
      if (!undone.ok) expect(await listCenters()).toEqual(['C'])
      else expect(await listCenters()).toEqual(['A', 'C'])
    } else {
      expect([undone.ok, merged.errors]).toEqual([true, 'changed'])
      expect(await listCenters()).toEqual(['A', 'B', 'C'])
    }
  })

  it('gives a chain of merges back from its end', async () => {
    const first = await merge(b, a)
    const second = await merge(c, b)
    const why = explainBlocked({ keptName: 'B', blockedBy: 'merged', intoName: 'C' })
    expect(await undo(first)).toEqual({ ok: false, errors: why })
    expect(await undo(second)).toEqual({ ok: true, value: null })
    expect(await undo(first)).toEqual({ ok: true, value: null })
    expect(await listCenters()).toEqual(['A', 'B', 'C'])
    expect(
      await operate(sql`select center_id from votes where user_id = ${people.member}`),
    ).toEqual([{ center_id: a }])
  })

  it('logs that an undone merge gave a claim its proof back', async () => {
    await operate(sql`insert into claims (center_id, user_id, proved_at)
      values (${a}, ${people.another}, now())`)
    await operate(sql`update treatment_centers set phone = '609 555 0199' where id = ${a}`)
    await undo(await merge(b, a))
    expect(
      await operate(sql`select action, subject_name from activities where action like 'center.claim%'
        order by id desc limit 2`),
    ).toEqual([
      { action: 'center.claim-restored', subject_name: 'A' },
      { action: 'center.claim-reset', subject_name: 'B' },
    ])
  })
})
