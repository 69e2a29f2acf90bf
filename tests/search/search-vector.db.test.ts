import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { asOperator } from '#db/as-viewer.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { describeWithDatabase } from '#tests/support/test-database.ts'

describeWithDatabase('the words of a center', (database) => {
  it.each([
    ['Peña Ñandú ÁÉÎÕÜÇ Łódź Øre Žižek', 'pena nandu aeiouc lodz ore zizek'],
    [
      'St. Mary’s “Drug/Alcohol” – 24-hour·(P.O. [7])',
      'st  mary s  drug alcohol    24 hour  p o   7  ',
    ],
    ['日本 שלום 😀', '日本 שלום 😀'],
    [null, ''],
  ])('%j, as folded words', async (text, folded) => {
    const rows = await readRows(database().orm, sql`select fold_words(${text}) as folded`)
    expect(rows).toEqual([{ folded }])
  })

  it('are computed without a search path, as in a restore', async () => {
    await asOperator(database(), async (db) => {
      await db.execute(sql`set local search_path = ''`)
      await db.execute(sql`create temporary table restored
        (like public.treatment_centers including all) on commit drop`)
      await db.execute(sql`insert into restored (slug, name, city, county, state)
        values ('pena', 'Peña', 'Newark', 'Essex', 'NJ')`)
      const [row] = await readRows(
        db,
        sql`select search_vector::text as vector, location_keys[1] as place from restored`,
      )
      expect(row).toEqual({
        vector: "'essex':4B,6B 'newark':3B,5B 'pena':1A,2A",
        place: 'newark',
      })
    })
  })
})
