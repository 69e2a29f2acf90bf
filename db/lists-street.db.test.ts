import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { findStreet } from '#app/lib/find-street.ts'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import { readRow } from './read-rows.server.ts'

const town = { city: 'Teaneck', state: 'NJ', postalCode: '07666' }
const nowhere = { city: null, state: null, postalCode: null }

describeWithDatabase('the street of an address, as the database sees it', (database) => {
  it.each([
    ['12 Cedar Lane', null, town],
    ['  ', null, town],
    ['', '', town],
    [null, null, town],
    [null, ' \u00a0\t', town],
    [null, '12 Cedar Lane, Teaneck, NJ 07666', town],
    [null, '12 Cedar Lane', nowhere],
    [null, 'Teaneck, NJ 07666', town],
    [null, ' teaneck , nj 07666, USA ', town],
    [null, 'Teaneck NJ 07666 United States', town],
    [null, 'Teaneck, NJ', { ...town, postalCode: '' }],
    [null, 'Teaneck', town],
    [null, 'Teaneck', nowhere],
    [null, 'West Teaneck', town],
    [null, 'WestTeaneck', town],
    [null, 'WestTeaneck, NJ', town],
    [null, ', Teaneck', town],
    [null, 'NJ', { ...town, city: 'NJ' }],
    [null, '1 USA', nowhere],
  ])('%j with %j in %j is what we show as its street', async (street, address, place) => {
    const { city, state, postalCode } = place
    const { listed } = await readRow<{ listed: boolean }>(
      database().orm,
      sql`select lists_street(${street}, ${address}, ${city}, ${state}, ${postalCode}) as listed`,
    )
    expect(listed).toBe(findStreet({ street, address, ...place }) !== null)
  })
})
