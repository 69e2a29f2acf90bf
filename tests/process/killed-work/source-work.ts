import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { makeRecord, newPhone, rememberCenters } from './centers.ts'
import type { Work, WorkState } from './kill-at-moments.ts'
import type { KillableServer } from './killable-server.ts'

/** Records of the list: known centers with another number, and new ones. */
const changed = 550
const added = 300

export type Group = 'changed-phone' | 'new'

/** The comparison of an uploaded list, the accepting of its two groups, and the undo of the run. */
export async function makeSourceWorks(server: KillableServer): Promise<Work[]> {
  const { operate, send, upload } = server
  const expectCentersAsBefore = await rememberCenters(server)
  const source = await addSource(server, { kind: 'upload' })
  const { readState, readRun, readNewest } = readRunsOf(server, source)
  const runPage = async () => `/admin/sources/${source}/runs/${(await readRun())?.id}`

  /** Each difference is accepted, and so its center changed, logged and in the set of changes; or none of it. */
  const expectWhole = async () => {
    const run = await readNewest()
    if (!run) return
    const [row] = await operate(sql`select
        (select count(*)::integer from differences where run_id = ${run.id}) as found,
        (select count(distinct concat(coalesce(record_key, center_id::text), kind, fact))::integer from differences
          where run_id = ${run.id}) as different,
        (select count(*)::integer from differences d join treatment_centers c on c.id = d.center_id
          where run_id = ${run.id} and d.kind = 'changed'
            and (d.status = 'accepted') <> (c.phone like '(732)%')) as "halfChanged",
        (select count(*)::integer from differences d where run_id = ${run.id} and d.kind = 'new'
          and (d.status = 'accepted') <> exists (select from treatment_centers c
            where c.name = d.draft ->> 'name' and c.id = d.center_id)) as "halfAdded",
        (select count(*)::integer from differences d where run_id = ${run.id} and (d.status = 'accepted') <> exists (
          select from center_changes x where x.set_id = d.run_id and x.difference_id = d.id
            and x.center_id = d.center_id and not x.undone)) as "halfInSet",
        (select count(*)::integer from treatment_centers where phone like '(732)%')
          - (select count(*)::integer from differences
            where run_id = ${run.id} and kind = 'changed' and status = 'accepted') as "otherChanged",
        (select count(*)::integer from treatment_centers where name like 'Birch %')
          - (select count(*)::integer from differences
            where run_id = ${run.id} and kind = 'new' and status = 'accepted') as "otherAdded",
        (select count(*)::integer from center_changes x where set_id = ${run.id}
          and (select count(*) from activities a where a.subject_id = x.center_id and a.occurred_at >= r.started_at
            and a.action like 'center.source-%') <> case when x.undone then 2 else 1 end) as "otherLogged",
        (select count(*)::integer from center_changes where set_id = ${run.id} and kept_because is not null) as kept
      from source_runs r where id = ${run.id}`)
    const none = {
      halfChanged: 0,
      halfAdded: 0,
      halfInSet: 0,
      otherChanged: 0,
      otherAdded: 0,
      otherLogged: 0,
      kept: 0,
    }
    expect(row).toEqual({ ...none, found: row?.different, different: row?.different })
  }

  const compare: Work = {
    name: "a source's comparison",
    prepare: async () => () =>
      upload(`/admin/sources/${source}/upload`, new File([writeList()], 'list.json')),
    readState,
    expectWhole,
    expectDone: async () => {
      const run = await readRun()
      expect(run?.counts).toMatchObject({ new: added, changed, vanished: 0, conflicting: 0 })
      expect(await countBy(server, run?.id ?? '', 'open')).toEqual({ changed, new: added })
      await expectCentersAsBefore()
    },
  }

  /** The state of the worker's changes for a run. */
  const readSetState = async (runId: string) => {
    const [set] = await operate<{ state: string }>(
      sql`select state from change_sets where id::text = ${runId}`,
    )
    return set?.state ?? null
  }

  const accept = (group: Group, count: number): Work => ({
    name: `accepting the group ${group}`,
    prepare: async () => {
      const page = await runPage()
      return () => send(page, { intent: 'accept-group', group })
    },
    readState: async () => {
      const kind = group === 'new' ? 'new' : 'changed'
      const id = (await readRun())?.id ?? ''
      const state = await readSetState(id)
      if (state === 'running') return 'working'
      const accepted = (await countBy(server, id, 'accepted'))[kind] ?? 0
      if (accepted === count) return 'over'
      if (state === 'failed') return 'given-up'
      return accepted === 0 ? 'none' : 'stopped'
    },
    expectWhole,
    expectDone: async () => {
      const accepted = await countBy(server, (await readRun())?.id ?? '', 'accepted')
      expect(accepted[group === 'new' ? 'new' : 'changed']).toBe(count)
    },
  })

  const undo: Work = {
    name: 'the undo of a run',
    prepare: async () => {
      const page = await runPage()
      return () => send(page, { intent: 'undo' })
    },
    readState: async () => {
      const run = await readRun()
      if (run?.state === 'undoing' && (await readSetState(run.id)) === 'failed') return 'given-up'
      const states: Record<string, WorkState> = { open: 'none', undoing: 'working', undone: 'over' }
      const state = states[run?.state ?? '']
      if (!state) throw new Error(`The run is ${run?.state}`)
      return state
    },
    expectWhole,
    expectDone: async () => {
      await expectCentersAsBefore()
      await removeSource(server, source)
    },
  }
  return [compare, accept('changed-phone', changed), accept('new', added), undo]
}

