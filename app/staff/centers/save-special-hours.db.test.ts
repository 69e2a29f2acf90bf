import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import {
  maxSpecialDays,
  maxSpecialIntervals,
  maxSpecialLength,
} from '#app/center/hours/special-hours.ts'
import { full, id, openForms, other } from '#tests/support/center-form.ts'
import { seedPeople } from '#tests/support/seed-every-table.ts'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import { hoursFields } from './center-form.ts'

const spans = (count: number) =>
  Array.from({ length: count }, (_, index) => `${index + 1}:07 AM to ${index + 1}:31 AM`).join(', ')

/** Days far apart, so that nothing about them is repeated. */
const days = Array.from({ length: maxSpecialDays }, (_, index) => {
  const date = new Date(Date.UTC(2001 + index * 4, (index * 7) % 12, 1 + ((index * 11) % 28)))
  return `${date.toISOString().slice(0, 10)}: ${spans(index % 2 === 0 ? 2 : 1)}`
})

describeWithDatabase('saving the hours of special days', (database) => {
  const { operate, open, send, clear } = openForms(database)
  beforeAll(() => seedPeople(database()))

  it('stores the most that the form accepts, beside the fullest week', async () => {
    await clear()
    const written = days.join(';')
    const specialHours = `${' '.repeat(maxSpecialLength - written.length)}${written}`
    const week = Object.fromEntries(hoursFields.map((day) => [day, spans(8)]))
    const form = { ...full, ...week, specialHours }
    expect(await send(form)).toEqual({ ok: true, value: true })
    expect((await open()).specialHours.split('; ')).toHaveLength(maxSpecialDays)
    const [row] = await operate<{ ranges: number }>(
      sql`select (select count(*)::integer from unnest(open_minutes)) as ranges
        from treatment_centers where id = ${id}`,
    )
    expect(row?.ranges).toBe(maxSpecialDays + maxSpecialIntervals + 7 * 8)
    const further = `${written}; 2199-12-31: Closed`
    expect(await send({ ...form, specialHours: further }, { centerId: other })).toMatchObject({
      ok: false,
      errors: { fields: { specialHours: expect.stringContaining('2199-12-31') } },
    })
  })
})
