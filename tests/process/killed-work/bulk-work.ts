import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { readShown } from '#tests/support/read-hidden.ts'
import { counts, rememberCenters } from './centers.ts'
import { longestWork, type Work, type WorkState } from './kill-at-moments.ts'
import type { KillableServer } from './killable-server.ts'

const bulkPage = '/admin/centers/bulk-changes'

type BulkSet = { id: string; state: string; error: string | null }

/** An edit of all alders and its undo. */
export async function makeBulkEditWorks(server: KillableServer): Promise<Work[]> {
  const { operate, open, send } = server
  const expectCentersAsBefore = await rememberCenters(server)
  const log = await rememberLog(server)
  const read = await rememberSets(server, 'bulk-edit')

  const expectWhole = async () => {
    const [row] = await operate<Record<string, number>>(sql`select
        count(*) filter (where (not is_planned and not undone) <> (c.county = 'Warren'))::integer as half,
        count(kept_because)::integer as kept,
        count(*) filter (where not is_planned)::integer as done, count(*) filter (where undone)::integer as undone,
        (select count(*)::integer from treatment_centers where county = 'Warren') as warren,
        ${log.count('center.updated')} as logged
      from center_changes x join treatment_centers c on c.id = x.center_id where set_id = ${(await read())?.id ?? null}`)
    const { done = 0, undone = 0 } = row ?? {}
    expect(row).toEqual({
      half: 0,
      kept: 0,
      done,
      undone,
      warren: done - undone,
      logged: done + undone,
    })
  }
  const edit: Work = {
    name: 'a bulk edit',
    prepare: async (state) => {
      if (state === 'given-up') {
        await undoGivenUp(server, read)
        await expectCentersAsBefore()
        await log.remember()
      }
      const page = `/admin/centers/bulk?q=alder&all=${counts.alders}&field=county&how=set&value=Warren`
      const seen = readShown(await open(page), 'seen')
      return () => send(page, { seen })
    },
    readState: async () => readStateOf(await read(), { done: 'over' }),
    expectWhole,
    expectDone: async () => {
      const [row] = await operate(sql`select count(*)::integer as changed from center_changes
        where set_id = ${(await read())?.id} and not is_planned and not undone`)
      expect(row).toEqual({ changed: counts.alders })
    },
  }
  const undo: Work = {
    name: "a bulk edit's undo",
    prepare: async () => {
      const { id = '' } = (await read()) ?? {}
      return () => send(bulkPage, { id })
    },
    readState: async () => readStateOf(await read(), { done: 'none', undone: 'over' }),
    expectWhole,
    expectDone: expectCentersAsBefore,
  }
  return [edit, undo]
}

/** The deletion of all cedars and its undo. */
export async function makeBulkDeletionWorks(server: KillableServer): Promise<Work[]> {
  const { operate, open, send } = server
  const expectCentersAsBefore = await rememberCenters(server)
  const log = await rememberLog(server)
  const read = await rememberSets(server, 'bulk-delete')
  const countCedars = async () => {
    const [row] = await operate<{ count: number }>(
      sql`select count(*)::integer as count from treatment_centers where name like 'Cedar %'`,
    )
    return row?.count ?? 0
  }
  const expectWhole = async () => {
    const [row] = await operate<Record<string, number>>(sql`select
        count(*) filter (where not is_planned and not undone
          and (c.id is not null or d.id is null))::integer as "halfDeleted",
        count(*) filter (where (is_planned or undone)
          and (c.id is null or d.id is not null))::integer as "halfKept",
        count(kept_because)::integer as kept,
        count(*) filter (where undone)::integer as undone,
        (select count(*)::integer from treatment_centers where name like 'Cedar %') as remaining,
        ${log.count('center.deleted')} as deleted, ${log.count('center.restored')} as restored
      from center_changes x left join treatment_centers c on c.id = x.center_id
        left join deleted_centers d on d.id = x.center_id
      where set_id = ${(await read())?.id ?? null}`)
    const { deleted = 0, restored = 0 } = row ?? {}
    expect(row).toEqual({
      halfDeleted: 0,
      halfKept: 0,
      kept: 0,
      undone: restored,
      remaining: counts.cedars - deleted + restored,
      deleted,
      restored,
    })
  }
  const deletion: Work = {
    name: 'a bulk deletion',
    prepare: async (state) => {
      if (state === 'given-up') {
        await undoGivenUp(server, read)
        await expectCentersAsBefore()
        await log.remember()
      }
      const all = String(await countCedars())
      const page = `/admin/centers/selected?q=cedar&all=${all}`
      const seen = readShown(await open(page), 'seen')
      return () => send(page, { intent: 'delete', all, seen })
    },
    readState: async () => readStateOf(await read(), { done: 'over' }),
    expectWhole,
    expectDone: async () => expect(await countCedars()).toBe(0),
  }
  const undo: Work = {
    name: "a bulk deletion's undo",
    prepare: async () => {
      const { id = '' } = (await read()) ?? {}
      return () => send(bulkPage, { id })
    },
    readState: async () => readStateOf(await read(), { done: 'none', undone: 'over' }),
    expectWhole,
    expectDone: expectCentersAsBefore,
  }
  return [deletion, undo]
}

/** Only an undo is offered of work that was given up; then it begins again. */
async function undoGivenUp(
  { send }: KillableServer,
  read: () => Promise<BulkSet | null>,
): Promise<void> {
  await send(bulkPage, { id: (await read())?.id ?? '' })
  await expect
    .poll(async () => (await read())?.state, { interval: 20, timeout: longestWork })
    .toBe('undone')
}

function readStateOf(set: BulkSet | null, names: Partial<Record<string, WorkState>>): WorkState {
  if (!set) return 'none'
  if (set.state === 'failed') expect(set.error).toContain('The server stopped twice')
  return set.state === 'failed' ? 'given-up' : (names[set.state] ?? 'working')
}

/** Read the newest set of a kind that is made from now on. */
async function rememberSets({ operate }: KillableServer, kind: string) {
  const [now] = await operate<{ now: string }>(sql`select now()::text as now`)
  return async () => {
    const [set] = await operate<BulkSet>(sql`select id, state, error from change_sets
      where kind = ${kind} and made_at > ${now?.now}::timestamptz order by made_at desc limit 1`)
    return set ?? null
  }
}

/** Remember the end of the log. `count` is how often an action is logged after it, in SQL. */
async function rememberLog({ operate }: KillableServer) {
  let last = 0
  const remember = async () => {
    const [row] = await operate<{ last: number }>(
      sql`select coalesce(max(id), 0)::integer as last from activities`,
    )
    last = row?.last ?? 0
  }
  await remember()
  const count = (action: string) => sql`(select count(*)::integer from activities
    where action = ${action} and id > ${last})`
  return { remember, count }
}
