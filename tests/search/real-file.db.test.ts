import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { minimumRatings } from '#app/center/offerings/facets.ts'
import { offerings } from '#app/center/offerings/offerings.ts'
import { isTreatmentType, treatmentTypes } from '#app/center/offerings/treatment-types.ts'
import type { CenterDraft } from '#app/data/import/centers/center-draft.ts'
import { splitWords } from '#app/lib/fold-text.ts'
import { describeLoosening } from '#app/search/describe-loosening.ts'
import { listShown } from '#app/search/group-results.ts'
import { parseSearch } from '#app/search/parse-search.server.ts'
import { searchCenters } from '#app/search/search-centers.server.ts'
import {
  type DirectorySearch,
  emptySearch,
  pageSize,
  radii,
  sortOrders,
} from '#app/search/search-input.ts'
import { asOperator } from '#db/as-viewer.server.ts'
import type { Executor } from '#db/client.server.ts'
import { findProjectRoot } from '#db/project-root.ts'
import { readRows } from '#db/read-rows.server.ts'
import { parseBytes } from '#tests/support/import-files.ts'
import { importItems } from '#tests/support/import-items.ts'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import { isThorough, runs } from '#tests/support/thorough.ts'
import { findWords, PlainSearch } from './plain-search.ts'
import { listRealisticSearches } from './realistic-searches.ts'

const folder = path.join(findProjectRoot(), '..', 'shared', 'data')
const file = path.join(folder, 'samhsa_su_us_2021.csv')
const massachusetts = path.join(folder, 'findtreatment_ma_2025.csv')
const isThere = existsSync(file) && existsSync(massachusetts)
if (!isThere)
  process.stderr.write('Skipped: the files of 2021 and 2025 are not in ../shared/data.\n')

const from = (texts: string) => fc.constantFrom(...texts.split(' '))
const words = fc.oneof(
  from('recovery center centers house of in the treatment hope new alcohol drug counseling family'),
  from('behavioral health methadone detox outpatient newark trenton st marys 07102 ocean aa'),
  from('serv rec coun metho clin addict north lib d 1'),
)
const texts = fc.array(words, { maxLength: 3 }).map((picked) => picked.join(' '))
const places = fc.constantFrom(
  'Newark',
  'newark, nj',
  'Ocean County',
  'Essex County, NJ',
  '08753',
  'Chicago',
  'Nowhere',
)
const nears = fc.constantFrom(
  '07102',
  '08608',
  '08401',
  '10001',
  '19103',
  '19801',
  'Newark',
  'Toms River',
  'Essex County',
  '40.73,-74.17',
  '39.36,-74.42',
  '41.88,-87.63',
  'Nowhere at all',
)
const sometimes = <T>(values: fc.Arbitrary<T>, otherwise: T) =>
  fc.oneof({ weight: 2, arbitrary: fc.constant(otherwise) }, { weight: 1, arbitrary: values })

const searches: fc.Arbitrary<DirectorySearch> = fc
  .record({
    text: sometimes(texts, ''),
    location: sometimes(sometimes(places, ''), ''),
    near: sometimes(nears, ''),
    within: fc.constantFrom(null, 'any' as const, ...radii),
    types: sometimes(fc.subarray([...treatmentTypes], { maxLength: 2 }), []),
    offers: sometimes(
      fc.subarray(
        offerings.filter((offering) => !isTreatmentType(offering)),
        { maxLength: 4 },
      ),
      [],
    ),
    minRating: sometimes(fc.constantFrom(...minimumRatings), null),
    open: fc.constantFrom(null, 'yes' as const, 'now' as const),
    at: fc.constant(null),
    beds: fc.constant(false),
    withBeds: sometimes(fc.constant(true), false),
    sort: fc.constantFrom(null, ...sortOrders),
    // The plain search doesn't understand words.
    exact: fc.constant(true),
    notNow: fc.constant(false),
    unread: fc.constant(emptySearch.unread),
    zoom: fc.constant(null),
    page: fc.constantFrom(1, 1, 1, 2, 7, 50),
    ignored: fc.constant<string[]>([]),
  })
  .map((search) => (search.near ? search : { ...search, within: null }))

const weeks = [
  [
    '9 AM to 5 PM',
    '9 AM to 5 PM',
    '9 AM to 5 PM',
    '9 AM to 5 PM',
    '9 AM to 5 PM',
    'Closed',
    'Closed',
  ],
  Array<string>(7).fill('Open 24 hours'),
  Array<string>(7).fill('8 PM to 4 AM'),
  ['8 AM to 12 PM, 1 PM to 6 PM', ...Array<string>(6).fill('By appointment')],
]

/**
 * The file has only names and places. Copies offerings from Massachusetts facilities in turn; a
 * third have no rating, a fifth no hours, and a ninth are closed.
 */
