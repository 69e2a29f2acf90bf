import { type SQL, sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import type { ShownPoint } from '#app/lib/miles.ts'
import { asOperator } from '#db/as-viewer.server.ts'
import { readRow } from '#db/read-rows.server.ts'
import { shownPoint } from '#db/schema/shown-point.ts'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import { refreshOutdatedPlaces } from './place-and-hours.server.ts'
import { insertCenters, writeCenters } from './write-centers.server.ts'

const id = '00000000-0000-4000-8000-000000000041'
const inNewark = { latitude: 40.7357, longitude: -74.1724 }
const inTeaneck = { latitude: expect.closeTo(40.89, 1), longitude: expect.closeTo(-74.01, 1) }
const teaneck = { city: 'Teaneck', state: 'NJ', postalCode: '07666' }
const house = { id, name: 'Night House', slug: 'night-house', searchTerms: '' }

describeWithDatabase('where a center is shown', (database) => {
  beforeEach(() =>
    asOperator(database(), async (db) => {
      await db.execute(sql`truncate treatment_centers cascade`)
      await insertCenters(db, [{ ...house, ...inNewark, ...teaneck }])
    }),
  )
  const read = async () => {
    const { shown } = await asOperator(database(), (db) =>
      readRow<{ shown: ShownPoint | null }>(
        db,
        sql`select ${shownPoint} as shown from treatment_centers where id = ${id}`,
      ),
    )
    return shown
  }
  const write = (patch: object) =>
    asOperator(database(), (db) => writeCenters(db, [{ id, ...patch }]))
  const change = (columns: SQL) =>
    asOperator(database(), (db) => db.execute(sql`update treatment_centers set ${columns}`))

  it('is the middle of its ZIP code while it lists no street', async () => {
    expect(await read()).toEqual({ ...inTeaneck, isExact: false })
    await write({ street: '12 Cedar Lane' })
    expect(await read()).toEqual({ ...inNewark, isExact: true })
    await write({ street: null })
    expect(await read()).toEqual({ ...inTeaneck, isExact: false })
    await write({ address: '12 Cedar Lane, Teaneck, NJ 07666' })
    expect(await read()).toEqual({ ...inNewark, isExact: true })
    await write({ address: 'Teaneck, NJ 07666' })
    expect(await read()).toEqual({ ...inTeaneck, isExact: false })
  })

  it('is nowhere where its town is unknown too', async () => {
    await write({ city: 'Erewhon', postalCode: null, address: 'Erewhon, NJ' })
    expect(await read()).toBeNull()
  })

  it('is hidden at once by a change of the row alone', async () => {
    await write({ street: '12 Cedar Lane' })
    await change(sql`street = null`)
    expect(await read()).toBeNull()
  })

  it('is put right at the next start after a version that wrote only coordinates', async () => {
    await change(sql`place_latitude = null, place_longitude = null, updated_at = '2026-01-01'`)
    expect(await read()).toBeNull()
    await asOperator(database(), refreshOutdatedPlaces)
    expect(await read()).toEqual({ ...inTeaneck, isExact: false })
    await change(sql`street = '12 Cedar Lane'`)
    await asOperator(database(), refreshOutdatedPlaces)
    expect(await read()).toEqual({ ...inNewark, isExact: true })
  })
})
