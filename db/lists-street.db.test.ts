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
    ['12345 County Road 519', null],
    [null, '12 Cedar Lane'],
    [null, '12 Cedar Lane, PO Box 44, Trenton, NJ 08608-1234, United States'],
    ['PO Box 44, 12 Cedar Lane', null],
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
    [null, 'Call 609 555 0142 for the address'],
    [null, 'Call +1 609-555-0142 for the address'],
    [null, '6095550142 for the address'],
    [null, '1 (800) 555-0142 for the address'],
    [null, 'Confidential - call 24 hours a day'],
    ['24 hours a day: call', null],
    ['9 am to 5 pm', null],
    [null, 'Confidential location, 2 miles from Newark'],
    ['PO Drawer 5 Trenton', null],
    [null, '10001 NY'],
    [null, 'Philadelphia 19104 PA'],
    ['Route 9 North', null],
    ['9th and Dahlia Street', null],
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
