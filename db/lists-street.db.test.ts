import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import { readRow } from './read-rows.server.ts'

describeWithDatabase('an address', (database) => {
  const listsStreet = async (street: string | null, address: string | null) => {
    const row = sql`select lists_street(${street}, ${address}) as listed`
    return (await readRow<{ listed: boolean }>(database().orm, row)).listed
  }

  it.each([
    ['12 Cedar Lane', null],
    [' \u00a0', '12 Cedar Lane, Teaneck, NJ 07666'],
    ['12-14 Main St', 'Confidential'],
    ['1204B N. Broad St', null],
    ['135-12 5th Avenue', null],
    ['1 3rd St', null],
    ['50-D Audubon Road', null],
    ['1S132 Summit Avenue', null],
    ['9th and Dahlia Street', null],
    ['12345 County Road 519', null],
    ['Route 9 North', null],
    [null, '12 Cedar Lane'],
    [null, '12 Cedar Lane, PO Box 44, Trenton, NJ 08608-1234, United States'],
    [null, '07 Main St'],
  ])('%j, %j leads to a door', async (street, address) => {
    expect(await listsStreet(street, address)).toBe(true)
  })

  it.each([
    [null, null],
    ['', ''],
    [' ', ' \u00a0\t'],
    ['- - -', null],
    ['-----', null],
    ['Confidential', null],
    ['Confidential', '12 Cedar Lane'],
    [null, 'Address available by phone: 609-555-0142 at night'],
    [null, 'Call (609) 555-0142 for the address'],
    [null, 'P.O. Box 44'],
    ['PO Box 44 Trenton', null],
    ['Post Office Box #44B', null],
    [null, 'Teaneck, NJ 07666'],
    [null, 'Trenton, New Jersey 08608'],
    [null, 'Trenton, NJ 08608-1234'],
    [null, 'Trenton 08608 NJ'],
    [null, 'Springfield, VT 05156 United States'],
    [null, 'Philadelphia, PA 19104, USA'],
    [null, 'Mercer County, NJ'],
    ['Broad Street', null],
  ])('%j, %j leads to no door', async (street, address) => {
    expect(await listsStreet(street, address)).toBe(false)
  })
})
