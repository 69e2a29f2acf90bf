import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach } from 'vitest'
import { addSource, requestRun } from '#app/data/sources/change-sources.server.ts'
import type { SourceInput } from '#app/data/sources/source-input.ts'
import { takeSource } from '#app/data/sources/source-queue.server.ts'
import type { SourceWork } from '#app/data/sources/source-work.ts'
import { asViewer } from '#db/as-viewer.server.ts'
import { timeZone } from '#site/state.ts'
import { people, seedPeople, viewers } from './seed-every-table.ts'
import { describeWithDatabase } from './test-database.ts'

/** The form of a source that is read every night. */
export const input: SourceInput = {
  name: 'State list',
  kind: 'file',
  address: 'https://lists.example.org/centers.csv',
  sType: '',
  sAddr: '',
  limitType: '',
  limitValue: '',
  pageSize: '',
  sCodes: '',
  sLanguages: '',
  sort: '',
  schedule: 'nightly',
  listedIn: 'State list',
  sameName: 'skip',
  outside: 'keep',
  rules: [],
  mailTo: [people.admin],
}
const noFiles = { has: () => false, remove: async (_id: string) => {} }

type Database = Parameters<Parameters<typeof describeWithDatabase>[1]>[0]
type Operate = Parameters<Parameters<typeof describeWithDatabase>[1]>[1]

/** `describeWithDatabase` with functions for the queue of sources, which is empty before each test. */
export function describeQueue(title: string, tests: (queue: ReturnType<typeof open>) => void) {
  describeWithDatabase(title, (database, operate) => {
    beforeAll(() => seedPeople(database()))
    beforeEach(() => operate(sql`truncate sources, outbox, leases cascade`))
    tests(open(database, operate))
  })
}

function open(database: Database, operate: Operate) {
  const add = async (change: Partial<SourceInput> = {}) => {
    const added = await asViewer(database(), viewers.admin, (db) =>
      addSource(db, { ...input, ...change }),
    )
    if (!added.ok) throw new Error('Not added')
    return added.value
  }
  const request = (id: string, file: Parameters<typeof requestRun>[2] = null) =>
    asViewer(database(), viewers.admin, (db) => requestRun(db, id, file))
  const take = (files = noFiles) => takeSource(database(), files)
  const makeDue = () => operate(sql`update sources set next_run_at = now() - interval '1 minute'`)
  const endLeases = () => operate(sql`update leases set lease_until = null`)
  const readSource = async () => {
    const [source] = await operate<Record<string, unknown>>(sql`select *,
      to_char(next_run_at at time zone ${timeZone}, 'HH24:MI') as clock,
      extract(isodow from next_run_at at time zone ${timeZone})::integer as weekday from sources`)
    return source
  }
  async function takeDue(): Promise<SourceWork> {
    // The work before came to its end.
    await operate(sql`delete from leases`)
    await makeDue()
    const work = await take()
    if (!work) throw new Error('No source is due')
    return work
  }
  return { database, operate, add, request, take, makeDue, endLeases, readSource, takeDue }
}
