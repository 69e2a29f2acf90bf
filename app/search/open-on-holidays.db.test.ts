import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeEach, expect, it } from 'vitest'
import { listOpenMinutes } from '#app/center/hours/open-week.ts'
import type { PublishedHours } from '#app/center/hours/opening-hours.ts'
import { getOpeningState } from '#app/center/hours/opening-state.ts'
import { addDays } from '#app/lib/calendar-day.ts'
import { listHolidays } from '#app/lib/holidays.ts'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import { runs } from '#tests/support/thorough.ts'
import { parseSearch } from './parse-search.server.ts'
import { searchCenters } from './search-centers.server.ts'
import { emptySearch } from './search-input.ts'

describeWithDatabase('a search for centers that are open', (database, operate) => {
  beforeEach(() => operate(sql`delete from treatment_centers`))

  type Added = { name: string; hours: PublishedHours[]; specialHours?: string | null }
  const add = (centers: Added[]) => {
    const rows = centers.map(({ name, hours, specialHours }) => ({
      name,
      open_minutes: listOpenMinutes(hours, specialHours),
    }))
    return operate(sql`insert into treatment_centers (slug, name, open_minutes)
      select generate_unique_slug(name), name, open_minutes from json_to_recordset(${JSON.stringify(rows)}::json)
        as added (name text, open_minutes int4multirange)`)
  }
  const find = (open: 'now' | null, now: Date) =>
    searchCenters(database().orm, parseSearch({ ...emptySearch, open }), { now })
  const listOpen = async (now: Date) => {
    const { centers, total } = await find('now', now)
    expect(centers).toHaveLength(total)
    return centers.map(({ name }) => name).sort()
  }

  it('counts on Thanksgiving only what is always open, or since the evening before', async () => {
    await add([
      { name: 'Always', hours: everyDay('Open 24 hours') },
      { name: 'Office', hours: everyDay('8 AM to 8:30 PM') },
      { name: 'Nights', hours: everyDay('6 PM to 2 AM') },
    ])
    expect(await listOpen(est('2026-11-25T19:00'))).toEqual(['Always', 'Nights', 'Office'])
    expect(await listOpen(est('2026-11-26T01:00'))).toEqual(['Always', 'Nights'])
    expect(await listOpen(est('2026-11-26T12:00'))).toEqual(['Always'])
    expect(await listOpen(est('2026-11-26T19:00'))).toEqual(['Always'])
    expect(await listOpen(est('2026-11-27T01:00'))).toEqual(['Always'])
    expect(await listOpen(est('2026-11-27T12:00'))).toEqual(['Always', 'Office'])
    const { choices, holiday } = await find(null, est('2026-11-26T12:00'))
    expect(choices['open-now']).toBe(1)
    expect(holiday?.name).toBe('thanksgiving')
    expect((await find('now', est('2026-11-26T12:00'))).unknownHours).toBe(2)
  })

  it('follows the hours that a center gave for a day', async () => {
    const hours = everyDay('8 AM to 8:30 PM')
    await add([
      { name: 'Closed', hours, specialHours: '2026-11-27: Closed; Thanksgiving: Closed' },
      { name: 'Late', hours, specialHours: 'Thanksgiving: 10 AM to 2 AM' },
      { name: 'Day', hours: everyDay('By appointment'), specialHours: '2026-11-27: 1 AM to 9 AM' },
    ])
    expect(await listOpen(est('2026-11-26T09:00'))).toEqual([])
    expect(await listOpen(est('2026-11-26T12:00'))).toEqual(['Late'])
    expect(await listOpen(est('2026-11-27T01:00'))).toEqual(['Day', 'Late'])
    expect(await listOpen(est('2026-11-27T08:30'))).toEqual(['Day', 'Late'])
    expect(await listOpen(est('2026-11-28T08:30'))).toEqual(['Closed', 'Late'])
  })

  it('agrees with the cards about any hours, on and around every holiday', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyCenter, { minLength: 12, maxLength: 12 }),
        moment,
        async (weeks, now) => {
          await operate(sql`delete from treatment_centers`)
          await add(weeks.map((week, index) => ({ name: `Center ${index}`, ...week })))
          const { centers } = await find(null, now)
          const listed = Object.fromEntries(
            centers.map(({ name, isOpenNow }) => [name, isOpenNow === true]),
          )
          const expected = weeks.map(({ hours, specialHours }, index) => [
            `Center ${index}`,
            getOpeningState(hours, now, 'en', specialHours)?.status === 'open',
          ])
          expect({ now, listed }).toEqual({ now, listed: Object.fromEntries(expected) })
          expect(await listOpen(now)).toEqual(
            Object.keys(listed)
              .filter((name) => listed[name])
              .sort(),
          )
        },
      ),
      { numRuns: runs(15, 100) },
    )
  })
})

const est = (moment: string) => new Date(`${moment}:00-05:00`)
const everyDay = (hours: string) => [1, 2, 3, 4, 5, 6, 7].map((dayOfWeek) => ({ dayOfWeek, hours }))

const hoursOfDay = fc.constantFrom(
  'Closed',
  'Open 24 hours',
  'Open 24 hours',
  '6 PM to 2 AM',
  '10 PM to noon',
  'Noon to 6 AM',
  '12 AM to 6 AM',
  '12 AM to noon',
  '12 AM to 1 PM',
  '9 AM to 5 PM',
  '2 AM to midnight',
  'By appointment',
)
const anyWeek = fc
  .oneof(
    fc.array(hoursOfDay, { minLength: 7, maxLength: 7 }),
    hoursOfDay.map((hours) => Array.from({ length: 7 }, () => hours)),
  )
  .map((days) => days.map((hours, index) => ({ dayOfWeek: index + 1, hours })))
const specialHours = fc.constantFrom(
  null,
  null,
  'Federal holidays: Closed',
  'Thanksgiving: 9 AM to 1 PM; Independence Day: 6 PM to 4 AM; Juneteenth: Open 24 hours',
  'Day after Thanksgiving: Closed; Christmas Eve: 6 PM to 2 AM; New Year’s Eve: Closed',
  '2026-07-03: 6 PM to noon; 2026-07-05: Closed; 2026-12-25: 1 PM to 3 PM',
)
const anyCenter = fc.record({ hours: anyWeek, specialHours })
const moment = fc
  .record({
    day: fc.constantFrom(...[...listHolidays(2026), ...listHolidays(2027)].map(([day]) => day)),
    ahead: fc.integer({ min: -2, max: 2 }),
    minute: fc.oneof(
      fc.integer({ min: 0, max: 1439 }),
      fc.constantFrom(0, 359, 360, 719, 720, 1439),
    ),
  })
  .map(
    ({ day, ahead, minute }) =>
      new Date(est(`${addDays(day, ahead)}T00:00`).getTime() + minute * 60_000),
  )
