import { type SQL, sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { asOperator } from '#db/as-viewer.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { refreshSearchTerms } from '#db/refresh-search-terms.server.ts'
import { searchTerms } from '#db/schema/search.ts'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import { searchCenters } from './search-centers.server.ts'
import { emptySearch, pageSize, type SortOrder } from './search-input.ts'

// A word of 500 centers is kept as bits. "hope" has 700 and "dawn" 520; both words, 20.
const everything = 1_200

const orders: Record<SortOrder, SQL> = {
  rating: sql`total_score desc nulls last, reviews_count desc nulls last, lower(name), id`,
  name: sql`lower(name), id`,
  reviews: sql`reviews_count desc nulls last, total_score desc nulls last, lower(name), id`,
}

describeWithDatabase('a page of what many centers have in common', (database) => {
  beforeAll(async () => {
    await asOperator(database(), (tx) =>
      tx.execute(sql`
        insert into treatment_centers (name, slug, total_score, reviews_count, pinned)
        select (array['Quiet', 'Harbor', 'Mill', 'Oak'])[1 + n % 4] || ' House' ||
            case when n <= 700 then ' of Hope' else '' end || case when n > 680 then ' at Dawn' else '' end,
          'center-' || n, nullif(n * 7 % 11, 0) / 2.0, nullif(n * 13 % 17, 0), n % 297 = 0
        from generate_series(1, ${everything}) n`),
    )
    await refreshSearchTerms(database())
  })

  const listPlainly = async (where: SQL, sort: SortOrder, page: number) => {
    const rows = await readRows<{ slug: string }>(
      database().orm,
      sql`select slug from treatment_centers where ${where}
        order by pinned desc, pinned_at desc nulls last, ${orders[sort]}
        limit ${pageSize} offset ${(page - 1) * pageSize}`,
    )
    return rows.map(({ slug }) => slug)
  }

  it('has the words as bits', async () => {
    const terms = await database().orm.select().from(searchTerms)
    const ready = terms.filter((term) => term.ready).map((term) => term.term)
    expect(ready).toEqual(expect.arrayContaining(['hope', 'dawn']))
  })

  // The many are met along the order; the few are put in order.
  it.each([
    { text: 'hope', where: sql`name like '%Hope%'`, total: 700, pages: [1, 2, 30] },
    { text: 'dawn', where: sql`name like '%Dawn%'`, total: 520, pages: [1, 22] },
    { text: 'hope dawn', where: sql`name like '%Hope at Dawn'`, total: 20, pages: [1] },
  ])(
    'shows the $total centers with $text as a plain filter does, in every order',
    async (given) => {
      const { text, where, total, pages } = given
      for (const sort of ['rating', 'name', 'reviews'] as const) {
        for (const page of pages) {
          const search = { ...emptySearch, text, sort, page }
          const found = await searchCenters(database().orm, search, { everything })
          expect(found.total).toBe(total)
          expect(found.centers.map(({ slug }) => slug)).toEqual(
            await listPlainly(where, sort, page),
          )
        }
      }
    },
  )

  // Among so many centers, to walk the order for these pages would cost more.
  it.each(['', 'and where these are not all written yet'])(
    'shows the same where the pages are looked for in parts of the order %s',
    async (unready) => {
      await asOperator(database(), (tx) =>
        tx.execute(sql`update search_orders set ready = ${!unready}`),
      )
      for (const sort of ['rating', 'name', 'reviews'] as const) {
        for (const page of [2, 13, 22, 30]) {
          const search = { ...emptySearch, text: 'hope', sort, page }
          const found = await searchCenters(database().orm, search, { everything: 100_000 })
          expect(found.centers.map(({ slug }) => slug)).toEqual(
            await listPlainly(sql`name like '%Hope%'`, sort, page),
          )
        }
      }
    },
  )
})
