import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { addDays } from '#app/lib/calendar-day.ts'
import { findWeekday, formatDate, formatIsoDate } from '#app/lib/format-date.ts'
import { asOperator } from '#db/as-viewer.server.ts'
import { createLogger } from '#server/logger.ts'
import { timeZone } from '#site/state.ts'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import { createMondayMailJob } from './monday-mail.ts'

const site = { name: 'The Directory', url: 'https://directory.example.org' }
const logger = createLogger('silent')
/** This week's Monday, because accuracy counts by the clock of the database. */
const mondayDay = addDays(formatIsoDate(new Date()), 1 - findWeekday(new Date()))
/** A day of that week or of another one, by its distance from that Monday: late in the morning in the state. */
const at = (days: number) => new Date(`${addDays(mondayDay, days)}T15:30:00Z`)
const [monday, tuesday, thursday] = [at(0), at(1), at(3)]

describeWithDatabase('the Monday email', (database, operate) => {
  const createJob = (now: Date) =>
    createMondayMailJob({
      database: database(),
      site,
      logger,
      readLastBackup: async () => new Date('2026-11-23T08:00:00Z'),
      readFreeMegabytes: async () => 900,
      wakeOutbox: () => {},
      now: () => now,
    })
  const run = (now = monday) => createJob(now).run(new AbortController().signal)
  const readQueued = () =>
    operate<{ recipient: string; subject: string; text: string }>(
      sql`select recipient, subject, text from outbox where kind = 'monday' order by recipient`,
    )
  const listRecipients = async () => (await readQueued()).map(({ recipient }) => recipient)
  const addStaff = (
    name: string,
    { role = 'admin', status = 'active', since = '2024-01-01', isSample = false } = {},
  ) =>
    operate(sql`with account as (insert into auth_users (name, email, email_verified)
        values (${name}, ${`${name}@example.org`}, true) returning id),
      person as (insert into profiles (id, username, status, is_sample, created_at)
        select id, ${name}, ${status}, ${isSample}, ${since}::date from account returning id)
      insert into user_roles (user_id, role) select id, ${role} from person`)
  const addCenters = (count: number, source = 'staff') =>
    operate(sql`insert into treatment_centers (slug, name, source, phone)
      select ${source} || n, 'Center ' || n, ${source}, '(609) 555-01' || (n + 10)
      from generate_series(1, ${count}) n`)

  beforeEach(() =>
    asOperator(database(), (db) =>
      db.execute(sql`truncate treatment_centers, auth_users, outbox, field_checks,
        problem_reports, center_events cascade`),
    ),
  )

  it('goes to each active administrator once, also from two processes and after a restart', async () => {
    await addCenters(1)
    await addStaff('ada')
    await addStaff('bea')
    await addStaff('moderator', { role: 'moderator' })
    await addStaff('gone', { status: 'suspended' })
    await addStaff('demo', { isSample: true })
    await Promise.all([run(), run()])
    await run(tuesday)
    expect(await listRecipients()).toEqual(['ada@example.org', 'bea@example.org'])
  })

  it('is late after a Monday without the server, but not on Thursday', async () => {
    await addCenters(1)
    await addStaff('ada')
    await run(thursday)
    expect(await readQueued()).toEqual([])
    await run(tuesday)
    expect(await readQueued()).toHaveLength(1)
  })

  it('begins with the first Monday of an account', async () => {
    await addCenters(1)
    await addStaff('new', { since: addDays(mondayDay, 1) })
    await run(tuesday)
    expect(await readQueued()).toEqual([])
    await run(at(7))
    expect(await readQueued()).toHaveLength(1)
  })

  it('says nothing of an empty directory or of samples', async () => {
    await addStaff('ada')
    await run()
    await addCenters(2, 'sample')
    await run()
    expect(await readQueued()).toEqual([])
  })

  it('has last week, what waits, how accurate we are, and the server', async () => {
    await addStaff('ada')
    await addCenters(40)
    await operate(
      sql`insert into treatment_centers (slug, name, source) values ('bare', 'Bare', 'staff')`,
    )
    // Sunday evening in the state is Monday in UTC. What happens on Monday is in the next email.
    const midnight = sql`${mondayDay}::timestamp at time zone ${timeZone}`
    await operate(sql`update center_events set happened_at = ${midnight}
      - case when slug like 'staff1%' then interval '1 minute' else interval '0' end`)
    const ids = await operate<{ id: string }>(
      sql`select id from treatment_centers where phone is not null order by slug`,
    )
    const results = [...Array(36).fill('right'), 'wrong', 'wrong', 'closed', 'no-answer']
    for (const [index, { id }] of ids.entries()) {
      await operate(sql`insert into field_checks (center_id, field, result, how, checked_at, is_drawn)
        values (${id}, 'phone', ${results[index]}, 'called', ${at(-5)}::timestamptz, true)`)
    }
    await operate(sql`insert into problem_reports (center_id, kind, reporter, created_at)
      select id, 'closed', ${randomUUID()}, ${at(-3)}::timestamptz from treatment_centers where slug = 'bare'`)
    await run()
    const [mail] = await readQueued()
    expect(mail?.subject).toBe('The Directory: 40 calls are due this week')
    const text = mail?.text ?? ''
    expect(text).toContain(
      `Last week, ${formatDate(at(-7))} to ${formatDate(at(-1))}: Listings: 11 added. Visitors reported 1 problem. 40 calls: 36 right, 2 wrong, 1 closed, 1 without an answer.`,
    )
    expect(text).toMatch(/Waiting now: Calls due: 40\. .*Numbers to find: 1\./)
    expect(text).toMatch(
      /How accurate we are: 92% of the numbers are right, between \d+% and \d+% \(39 centers drawn at random in 90 days\)\. 0 of 41 open listings/,
    )
    expect(text).toContain(
      'The server: last backup November 23, 2026, 3:00 AM. Only 900 MB are free on the disk. Make room on it soon.',
    )
    expect(text).toContain('Start here:\nhttps://directory.example.org/admin/today')
    expect(text).toContain('MONDAY_MAIL=off')
  })
})
