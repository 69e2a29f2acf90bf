import { type SQL, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { describeWithDatabase } from '#tests/support/test-database.ts'

const id = '00000000-0000-4000-8000-000000000011'
const sister = '00000000-0000-4000-8000-000000000012'
const organization = '00000000-0000-4000-8000-000000000013'

describeWithDatabase('the time of a change', (_, operate) => {
  beforeEach(async () => {
    await operate(sql`truncate treatment_centers, organizations, call_plans cascade`)
    await operate(sql`insert into organizations (id, name) values (${organization}, 'Lark Health')`)
    await operate(sql`insert into treatment_centers
        (id, slug, name, phone, organization_id, updated_at) values
      (${id}, 'lark', 'Lark', '(609) 555-0142', ${organization}, '2020-01-01'),
      (${sister}, 'lark-south', 'Lark South', null, ${organization}, '2020-01-01')`)
  })

  const set = (change: SQL) => operate(sql`update treatment_centers set ${change} where id = ${id}`)
  const listTouched = async () => {
    const rows = await operate<{ slug: string }>(
      sql`select slug from treatment_centers where updated_at > '2020-01-01' order by slug`,
    )
    return rows.map(({ slug }) => slug)
  }
  /** Like any other update, this one would count. */
  const forgetTouch = async () => {
    await operate(sql`alter table treatment_centers disable trigger treatment_centers_touch`)
    await set(sql`updated_at = '2020-01-01'`)
    await operate(sql`alter table treatment_centers enable trigger treatment_centers_touch`)
  }

  it.each([
    ['time that passes', sql`recently_verified = not recently_verified`],
    [
      'a derived place and derived hours',
      sql`place_latitude = 40.22, open_minutes = '{[540,600)}'`,
    ],
    ['a report of a visitor', sql`phone_reported_at = now()`],
  ])('stays at %s', async (_, change) => {
    await set(change)
    expect(await listTouched()).toEqual([])
  })

  it.each([
    ['a fact', sql`description = 'Detox'`],
    ['a number that is written differently', sql`phone = '609 555 0142'`],
    ['a center that nobody can reach', sql`unreachable = true`],
    ['a closing, with a settled report', sql`permanently_closed = true, phone_reported_at = null`],
    [
      'a check that is taken back, with its report',
      sql`verified_at = null, phone_reported_at = now()`,
    ],
  ])('is set by %s', async (_, change) => {
    await set(sql`verified_at = '2026-01-01'`)
    await forgetTouch()
    await set(change)
    expect(await listTouched()).toEqual(['lark'])
  })

  it('is set when staff settle a report of the number', async () => {
    await set(sql`phone_reported_at = '2026-01-01'`)
    expect(await listTouched()).toEqual([])
    await set(sql`phone_reported_at = null`)
    expect(await listTouched()).toEqual(['lark'])
  })

  it.each([
    ['website', sql`website = 'https://lark.example'`],
    ['name', sql`name = 'Lark Care'`],
  ])('is set in all places of an organization by its new %s', async (_, change) => {
    const save = () => operate(sql`update organizations set ${change}`)
    await save()
    expect(await listTouched()).toEqual(['lark', 'lark-south'])
    await forgetTouch()
    await save()
    expect(await listTouched()).toEqual(['lark-south'])
  })

  describe('a number', () => {
    const read = async () => {
      const [row] = await operate(
        sql`select unreachable, phone_reported_at is not null as reported,
          (select number_since from call_plans) as since from treatment_centers where id = ${id}`,
      )
      return row
    }
    beforeEach(async () => {
      await operate(sql`insert into call_plans (center_id) values (${id})`)
      await set(sql`unreachable = true, phone_reported_at = '2026-01-01'`)
    })

    it.each(['609.555.0142', '+1 (609) 555-0142', '1-609-555-0142', '001 609 555 0142'])(
      'that is the same settles no report and restarts no calls: %s',
      async (phone) => {
        await set(sql`phone = ${phone}`)
        expect(await read()).toEqual({ unreachable: true, reported: true, since: null })
      },
    )

    it.each(['609 555 0143', '+44 609 555 0142', null])(
      'that is another one does both: %s',
      async (phone) => {
        await set(sql`phone = ${phone}`)
        expect(await read()).toEqual({
          unreachable: false,
          reported: false,
          since: expect.anything(),
        })
      },
    )
  })
})
