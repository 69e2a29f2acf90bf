import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { centers, seedEveryTable, viewers } from '#tests/support/seed-every-table.ts'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import { asMailer, asOperator, asViewer } from './as-viewer.server.ts'
import { readRows } from './read-rows.server.ts'

const center = centers.untouched
const key = 'the key'

describeWithDatabase('a link of a center', (database, operate) => {
  const answer = async (
    fields: string,
    { corrected = '{}', changed = '{}', words = '', by = key } = {},
  ) => {
    const [row] = await asViewer(database(), viewers.anonymous, (db) =>
      readRows<{ value: boolean }>(
        db,
        sql`select answer_center_link(${by}, ${fields}::text[], ${changed}::jsonb,
          ${corrected}::text[], ${words}) as value`,
      ),
    )
    return row?.value
  }
  const find = () =>
    asViewer(database(), viewers.anonymous, (db) =>
      readRows(db, sql`select center_id from find_center_link(${key})`),
    )
  const readChecks = () =>
    operate(
      sql`select field, how, county from field_checks where center_id = ${center} order by field`,
    )
  const readWaiting = () =>
    operate(sql`select changes, note, source from suggestions where center_id = ${center}`)

  beforeEach(async () => {
    await asOperator(database(), (db) =>
      db.execute(sql`truncate auth_users, treatment_centers, field_checks, calls, claims, bed_links,
        bed_availability, center_links, center_contacts, center_distinctions, center_former_ids,
        center_merges, deleted_centers, outbox, imports, import_mappings, sources, empty_searches,
        rate_limits, report_salts, auth_verifications cascade`),
    )
    await seedEveryTable(database())
    await operate(sql`insert into center_links (center_id, made_for, key_hash)
      values (${center}, ${center}, encode(sha256(${key}::bytea), 'hex'))`)
  })

  it('stores what the center confirmed, once a day, and changes nothing of the listing', async () => {
    await operate(sql`insert into problem_reports (center_id, kind, reporter)
      values (${center}, 'wrong-number', 'a')`)
    const readListing = () =>
      operate(sql`select c::text, (select json_agg(r)::text from problem_reports r) as reports
        from treatment_centers c where id = ${center}`)
    const before = await readListing()
    expect(await answer('{phone,status}')).toBe(true)
    expect(await answer('{phone,status}')).toBe(true)
    expect(await readChecks()).toEqual([
      { field: 'phone', how: 'link', county: 'Essex' },
      { field: 'status', how: 'link', county: 'Essex' },
    ])
    expect(await readListing()).toEqual(before)
    expect(await readWaiting()).toEqual([])
    // The published figures count calls only.
    expect(await operate(sql`select 1 from accuracy_calls where center_id = ${center}`)).toEqual([])
  })

  it('keeps the newest answer: a correction takes back what was confirmed, and replaces one that waits', async () => {
    await answer('{phone,website}')
    await answer('{}', { corrected: '{phone}', changed: '{"phone":"609 555 0111"}' })
    await answer('{}', {
      corrected: '{phone}',
      changed: '{"phone":"609 555 0112"}',
      words: 'New line',
    })
    expect(await readChecks()).toMatchObject([{ field: 'website' }])
    expect(await readWaiting()).toEqual([
      { changes: { phone: '609 555 0112' }, note: 'New line', source: 'center-link' },
    ])
  })

  it.each([
    ['revoked', sql`update center_links set revoked_at = now()`],
    ['expired', sql`update center_links set expires_at = now()`],
    ['of a center that is gone', sql`delete from treatment_centers where id = ${center}`],
    [
      'that followed its center into another',
      sql`update center_links set center_id = ${centers.pending}`,
    ],
    ['unknown', sql`update center_links set key_hash = 'another' where key_hash <> 'hash'`],
  ])('is dead when it is %s', async (_, end) => {
    expect(await find()).toHaveLength(1)
    await operate(end)
    expect(await find()).toEqual([])
    expect(await answer('{phone}')).toBe(false)
    expect(await readChecks()).toEqual([])
  })

  it.each(['', 'THE KEY', 'the key ', "' or true --", 'é'])(
    'has no other key: "%s"',
    async (by) => {
      expect(await answer('{phone}', { by })).toBe(false)
    },
  )

  it('takes only fields that there are', async () => {
    await expect(answer('{pinned}')).rejects.toThrow()
    await expect(answer('{}', { changed: '{"pinned":"true"}' })).rejects.toThrow()
  })

  it('hides a check by staff only once that is 90 days older', async () => {
    const addCheck = (days: number) =>
      operate(sql`insert into field_checks (center_id, field, result, how, checked_at) values
        (${center}, 'phone', 'right', 'called', now() - make_interval(days => ${days}::integer))`)
    const readHow = () =>
      operate(sql`select how from center_evidence where center_id = ${center} and field = 'phone'`)
    await addCheck(91)
    await answer('{phone}')
    expect(await readHow()).toEqual([{ how: 'link' }])
    await addCheck(89)
    expect(await readHow()).toEqual([{ how: 'called' }])
  })

  describe('by email', () => {
    const due = () =>
      asMailer(database(), (db) =>
        readRows<{ id: string; email: string }>(
          db,
          sql`select id, email from list_due_contacts(5)`,
        ),
      )
    const queue = async (contact = '', hash = 'new') => {
      const [row] = await asMailer(database(), (db) =>
        readRows<{ value: boolean }>(
          db,
          sql`select queue_link_mail(${contact}, ${hash}, 'S', 'T', 'H', 'https://example.org/u') as value`,
        ),
      )
      return row?.value
    }
    beforeEach(() =>
      operate(sql`insert into center_contacts (center_id, email, confirmed_for, confirmed_at)
        values (${center}, 'desk@example.org', ${center}, now())`),
    )

    it.each([
      ['nobody confirmed', sql`update center_contacts set confirmed_for = null`],
      [
        'was confirmed for a center merged since',
        sql`update center_contacts set center_id = ${centers.pending}`,
      ],
      ['unsubscribed', sql`update center_contacts set unsubscribed_at = now()`],
      [
        'got one within three months',
        sql`update center_contacts set mailed_at = now() - interval '80 days'`,
      ],
      [
        'belongs to a sample',
        sql`update treatment_centers set source = 'sample' where id = ${center}`,
      ],
      [
        'belongs to a closed center',
        sql`update treatment_centers set permanently_closed = true where id = ${center}`,
      ],
      [
        'belongs to a center that answered',
        sql`update center_links set answered_at = now() where center_id = ${center}`,
      ],
    ])('never goes to an address that %s', async (_, change) => {
      const [contact] = await due()
      expect(contact?.email).toBe('desk@example.org')
      await operate(change)
      expect(await due()).toEqual([])
      expect(await queue(contact?.id)).toBe(false)
    })

    it('goes once, and replaces the links before', async () => {
      const [contact] = await due()
      const both = await Promise.all([queue(contact?.id, 'one'), queue(contact?.id, 'two')])
      expect(both.sort()).toEqual([false, true])
      expect(await find()).toEqual([])
      expect(
        await operate(
          sql`select recipient, unsubscribe_url from outbox where kind = 'center-link'`,
        ),
      ).toEqual([{ recipient: 'desk@example.org', unsubscribe_url: 'https://example.org/u' }])
    })

    it('stops with the key in it, and with no other', async () => {
      const stop = (by: ReturnType<typeof sql>) =>
        asViewer(database(), viewers.anonymous, (db) =>
          readRows(db, sql`select unsubscribe_contact(${by}) as value`),
        )
      expect(await stop(sql`gen_random_uuid()`)).toEqual([{ value: false }])
      expect(await due()).toHaveLength(1)
      const [row] = await operate<{ key: string }>(
        sql`select unsubscribe_key as key from center_contacts where center_id = ${center}`,
      )
      expect(await stop(sql`${row?.key}::uuid`)).toEqual([{ value: true }])
      expect(await due()).toEqual([])
    })
  })

  it('follows its center into another, with its contacts, and goes after its time', async () => {
    await operate(sql`update center_links set expires_at = now() - interval '61 days'`)
    await operate(sql`update center_contacts set center_id = gen_random_uuid()`)
    await operate(sql`select sweep_overdue()`)
    expect(await operate(sql`select id from center_links`)).toEqual([])
    expect(await operate(sql`select id from center_contacts`)).toEqual([])
  })
})
