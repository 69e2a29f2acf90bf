import { type SQL, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { asOperator, asViewer } from '#db/as-viewer.server.ts'
import type { Executor } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { recordActivity } from '#db/record-activity.server.ts'
import {
  centers,
  errorCode,
  message,
  people,
  seedEveryTable,
  viewers,
} from '#tests/support/seed-every-table.ts'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import { type AuditLogQuery, commandLine, readAuditLogQuery } from './audit-log.ts'
import { readAuditLogExport, readAuditLogPage } from './read-audit-log.server.ts'

const everything = readAuditLogQuery(new URLSearchParams())

describeWithDatabase('the audit log', (database) => {
  beforeAll(async () => {
    await seedEveryTable(database())
    const write = (db: Executor) =>
      recordActivity(
        db,
        { action: 'center.pinned', subjectId: centers.approved, subjectName: 'Hope 50% House' },
        { action: 'member.banned', subjectId: people.another, subjectName: 'another' },
        { action: 'center.deleted', subjectId: crypto.randomUUID(), subjectName: 'Gone House' },
      )
    await asViewer(database(), viewers.admin, write)
    await asViewer(database(), viewers.moderator, async (db) => {
      const [review] = await readRows<{ id: string }>(
        db,
        sql`select id from reviews where center_id = ${centers.pending} limit 1`,
      )
      await recordActivity(db, {
        action: 'review.approved',
        subjectId: review?.id ?? null,
        subjectName: 'Review of Center pending',
      })
      await recordActivity(db, {
        action: 'message.answered',
        subjectId: message,
        subjectName: 'Message of today',
      })
    })
    await asOperator(database(), async (db) => {
      // Add 120 entries with old dates. Only the owner can do this, with the trigger disabled.
      await db.execute(sql`alter table activities disable trigger activities_sign`)
      await db.execute(sql`insert into activities (action, subject_name, occurred_at)
        select 'import.finished', 'file-' || n, timestamptz '2026-03-08T04:30Z' + n * interval '1 minute'
        from generate_series(1, 120) n`)
      await db.execute(sql`alter table activities enable trigger activities_sign`)
    })
  })

  const open = (query: Partial<AuditLogQuery>, viewer = viewers.admin) =>
    asViewer(database(), viewer, (db) => readAuditLogPage(db, { ...everything, ...query }))
  const find = async (query: Partial<AuditLogQuery>) =>
    (await open(query)).entries.map(({ subjectName }) => subjectName)

  it('shows each entry once, page by page, newest first', async () => {
    const names: string[] = []
    let before: number | null = null
    for (const size of [50, 50, 26]) {
      const { entries, older } = await open({ before })
      expect(entries).toHaveLength(size)
      expect(older).toBe(size === 50 ? entries.at(-1)?.id : null)
      names.push(...entries.map(({ subjectName }) => subjectName))
      before = older
    }
    expect(new Set(names).size).toBe(126)
    expect(names[0]).toBe('Message of today')
    expect(names.at(-1)).toBe('file-1')
  })

  it('shows who acted, and links to subjects that still exist', async () => {
    const { entries, actors } = await open({ action: 'center' })
    expect(entries.map(({ subjectName, subjectPath }) => [subjectName, subjectPath])).toEqual([
      ['Gone House', null],
      ['Hope 50% House', '/centers/approved'],
      ['Center', null],
    ])
    expect(entries[0]).toMatchObject({ who: 'Pat Secretname-admin', when: expect.any(Date) })
    expect(entries[2]).toMatchObject({ who: 'Command line' })
    expect(actors).toEqual([
      { id: people.admin, name: 'Pat Secretname-admin' },
      { id: people.moderator, name: 'Pat Secretname-moderator' },
    ])
    const [member] = (await open({ action: 'member.banned' })).entries
    expect(member?.subjectPath).toBe(`/admin/users?q=${people.another}`)
    const [review] = (await open({ action: 'review' })).entries
    expect(review?.subjectPath).toBe('/centers/pending')
    const [answered] = (await open({ action: 'message' })).entries
    expect(answered?.subjectPath).toBe(`/admin/messages/${message}`)
  })

  it('is filtered by person, action, subject and day', async () => {
    expect(await find({ who: people.moderator })).toEqual([
      'Message of today',
      'Review of Center pending',
    ])
    expect(await find({ who: commandLine, action: 'center' })).toEqual(['Center'])
    expect(await find({ action: 'center.pinned' })).toEqual(['Hope 50% House'])
    expect(await find({ subject: 'house' })).toEqual(['Gone House', 'Hope 50% House'])
    expect(await find({ subject: '50% h' })).toEqual(['Hope 50% House'])
    expect(await find({ subject: 'H_pe' })).toEqual([])
    expect(await find({ subject: centers.approved })).toEqual(['Hope 50% House'])
    expect(await find({ subject: 'house', who: people.moderator })).toEqual([])
  })

  it('uses New Jersey days', async () => {
    // Midnight in New Jersey was 05:00 UTC: 29 entries are from March 7, and the rest from March 8.
    const count = async (query: Partial<AuditLogQuery>) => {
      const read = (db: Executor) => readAuditLogExport(db, { ...everything, ...query })
      return (await asViewer(database(), viewers.admin, read)).entries.length
    }
    expect(await count({ from: '2026-03-07', to: '2026-03-07' })).toBe(29)
    expect(await count({ from: '2026-03-08', to: '2026-03-08' })).toBe(91)
    expect(await count({ to: '2026-03-06' })).toBe(0)
    expect(await count({ from: '2026-03-08' })).toBe(97)
  })

  it('exports all matching entries, newest first', async () => {
    const read = (db: Executor) =>
      readAuditLogExport(db, { ...everything, action: 'import', before: 3 })
    const { entries, isCut } = await asViewer(database(), viewers.admin, read)
    expect(entries).toHaveLength(120)
    expect(entries[0]?.subjectName).toBe('file-120')
    expect(isCut).toBe(false)
  })

  describe('for someone who is not an admin', () => {
    it.each(['moderator', 'member', 'suspended'] as const)('is empty: %s', async (person) => {
      expect(await open({}, { ...viewers[person], role: 'admin' })).toEqual({
        entries: [],
        older: null,
        actors: [],
      })
    })

    it('is not accessible: anonymous', async () => {
      await expect(
        asViewer(database(), viewers.anonymous, (db) => readAuditLogPage(db, everything)),
      ).rejects.toSatisfy((error) => errorCode(error) === '42501')
    })
  })

  it.each<[string, SQL]>([
    ['changes', sql`update activities set subject_name = 'Somebody else'`],
    ['removes', sql`delete from activities`],
    ['empties', sql`truncate activities`],
    [
      'claims to be another in',
      sql`insert into activities (action, subject_name, actor_id)
      values ('center.pinned', 'x', ${people.moderator})`,
    ],
    [
      'dates back',
      sql`insert into activities (action, subject_name, occurred_at)
      values ('center.pinned', 'x', '2020-01-01')`,
    ],
  ])('is protected: nobody %s it, not even admins', async (_action, statement) => {
    for (const person of ['anonymous', 'member', 'moderator', 'admin'] as const) {
      await expect(
        asViewer(database(), viewers[person], (db) => db.execute(statement)),
      ).rejects.toSatisfy((error) => errorCode(error) === '42501')
    }
  })
})
