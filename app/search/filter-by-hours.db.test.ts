import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { insertCenters, writeCenters } from '#app/center/write-centers.server.ts'
import { asApiReader, asOperator } from '#db/as-viewer.server.ts'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import { findCenters } from './find-centers.server.ts'
import { listShown } from './group-results.ts'
import { parseSearch } from './parse-search.server.ts'
import { searchCenters } from './search-centers.server.ts'
import { type DirectorySearch, emptySearch } from './search-input.ts'

/** A Saturday, 9 PM in New Jersey. */
const now = new Date('2026-11-22T02:00:00Z')

const weekdays = (hours: string) => [1, 2, 3, 4, 5].map((dayOfWeek) => ({ dayOfWeek, hours }))
const everyDay = (hours: string) => [1, 2, 3, 4, 5, 6, 7].map((dayOfWeek) => ({ dayOfWeek, hours }))

const weeks = {
  Always: everyDay('Open 24 hours'),
  Bar: everyDay('2 PM to 1 AM'),
  Dosing: weekdays('5:30 AM to 1:30 PM'),
  Evening: weekdays('9 AM to 8:30 PM'),
  Office: weekdays('9 AM to 5:30 PM'),
  Sunday: [{ dayOfWeek: 7, hours: '9 AM to 1 PM' }],
  Unknown: [],
}

describeWithDatabase('a search by hours', (database, operate) => {
  beforeAll(async () => {
    const centers = Object.entries(weeks).map(([name, openingHours], index) => ({
      id: `00000000-0000-4000-8000-00000000004${index}`,
      name,
      openingHours,
    }))
    await asOperator(database(), async (db) => {
      await insertCenters(
        db,
        centers.map(({ id, name }) => ({
          id,
          name,
          slug: name.toLowerCase(),
          searchTerms: '',
          source: 'import' as const,
        })),
      )
      await writeCenters(
        db,
        centers.map(({ id, openingHours }) => ({ id, openingHours })),
      )
    })
  })

  const search = (asked: Partial<DirectorySearch>) =>
    searchCenters(database().orm, parseSearch({ ...emptySearch, ...asked }), { now })
  const find = async (asked: Partial<DirectorySearch>) => {
    const { centers, total } = await search(asked)
    expect(centers).toHaveLength(total)
    return centers.map(({ name }) => name).sort()
  }

  it.each([
    // Saturday's night ends on Sunday, which doesn't make the bar open on Sunday; its own hours do.
    ['sun', ['Always', 'Bar', 'Sunday']],
    ['sat', ['Always', 'Bar']],
    ['mon', ['Always', 'Bar', 'Dosing', 'Evening', 'Office']],
    ['sun-10:00', ['Always', 'Sunday']],
    ['sun-00:30', ['Always', 'Bar']],
    // Tonight is Sunday, 0:30 AM or 2 AM.
    ['00:30', ['Always', 'Bar']],
    ['02:00', ['Always']],
    ['10:00', ['Always', 'Sunday']],
    // In an hour, on Saturday.
    ['22:00', ['Always', 'Bar']],
    ['before-06:00', ['Always', 'Dosing']],
    ['before-05:00', ['Always']],
    ['after-20:00', ['Always', 'Bar', 'Evening']],
    ['after-23:30', ['Always', 'Bar']],
  ])('at=%s finds %j', async (at, names) => {
    expect(await find({ at })).toEqual(names)
    expect((await search({ at })).unknownHours).toBe(1)
  })

  it('counts each choice among them', async () => {
    const { choices } = await search({ at: 'sun' })
    expect(choices).toMatchObject({ weekends: 3, evenings: 2, 'early-hours': 1 })
  })

  it.each([
    ['evenings', ['Always', 'Bar', 'Evening']],
    ['weekends', ['Always', 'Bar', 'Sunday']],
    ['early-hours', ['Always', 'Dosing']],
  ] as const)('%s are of the published hours: %j', async (choice, names) => {
    expect(await find({ offers: [choice] })).toEqual(names)
    expect((await search({})).choices[choice]).toBe(names.length)
  })

  it('shows the hours of that day on each row', async () => {
    const list = async (at: string) =>
      Object.fromEntries(
        listShown(await search({ at })).map(({ name, hoursThen }) => [name, hoursThen]),
      )
    expect(await list('sun')).toEqual({
      Always: 'Sun Open 24 hours',
      Bar: 'Sun 2 PM to 1 AM',
      Sunday: 'Sun 9 AM to 1 PM',
    })
    expect(await list('before-06:00')).toMatchObject({ Dosing: 'Mon–Fri 5:30 AM to 1:30 PM' })
    expect(await list('02:00')).toEqual({ Always: 'Sun Open 24 hours' })
  })

  it('drops the time if nothing else matches', async () => {
    const { loosened } = await search({ at: 'tue-03:00', text: 'Dosing', exact: true })
    expect(loosened?.applied).toMatchObject({ condition: 'at', total: 1, search: { at: null } })
    const rows = loosened?.centers.map(({ name, hoursThen }) => [name, hoursThen])
    expect(rows).toEqual([['Dosing', 'Tue 5:30 AM to 1:30 PM']])
  })

  describe('of centers on Google', () => {
    beforeAll(() =>
      operate(
        sql`update treatment_centers set place_id = 'place-' || slug where name in ('Always', 'Evening')`,
      ),
    )
    const findForPrograms = async (asked: Partial<DirectorySearch>) => {
      const parsed = parseSearch({ ...emptySearch, ...asked })
      const { ids } = await asApiReader(database(), (db) =>
        findCenters(db, parsed, { now, limit: 20, withSamples: false }),
      )
      const rows = await operate<{ name: string }>(
        sql`select name from treatment_centers where id = any (${sql.param(ids)}::uuid[]) order by name`,
      )
      return rows.map(({ name }) => name)
    }

    it('tells programs nothing of hours that may be Google’s', async () => {
      expect(await find({ offers: ['evenings'] })).toEqual(['Always', 'Bar', 'Evening'])
      expect(await findForPrograms({ offers: ['evenings'] })).toEqual(['Bar'])
      expect(await findForPrograms({ at: 'sun' })).toEqual(['Bar', 'Sunday'])
      expect(await findForPrograms({})).toHaveLength(7)
    })

    it('tells them where a person checked the hours', async () => {
      await operate(sql`insert into field_checks (center_id, field, result, how)
        select id, 'hours', 'right', 'called' from treatment_centers where name = 'Evening'`)
      expect(await findForPrograms({ offers: ['evenings'] })).toEqual(['Bar', 'Evening'])
    })
  })
})