function complete(draft: CenterDraft, index: number, examples: CenterDraft[]): void {
  const { treatmentTypes = [], offerings = [] } = examples[index % examples.length] ?? {}
  Object.assign(draft, { treatmentTypes, offerings })
  draft.totalScore = index % 3 ? (20 + ((index * 7) % 31)) / 10 : null
  draft.reviewsCount = index % 3 ? (index * 13) % 500 : null
  draft.permanentlyClosed = index % 9 === 0
  draft.temporarilyClosed = index % 10 === 0
  if (index % 50 === 0) Object.assign(draft, { latitude: null, longitude: null })
  const week = weeks[index % 5] ?? []
  draft.openingHours = week.map((hours, day) => ({ dayOfWeek: day + 1, hours }))
}

const now = new Date('2026-11-23T15:00:00Z')

describe.skipIf(!isThere)('searching 14,034 real facilities', () => {
  describeWithDatabase('compared with a plain search of an array', (database, operate) => {
    let plain: PlainSearch
    const find = (search: Partial<DirectorySearch>, options = {}) =>
      searchCenters(database().orm, parseSearch({ ...emptySearch, exact: true, ...search }), {
        now,
        ...options,
      })

    beforeAll(async () => {
      const all = (await parseBytes(file, await readFile(file))).items
      const items = isThorough ? all : all.filter((_, index) => index % 5 === 0)
      const others = await parseBytes(massachusetts, await readFile(massachusetts))
      const examples = others.items.flatMap((item) => (item.ok ? [item.draft] : []))
      for (const [index, item] of items.entries())
        if (item.ok) complete(item.draft, index, examples)
      await importItems((work) => asOperator(database(), work), items, { sameName: 'import' })
      await operate(sql`update treatment_centers set pinned = true where slug in
          (select slug from treatment_centers order by slug limit 3)`)
      await database().vacuum()
      plain = await PlainSearch.read(database().orm, now)
    })

    it('finds the same centers in the same order, and counts the same, whatever is combined', async () => {
      const idOf = await readIds(database().orm)
      let run = 0
      await fc.assert(
        fc.asyncProperty(searches, async (search) => {
          const typed = splitWords(search.text)
          const found = typed.length ? await findWords(database().orm, typed) : null
          const expected = plain.search(search, found)
          const actual = await searchCenters(database().orm, parseSearch(search), { now })
          // Without matches, the real search guesses at words and places, which the plain search
          // doesn't do.
          fc.pre(expected.ids.length > 0)
          const first = (actual.page - 1) * pageSize
          expect({
            search,
            total: actual.total,
            ids: actual.centers.map(({ slug }) => idOf.get(slug)),
          }).toEqual({
            search,
            total: expected.ids.length,
            ids: expected.ids.slice(first, first + pageSize),
          })
          // Counting every choice the plain way is slow.
          if (run++ % 10 === 0) {
            expect({ search, choices: actual.choices }).toEqual({
              search,
              choices: expected.choices(),
            })
          }
        }),
        { numRuns: runs(40, 200), endOnFailure: true },
      )
    })

    // Uses 60 searches; decision 3 has the results of 1,000.
    it.runIf(isThorough)(
      'finds a way on for every realistic search with three filters within 10 miles, at two in the morning',
      async () => {
        const night = new Date('2026-11-24T07:00:00Z')
        const plainAtNight = await PlainSearch.read(database().orm, night)
        const count = (search: DirectorySearch) => plainAtNight.search(search, null).ids.length
        for (const search of listRealisticSearches(60)) {
          const result = await searchCenters(database().orm, parseSearch(search), { now: night })
          const shown = listShown(result)
          const applied = result.loosened?.applied
          expect({ search, total: result.total }).toEqual({ search, total: count(search) })
          expect({ search, shown: shown.length }).not.toMatchObject({ shown: 0 })
          if (result.total > 0) continue
          if (applied) {
            expect({ search, total: applied.total }).toEqual({
              search,
              total: count(applied.search),
            })
            expect(describeLoosening(search, applied).button).toMatch(/^Show [1-9]/)
          } else {
            const unexplained = shown.filter(({ lacking }) => !lacking?.length)
            expect({ search, unexplained }).toEqual({ search, unexplained: [] })
          }
        }
      },
    )

    it('stops after 50 pages, and says that there is more', async () => {
      expect(await find({ page: 90_000 })).toMatchObject({ page: 50, pageCount: 50, isCut: true })
      expect(await find({ page: 49 })).toMatchObject({ page: 49, isCut: false })
      expect(await find({ text: 'methadone', page: 90_000 })).toMatchObject({ isCut: false })
      expect((await find({ text: 'treatment', page: 90_000 })).centers).toHaveLength(24)
    })

    it.each([
      ['newrak', 'newark'],
      ['philadelpia', 'philadelphia'],
    ])('finds %s by its nearest spelling', async (typed, corrected) => {
      const found = await find({ text: typed })
      expect(found.correctedText).toBe(corrected)
      expect(found.total).toBeGreaterThan(0)
    })
  })
})

async function readIds(db: Executor): Promise<Map<string, string>> {
  const rows = await readRows<{ id: string; slug: string }>(
    db,
    sql`select id, slug from treatment_centers`,
  )
  return new Map(rows.map(({ id, slug }) => [slug, id]))
}