/** The reading of a locator and the comparison of what it says, which is `records` new centers. */
export async function makeLocatorWork(server: KillableServer, records: number): Promise<Work> {
  const { send } = server
  const expectCentersAsBefore = await rememberCenters(server)
  const address = 'https://locator.example.org/locator/listing'
  const source = await addSource(server, { kind: 'locator', address })
  const { readState, readRun, readNewest } = readRunsOf(server, source)
  return {
    name: 'a fetch of the locator',
    prepare: async () => () => send(`/admin/sources/${source}`, { intent: 'run' }),
    readState,
    expectWhole: async () => {
      const run = await readNewest()
      const [row] = await server.operate(sql`select count(*)::integer as found,
        count(distinct record_key)::integer as different from differences where run_id = ${run?.id ?? null}`)
      expect(row?.found).toBe(row?.different)
      await expectCentersAsBefore()
    },
    expectDone: async () => {
      const run = await readRun()
      expect(run?.counts).toMatchObject({ new: records, changed: 0, vanished: 0, conflicting: 0 })
      expect(await countBy(server, run?.id ?? '', 'open')).toEqual({ new: records })
      await removeSource(server, source)
    },
  }
}

type Run = { id: string; state: string; error: string | null; counts: object | null }

function readRunsOf({ operate }: KillableServer, source: string) {
  const readNewest = async () => {
    const [run] = await operate<Run>(sql`select id, state, error, counts from source_runs
      where source_id = ${source} order by started_at desc limit 1`)
    return run ?? null
  }
  return {
    readNewest,
    readRun: readNewest,
    readState: async (): Promise<WorkState> => {
      const run = await readNewest()
      if (!run) return 'none'
      if (run.state === 'failed') expect(run.error).toContain('The server stopped twice')
      const states: Record<string, WorkState> = {
        waiting: 'working',
        fetching: 'working',
        comparing: 'working',
        failed: 'given-up',
        open: 'over',
      }
      const state = states[run.state]
      if (!state) throw new Error(`The run is ${run.state}`)
      return state
    },
  }
}

async function addSource(
  { operate }: KillableServer,
  { kind, address = null }: { kind: 'upload' | 'locator'; address?: string | null },
): Promise<string> {
  const id = randomUUID()
  const parameters = JSON.stringify(kind === 'locator' ? { sType: 'SA', pageSize: '100' } : {})
  await operate(sql`insert into sources (id, name, kind, address, parameters, listed_in, same_name)
    values (${id}, 'State list', ${kind}, ${address}, ${parameters}::text::jsonb, 'State list', 'import')`)
  return id
}

const removeSource = ({ operate }: KillableServer, id: string) =>
  operate(sql`delete from sources where id = ${id}`)

async function countBy({ operate }: KillableServer, run: string, status: string) {
  const rows = await operate<{
    kind: string
    count: number
  }>(sql`select kind, count(*)::integer as count
    from differences where run_id = ${run} and status = ${status} group by 1`)
  return Object.fromEntries(rows.map(({ kind, count }) => [kind, count]))
}

function writeList(): string {
  const range = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
  return JSON.stringify([
    ...range(changed).map((number) => ({
      ...makeRecord('Alder', number),
      phone: newPhone(number),
    })),
    ...range(added).map((number) => makeRecord('Birch', number)),
  ])
}
