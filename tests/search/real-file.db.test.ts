import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { refreshStatistics } from '#app/features/bulk-import/refresh-statistics.server.ts'
import { parseBytes } from '#app/features/bulk-import/test-files.ts'
import { importItems } from '#app/features/bulk-import/test-items.ts'
import { searchCenters } from '#app/features/search/search-centers.server.ts'
import { type DirectorySearch, emptySearch } from '#app/features/search/search-input.ts'
import { treatmentTypes } from '#app/lib/treatment-types.ts'
import { asOperator } from '#db/as-viewer.server.ts'
import { findProjectRoot } from '#db/project-root.ts'
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
}) as fc.Arbitrary<DirectorySearch>

describe.skipIf(!isThere)('searching 14,034 real facilities', () => {
  describeWithDatabase('against a plain filter over an array', (database) => {
    let plain: PlainFilter
    let everything: number

    beforeAll(async () => {
      const { items } = await parseBytes(file, await readFile(file))
      const { outcomes } = await importItems((work) => asOperator(database(), work), items, {
        sameName: 'import',
      })
      await asOperator(database(), refreshStatistics)
      const inserted = items.flatMap((item, index) =>
        item.ok && outcomes[index]?.outcome === 'inserted' ? [item.draft] : [],
      )
      everything = inserted.length
      plain = await PlainFilter.build(database().orm, inserted)
    })

    it('finds as many as the plain filter, whatever is combined', async () => {
      await fc.assert(
        fc.asyncProperty(searches, async (search) => {
          const expected = await plain.count(database().orm, search)
          // Where nothing matches, the real search goes on to guess; the plain one does not.
          fc.pre(expected > 0)
          const found = await searchCenters(database().orm, search, { everything })
          expect({ search, total: found.total }).toEqual({ search, total: expected })
          expect(found.correctedText).toBeNull()
        }),
        { numRuns: 80 },
      )
    })

    it('gives every match once over all pages', async () => {
      const search = { ...emptySearch, text: 'methadone', sort: 'name' as const }
      const first = await searchCenters(database().orm, search, { everything })
      const seen = new Set<string>()
      for (let page = 1; page <= first.pageCount; page++) {
        const { centers } = await searchCenters(database().orm, { ...search, page }, { everything })
        for (const center of centers) seen.add(center.id)
      }
      expect(first.total).toBeGreaterThan(24)
      expect(seen.size).toBe(first.total)
    })

    it.each([
      ['newrak', 'newark'],
      ['philadelpia', 'philadelphia'],
      ['recvery hose', 'recovery house'],
    ])('finds %s by its nearest spelling', async (typed, corrected) => {
      const found = await searchCenters(
        database().orm,
        { ...emptySearch, text: typed },
        { everything },
      )
      expect(found.correctedText).toBe(corrected)
      expect(found.total).toBeGreaterThan(0)
    })
  })
})
