import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { asOperator } from '#db/as-viewer.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import { completeStoredAddresses } from './complete-stored-addresses.server.ts'

const line = '250 West 57th St, New York, NY 10107, United States'
const ours = 'Treatment center located in New Jersey'

/** Imported centers as 1.2 stored them, by slug. */
const stored: Record<
  string,
  { address?: string; city?: string; description?: string; source?: string }
> = {
  whole: { address: line, description: ours },
  described: { address: line, description: 'Detox in a quiet house.' },
  checked: { address: line, description: ours },
  staff: { address: line, description: ours, source: 'staff' },
  unsure: { address: '700 Market St St. Louis MO 63101', description: ours },
  placeless: { description: ours },
  'with-town': { address: line, city: 'Newark', description: 'Treatment center located in Newark' },
}

describeWithDatabase('stored addresses in one line', (database, operate) => {
  beforeAll(async () => {
    for (const [slug, { address, city, description, source }] of Object.entries(stored)) {
      await operate(sql`insert into treatment_centers (slug, name, address, city, description, source, search_terms, updated_at)
        values (${slug}, 'Hope House', ${address ?? null}, ${city ?? null}, ${description ?? null},
          ${source ?? 'import'}, '', '2026-01-01')`)
    }
    await operate(sql`insert into field_checks (center_id, field, result, how)
      select id, 'address', 'right', 'called' from treatment_centers where slug = 'checked'`)
    await asOperator(database(), completeStoredAddresses)
  })

  const read = async (slug: string) => {
    const [row] = await asOperator(database(), (db) =>
      readRows(
        db,
        sql`select street, city, state, postal_code as zip, description, place_latitude is not null as "isPlaced",
          updated_at > '2026-01-02' as "isChanged" from treatment_centers where slug = ${slug}`,
      ),
    )
    return row
  }
  const place = { street: '250 West 57th St', city: 'New York', state: 'NY', zip: '10107' }
  const none = { street: null, city: null, state: null, zip: null }

  it('are read, with the default description of their own place', async () => {
    const description = 'Treatment center located in New York'
    expect(await read('whole')).toMatchObject({ ...place, description, isPlaced: true })
    const own = { description: 'Detox in a quiet house.' }
    expect(await read('described')).toMatchObject({ ...place, ...own })
  })

  it.each(['unsure', 'placeless'])('name no place where it is not known: %s', async (slug) => {
    expect(await read(slug)).toMatchObject({ ...none, description: null })
  })

  it.each(['checked', 'staff'])('stay where a person vouches for them: %s', async (slug) => {
    expect(await read(slug)).toMatchObject({ ...none, description: ours, isChanged: false })
  })

  it('stay where a part is known', async () => {
    expect(await read('with-town')).toMatchObject({ city: 'Newark', state: null, isChanged: false })
  })

  it('are not written again', async () => {
    const readTimes = () => operate(sql`select id, updated_at from treatment_centers order by id`)
    const before = await readTimes()
    await asOperator(database(), completeStoredAddresses)
    expect(await readTimes()).toEqual(before)
  })
})
