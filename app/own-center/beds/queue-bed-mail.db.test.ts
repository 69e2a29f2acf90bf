import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { findMisusedTerms } from '#app/lib/spanish-glossary.ts'
import { asMailer, asOperator, asViewer } from '#db/as-viewer.server.ts'
import { viewers } from '#tests/support/seed-every-table.ts'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import { queueBedMail } from './queue-bed-mail.server.ts'
import { reportBeds } from './report-beds.server.ts'

const site = { name: 'The Directory', url: 'https://directory.example.org' }
const day = (number: number, hour = 15) => new Date(Date.UTC(2026, 10, number, hour))

describeWithDatabase('the daily email about open beds', (database, operate) => {
  const queue = (now: Date) => asMailer(database(), (db) => queueBedMail(db, site, now))
  /** Set when the last email was sent to the day before, as time passes. */
  const passDay = () =>
    operate(sql`update center_contacts set beds_mailed_at = '2026-11-01 15:00Z'`)
  const readKey = async () => {
    const [mail] = await operate<{ text: string }>(
      sql`select text from outbox order by created_at desc limit 1`,
    )
    return /camas\?key=([0-9A-Z-]{19})\n/.exec(mail?.text ?? '')?.[1] ?? ''
  }

  beforeEach(async () => {
    await asOperator(database(), (db) =>
      db.execute(
        sql`truncate treatment_centers, center_contacts, bed_links, bed_availability, outbox cascade`,
      ),
    )
    await operate(sql`with center as (
        insert into treatment_centers (slug, name, source) values ('center', 'Center', 'staff') returning id)
      insert into center_contacts (center_id, email, language, confirmed_for, wants_bed_mail)
      select id, 'desk@example.org', 'es', id, true from center`)
  })

  it('is one a day, not before 7 a.m., until three had no answer', async () => {
    expect(await queue(day(25, 11))).toBe(0)
    for (const sent of [1, 1, 1, 0]) {
      const both = await Promise.all([queue(day(25)), queue(day(25))])
      expect(both[0] + both[1]).toBe(sent)
      await passDay()
    }
    const key = await readKey()
    const form = new FormData()
    form.set('again', 'none')
    const said = await asViewer(database(), viewers.anonymous, (db) =>
      reportBeds(db, { key }, form, 'es'),
    )
    expect(said).toEqual({ ok: true, value: null })
    expect(await queue(day(26))).toBe(1)
  })

  it.each([
    ['did not ask for it', sql`wants_bed_mail = false`],
    ['is not confirmed', sql`confirmed_for = null`],
    ['unsubscribed', sql`unsubscribed_at = now()`],
  ])('never goes to an address that %s', async (_, change) => {
    await operate(sql`update center_contacts set ${change}`)
    expect(await queue(day(25))).toBe(0)
  })

  it('never goes to a sample or a closed center', async () => {
    await operate(sql`update treatment_centers set source = 'sample'`)
    expect(await queue(day(25))).toBe(0)
    await operate(sql`update treatment_centers set source = 'staff', temporarily_closed = true`)
    expect(await queue(day(25))).toBe(0)
  })

  it('is in the language of the center, with a link of three days and a way to stop it', async () => {
    await queue(day(25))
    const [mail] = await operate<{ subject: string; text: string; stop: string }>(
      sql`select subject, text, unsubscribe_url as stop from outbox`,
    )
    expect(findMisusedTerms(`${mail?.subject}\n${mail?.text}`)).toEqual([])
    expect(mail?.text).toContain(mail?.stop ?? 'none')
    expect(
      await operate(sql`select 1 from bed_links where expires_at < now() + interval '73 hours'`),
    ).toHaveLength(1)
  })
})
