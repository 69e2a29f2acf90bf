import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { readOnePhone } from '#app/center/fields/read-phone-text.ts'
import { comparedNumber } from '#app/lib/phone.ts'
import { describeWithDatabase } from '#tests/support/test-database.ts'

const written = [
  '609-555-0142',
  '(609) 555-0142',
  '+1 609.555.0142',
  '1 609 555 0142',
  '001 609 555 0142',
  'tel:+16095550142',
  'Office: 609-555-0142',
  '609-555-0142 ext. 12',
  '6095550142x12',
  '609-555-0142,12',
  '609-555-0142 #13',
  '609-555-0143',
  '1-800-GET-HELP',
  '1-800-438-4357',
  '1-800-662-HELP (4357)',
  '800.662.4357',
  '+44 20 7946 0958',
  '+44 (20) 79460958',
  '+34 912 345 678',
]
/** As forms and imports keep them. */
const kept = written.map((text) => {
  const phone = readOnePhone(text)
  return typeof phone === 'object' ? phone.display : text
})
/** Never dialed, so stored as typed. */
const texts = [...kept, ...written.filter((text) => !/[a-z]{3}/i.test(text)), '988', '2-1-1', '']

describeWithDatabase('numbers that centers keep', (_database, operate) => {
  it('are the same for the database as for the program', async () => {
    const rows = await operate<{ one: string; other: string }>(
      sql`select one, other from unnest(${sql.param(texts)}::text[]) as one,
          unnest(${sql.param(texts)}::text[]) as other
        where dialed_digits(one) = dialed_digits(other)`,
    )
    const found = rows.map(({ one, other }) => `${one} = ${other}`).sort()
    const expected = texts.flatMap((one) =>
      texts
        .filter((other) => comparedNumber(other) === comparedNumber(one))
        .map((other) => `${one} = ${other}`),
    )
    expect(found).toEqual(expected.sort())
  })
})
