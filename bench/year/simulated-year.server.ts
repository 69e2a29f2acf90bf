import { sql } from 'drizzle-orm'
import { publishedDays } from '#app/center/fields/checked-fields.ts'
import { acceptDifferences, decisionSize } from '#app/data/sources/accept-differences.server.ts'
import { listDifferenceIds } from '#app/data/sources/read-differences.server.ts'
import { listDays, listWorkDays } from '#app/lib/work-days.ts'
import { hasWrongNumber, plannedCenters } from '#app/staff/calls/call-session.server.ts'
import { type CallPlan, planCalls } from '#app/staff/today/call-pace.ts'
import { readPace } from '#app/staff/today/read-today.server.ts'
import { asOperator, asViewer } from '#db/as-viewer.server.ts'
import type { Database, Executor } from '#db/client.server.ts'
import { readRow, readRows } from '#db/read-rows.server.ts'
import type { Viewer } from '#db/viewer.ts'
import {
  createListSource,
  type ListRun,
  readList,
  type Source,
  writeEmptyList,
  writeList,
  writePoisonedList,
} from './list-source.server.ts'
import { workOneDay } from './operator-day.server.ts'
import { answerLinks } from './quarter-links.server.ts'
import { createRandom } from './random.ts'
import { moveToDay, year } from './simulated-clock.server.ts'
import { callListed, createWorld, passDay, rates, updateList, type World } from './world.ts'

export type YearSettings = {
  centers: number
  callsADay: number
  seed: number
  /** Ends after that many months. */
  months?: number
}

export type Month = {
  /** ISO month. */
  month: string
  calls: number
  /** Calls that found a changed fact, and those of them that settled it. */
  changed: number
  settled: number
  /** Shares of centers that a person checked within `publishedDays`, 0 to 1. */
  ofCallable: number
  ofListed: number
  /** As `ofCallable`, with the centers that confirmed their number by link. */
  withLinks: number
  linkAnswers: number
  unreachable: number
  plan: CallPlan | null
}

/** The result of a call that day to each center that the random draw may take. */
export type SampleDay = { day: string; results: Map<string, ReturnType<typeof callListed>> }

export type Year = {
  settings: YearSettings
  months: Month[]
  samples: SampleDay[]
  /** The true list of each month, one that lost all its centers, and one with false numbers and centers. */
  lists: { kind: 'true' | 'empty' | 'false'; day: string; run: ListRun }[]
  seconds: number
}

const operator: Viewer & { kind: 'member' } = {
  kind: 'member',
  userId: '00000000-0000-4000-8000-000000000000',
  role: 'admin',
}

/** The state at the beginning of a month. */
const noCalls = { calls: 0, changed: 0, settled: 0, linkAnswers: 0 }

/** Run a year of calls over an empty, migrated database. Calls `onMonth` after each month. */
export async function simulateYear(
  database: Database,
  settings: YearSettings,
  onMonth: (month: Month) => void = () => {},
): Promise<Year> {
  const started = performance.now()
  const random = createRandom(settings.seed)
  const world = createWorld(settings.centers, random)
  await addOperator(database)
  const source = await createListSource(database)
  await publishList(database, world, source)
  const workDays = new Set(listWorkDays(year))
  const { months: lastMonth = 12 } = settings
  const days = listDays(year).filter((day) => Number(day.slice(5, 7)) <= lastMonth)
  const months: Month[] = []
  const samples: SampleDay[] = []
  const lists: Year['lists'] = []
  let done = noCalls
  for (const [index, day] of days.entries()) {
    passDay(world, random)
    await reportNumbers(database, world, day, random)
    const list = readListOf(day, world, random)
    if (list) {
      const run = await readList(database, source, list.records, day)
      lists.push({ kind: list.kind, day, run })
    }
    if (isQuarterDay(day)) {
      done = {
        ...done,
        linkAnswers: done.linkAnswers + (await answerLinks(database, world, random)),
      }
      await moveToDay(database, new Date(`${day}T10:00:00Z`))
    }
    if (workDays.has(day)) {
      samples.push({ day, results: await listDrawable(database, world) })
      const work = { database, operator, world, day, calls: settings.callsADay, random }
      const { made, changed, settled } = await workOneDay(work)
      done = {
        ...done,
        calls: done.calls + made,
        changed: done.changed + changed,
        settled: done.settled + settled,
      }
    }
    if (day.slice(0, 7) === days[index + 1]?.slice(0, 7)) continue
    const month = await readMonth(database, day, done)
    months.push(month)
    onMonth(month)
    done = noCalls
  }
  return { settings, months, samples, lists, seconds: (performance.now() - started) / 1000 }
}

