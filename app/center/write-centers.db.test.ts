import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { asOperator, asViewer } from '#db/as-viewer.server.ts'
import { readRow } from '#db/read-rows.server.ts'
import { seedPeople, viewers } from '#tests/support/seed-every-table.ts'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import { type CenterPatch, insertCenters, writeCenters } from './write-centers.server.ts'

const ids = [31, 32].map((number) => `00000000-0000-4000-8000-0000000000${number}`)
const [first = '', second = ''] = ids

describeWithDatabase('writing centers', (database) => {
  beforeEach(async () => {
    await asOperator(database(), async (db) => {
      await db.execute(sql`truncate treatment_centers cascade`)
      await insertCenters(
        db,
        ids.map((id, index) => ({
          id,
          name: `House ${index}`,
          slug: `house-${index}`,
          searchTerms: '',
          updatedAt: new Date('2026-01-01T00:00:00Z'),
        })),
      )
    })
  })

  const write = (patch: CenterPatch) =>
    asOperator(database(), (db) =>
      writeCenters(
        db,
        ids.map((id) => ({ id, ...patch })),
      ),
    )
  const read = (id: string) =>
    asOperator(database(), (db) =>
      readRow<Record<string, unknown>>(
        db,
        sql`select treatment_types as types, offerings, search_terms as terms, place_latitude as latitude,
            open_minutes::text as minutes, unreachable, updated_at > '2026-01-01' as "isTouched",
            array(select category from center_categories where center_id = id) as categories
          from treatment_centers where id = ${id}`,
      ),
    )

  it('derives what searches read when words, places and hours change', async () => {
    await write({
      description: 'Detox for adults.',
      categories: ['Addiction clinic'],
      openingHours: [{ dayOfWeek: 1, hours: '9 AM to 5 PM' }],
      postalCode: '08608',
      state: 'NJ',
    })
    for (const id of ids) {
      expect(await read(id)).toMatchObject({
        types: ['detox'],
        offerings: ['detox'],
        terms: 'Addiction clinic',
        categories: ['Addiction clinic'],
        minutes: '{[540,1020)}',
        latitude: expect.closeTo(40.22, 1),
        isTouched: true,
      })
    }
    await write({ openingHours: [], postalCode: null })
    expect(await read(second)).toMatchObject({
      offerings: ['detox'],
      categories: ['Addiction clinic'],
      minutes: null,
      latitude: null,
    })
  })

  it('writes only the rows that do not have their values yet', async () => {
    expect(await write({ unreachable: false, temporarilyClosed: false })).toEqual([])
    expect(await read(first)).toMatchObject({ isTouched: false })
    await asOperator(database(), (db) => writeCenters(db, [{ id: first, pinned: true }]))
    expect(await write({ pinned: true })).toEqual([{ id: second, offerings: [] }])
  })

  it('writes nothing for somebody who may not change centers', async () => {
    await seedPeople(database())
    const written = await asViewer(database(), viewers.member, (db) =>
      writeCenters(db, [{ id: first, unreachable: true }]),
    ).catch((error) => error.cause.code)
    expect([[], '42501']).toContainEqual(written)
    expect(await read(first)).toMatchObject({ unreachable: false })
  })
})
