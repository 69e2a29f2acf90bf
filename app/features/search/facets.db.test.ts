import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { readRows } from '#db/read-rows.server.ts'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import { facets } from './facets.ts'

describeWithDatabase('facets', (database) => {
  it('have the same bits in the database as in the program', async () => {
    const rows = await readRows<{ facets: number }>(
      database().orm,
      sql`select center_facets(array[name], array[name], rating, closed) as facets
        from unnest(${sql.param(facets.map(({ name }) => name))}::text[]) with ordinality as given (name, place),
          lateral (select case when name like 'rating-%' then substr(name, 8)::float8 end as rating,
            name <> 'not-closed' as closed) as other order by place`,
    )
    const highest = rows.map((row) => 31 - Math.clz32(row.facets))
    expect(highest).toEqual(facets.map((_, index) => index))
  })
})
