import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type { CenterDraft } from '#app/features/bulk-import/center-draft.ts'
import { refreshStatistics } from '#app/features/bulk-import/refresh-statistics.server.ts'
import { parseBytes } from '#app/features/bulk-import/test-files.ts'
import { importItems } from '#app/features/bulk-import/test-items.ts'
import { searchCenters } from '#app/features/search/search-centers.server.ts'
import {
  type DirectorySearch,
  emptySearch,
  minimumRatings,
  type SortOrder,
  sortOrders,
} from '#app/features/search/search-input.ts'
import { treatmentTypes } from '#app/lib/treatment-types.ts'
import { asOperator } from '#db/as-viewer.server.ts'
import type { Transaction } from '#db/client.server.ts'
import { findProjectRoot } from '#db/project-root.ts'
import { readRows } from '#db/read-rows.server.ts'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import { PlainFilter } from './plain-filter.ts'

const file = path.join(findProjectRoot(), '..', 'shared', 'data', 'samhsa_su_us_2021.csv')
const isThere = existsSync(file)
if (!isThere) process.stderr.write('Skipped: samhsa_su_us_2021.csv is not in ../shared/data.\n')

const words = fc.constantFrom(
  ...'recovery center centers house of in the treatment hope new alcohol drug counseling family'.split(
    ' ',
  ),
  ...'behavioral health methadone detox outpatient newark trenton st marys 07102 ocean aa'.split(
    ' ',
  ),
  ...'serv rec coun metho clin addict north lib d 1'.split(' '),
)
const places = fc.constantFrom(
  ...[
    '',
    '',
    'Newark',
    'newark, nj',
    'Ocean County',
    'Essex County, NJ',
    '08753',
    'Chicago',
    'Nowhere',
  ],
)
const searches: fc.Arbitrary<DirectorySearch> = fc.record({
  ...Object.fromEntries(
    Object.entries(emptySearch).map(([key, value]) => [key, fc.constant(value)]),
  ),
  text: fc.array(words, { maxLength: 3 }).map((picked) => picked.join(' ')),
  location: places,
  types: fc.subarray([...treatmentTypes], { maxLength: 2 }),
  minRating: fc.constantFrom(null, null, ...minimumRatings),
  openOnly: fc.boolean(),
}) as fc.Arbitrary<DirectorySearch>

/** The file has neither ratings nor closed centers: every third has no rating, every ninth is closed. */
function rate(draft: CenterDraft, index: number): void {
  draft.totalScore = index % 3 ? (20 + ((index * 7) % 31)) / 10 : null
  draft.reviewsCount = index % 3 ? (index * 13) % 500 : null
  draft.permanentlyClosed = index % 9 === 0
  draft.temporarilyClosed = index % 10 === 0
}

const plainOrders = {
  rating: sql`total_score desc nulls last, reviews_count desc nulls last, lower(name), id`,
  name: sql`lower(name), id`,
  reviews: sql`reviews_count desc nulls last, total_score desc nulls last, lower(name), id`,
}

/** Ids of the centers for "recovery" with 3 stars, as one would ask for them without any care for speed. */
async function listPlainly(tx: Transaction, sort: SortOrder, page: number): Promise<string[]> {
  const rows = await readRows<{ slug: string }>(
    tx,
    sql`select slug from treatment_centers
      where search_vector @@ search_query('{recovery}') and total_score >= 3
      order by pinned desc, ${plainOrders[sort]}
      limit 24 offset ${(page - 1) * 24}`,
  )
  return rows.map((row) => row.slug)
}

describe.skipIf(!isThere)('searching 14,034 real facilities', () => {
  describeWithDatabase('against a plain filter over an array', (database) => {
    let plain: PlainFilter

    beforeAll(async () => {
      const { items } = await parseBytes(file, await readFile(file))
      for (const [index, item] of items.entries()) if (item.ok) rate(item.draft, index)
      const { outcomes } = await importItems((work) => asOperator(database(), work), items, {
        sameName: 'import',
      })
      await asOperator(database(), refreshStatistics)
      const inserted = items.flatMap((item, index) =>
        item.ok && outcomes[index]?.outcome === 'inserted' ? [item.draft] : [],
      )
      plain = await PlainFilter.build(database().orm, inserted)
    })

    const countsAlike = async () => {
      await fc.assert(
        fc.asyncProperty(searches, async (search) => {
          const expected = await plain.count(database().orm, search)
          // Where nothing matches, the real search goes on to guess; the plain one does not.
          fc.pre(expected > 0)
          const found = await searchCenters(database().orm, search)
          expect({ search, total: found.total }).toEqual({ search, total: expected })
          expect(found.correctedText).toBeNull()
        }),
        { numRuns: 60 },
      )
    }

    it('finds as many as the plain filter, whatever is combined', countsAlike)

    it('gives every match once over all pages', async () => {
      const search = { ...emptySearch, text: 'methadone', sort: 'name' as const }
      const first = await searchCenters(database().orm, search)
      const seen = new Set<string>()
      for (let page = 1; page <= first.pageCount; page++) {
        const { centers } = await searchCenters(database().orm, { ...search, page })
        for (const center of centers) seen.add(center.slug)
      }
      expect(first.total).toBeGreaterThan(24)
      expect(seen.size).toBe(first.total)
    })

    it('ends after 50 pages, and says that there is more', async () => {
      const find = (page: number, text = '') =>
        searchCenters(database().orm, { ...emptySearch, text, page })
      expect(await find(90_000)).toMatchObject({ page: 50, pageCount: 50, isCut: true })
      expect(await find(49)).toMatchObject({ page: 49, isCut: false })
      expect(await find(90_000, 'methadone')).toMatchObject({ isCut: false })
      expect((await find(90_000, 'treatment')).centers).toHaveLength(24)
    })

    it('shows the same centers as a plain statement, in every order', async () => {
      for (const sort of sortOrders) {
        for (const page of [1, 7, 1_000]) {
          const search = { ...emptySearch, text: 'recovery', minRating: 3 as const, sort, page }
          const found = await searchCenters(database().orm, search)
          const expected = await listPlainly(database().orm, sort, found.page)
          expect(found.centers.map((center) => center.slug)).toEqual(expected)
        }
      }
    })

    it.each([
      ['newrak', 'newark'],
      ['philadelpia', 'philadelphia'],
      ['recvery hose', 'recovery house'],
    ])('finds %s by its nearest spelling', async (typed, corrected) => {
      const found = await searchCenters(database().orm, { ...emptySearch, text: typed })
      expect(found.correctedText).toBe(corrected)
      expect(found.total).toBeGreaterThan(0)
    })
  })
})