function addOperator(database: Database): Promise<void> {
  const { userId } = operator
  return asOperator(database, async (db) => {
    await db.execute(sql`insert into auth_users (id, name, email)
      values (${userId}, 'operator', 'operator@example.org')`)
    await db.execute(sql`insert into profiles (id, full_name) values (${userId}, 'Operator')`)
    await db.execute(sql`insert into user_roles (user_id, role) values (${userId}, 'admin')`)
  })
}

/** Read the list for the first time and publish its centers, as the operator does. */
async function publishList(database: Database, world: World, source: Source): Promise<void> {
  const run = await readList(database, source, writeList(world), `${year - 1}-01-01`)
  for (;;) {
    const ids = await asViewer(database, operator, (db) =>
      listDifferenceIds(db, { runId: run.id, group: null, after: null }, decisionSize),
    )
    if (ids.length === 0) break
    await asViewer(database, operator, (db) => acceptDifferences(db, ids))
  }
  const rows = await asOperator(database, (db) =>
    readRows<{ id: string; name: string }>(db, sql`select id, name from treatment_centers`),
  )
  const byName = new Map(world.centers.map((center) => [center.name, center]))
  for (const { id, name } of rows) {
    const center = byName.get(name)
    if (!center) continue
    center.id = id
    world.byId.set(id, center)
  }
  if (world.byId.size !== world.centers.length) throw new Error('The list was not published whole.')
}

/** Read the list that its publisher updated, and on two days a poisoned one. */
function readListOf(day: string, world: World, random: () => number) {
  if (day.endsWith('-02')) {
    updateList(world, random)
    return { kind: 'true' as const, records: writeList(world) }
  }
  if (day === `${year}-05-10`) return { kind: 'empty' as const, records: writeEmptyList() }
  if (day === `${year}-08-10`) return { kind: 'false' as const, records: writePoisonedList(world) }
  return null
}

/** Store the reports of a day's visitors; each comes from another network. */
async function reportNumbers(
  database: Database,
  { centers }: World,
  day: string,
  random: () => number,
): Promise<void> {
  const reported = centers.filter((center) => {
    const isWrong = center.phone !== center.listedPhone
    return random() < (isWrong ? rates.wrongNumberIsReported : rates.rightNumberIsReported)
  })
  if (reported.length === 0) return
  const ids = reported.map(({ id }) => id)
  await asOperator(database, (db) =>
    db.execute(sql`insert into problem_reports (center_id, kind, reporter, created_at)
      select c.id, 'wrong-number', ${day} || c.id, ${`${day}T06:00:00Z`}::timestamptz
      from treatment_centers c where c.id = any(${sql.param(ids)}::uuid[])`),
  )
}

/** List the centers that the random draw may take, with what a caller would hear. */
async function listDrawable(database: Database, world: World): Promise<SampleDay['results']> {
  const { ids } = await asOperator(database, (db) =>
    readRow<{ ids: string[] }>(
      db,
      sql`select coalesce(array_agg(id::text), '{}') as ids from treatment_centers
        where not permanently_closed and phone is not null`,
    ),
  )
  const drawable = ids.flatMap((id) => world.byId.get(id) ?? [])
  return new Map(drawable.map((center) => [center.id, callListed(center)]))
}

/** The fifteenth of the first month of each quarter. */
const isQuarterDay = (day: string) => /-(01|04|07|10)-15$/.test(day)

function readMonth(database: Database, day: string, done: typeof noCalls): Promise<Month> {
  const at = new Date(`${day}T23:00:00Z`)
  return asOperator(database, async (db) => {
    const pace = await readPace(db, at)
    const { listed, fresh, unreachable, confirmed } = await countListed(db, at)
    return {
      month: day.slice(0, 7),
      ...done,
      withLinks: pace.centers === 0 ? 0 : (pace.fresh + confirmed) / pace.centers,
      ofCallable: pace.centers === 0 ? 0 : pace.fresh / pace.centers,
      ofListed: listed === 0 ? 0 : fresh / listed,
      unreachable,
      plan: planCalls(pace),
    }
  })
}

/** `confirmed` counts callable centers that only their link confirmed. */
function countListed(db: Executor, at: Date) {
  const since = sql`${at}::timestamptz - make_interval(days => ${publishedDays}::integer)`
  return readRow<{ listed: number; fresh: number; unreachable: number; confirmed: number }>(
    db,
    sql`select count(*)::integer as listed,
        count(*) filter (where c.verified_at > ${since})::integer as fresh,
        count(*) filter (where c.unreachable)::integer as unreachable,
        count(*) filter (where c.phone is not null and not ${hasWrongNumber}
          and coalesce(c.verified_at, '-infinity') <= ${since}
          and exists (select 1 from field_checks l where l.center_id = c.id and l.field = 'phone'
            and l.how = 'link' and l.checked_at > ${since}))::integer as confirmed
      from ${plannedCenters} where not c.permanently_closed`,
  )
}
