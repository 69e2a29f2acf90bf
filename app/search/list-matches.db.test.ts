import { beforeAll, expect, it } from 'vitest'
import { asOperator } from '#db/as-viewer.server.ts'
import { treatmentCenters } from '#db/schema/centers.ts'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import { parseSearch } from './parse-search.server.ts'
import { searchCenters } from './search-centers.server.ts'
import { type DirectorySearch, emptySearch } from './search-input.ts'

const now = new Date('2026-11-23T15:00:00Z')

/** One in seven has the word in its name, the others in their description; one in five is closed. */
const rows = Array.from({ length: 70 }, (_, index) => ({
  slug: `center-${index}`,
  name: index % 7 === 0 ? `Kettlewell ${index}` : `Center ${index}`,
  description: index % 7 === 0 ? null : 'Near Kettlewell Park.',
  street: `${index} Kettle Street`,
  city: 'Newark',
  state: 'NJ',
  latitude: 40.73 + ((index * 37) % 70) / 1000,
  longitude: -74.17,
  totalScore: 1 + ((index * 29) % 70) / 20,
  permanentlyClosed: index % 5 === 0,
}))
type Row = (typeof rows)[number]

const isOther = ({ name }: Row) => Number(!name.startsWith('Kettlewell'))
const isClosed = ({ permanentlyClosed }: Row) => Number(permanentlyClosed)
const sortBy = (...keys: ((row: Row) => number)[]) =>
  rows
    .toSorted(
      (a, b) => keys.map((key) => key(a) - key(b)).find((difference) => difference !== 0) ?? 0,
    )
    .map(({ name }) => name)

describeWithDatabase('a search for a word of names', (database) => {
  beforeAll(() => asOperator(database(), (db) => db.insert(treatmentCenters).values(rows)))

  const listPages = async (search: Partial<DirectorySearch>, limit: number) => {
    const names: string[] = []
    for (let page = 1; names.length < rows.length; page++) {
      const asked = parseSearch({ ...emptySearch, text: 'kettlewell', ...search, page })
      const { centers } = await searchCenters(database().orm, asked, { now, limit })
      names.push(...centers.map(({ name }) => name))
      if (centers.length === 0) break
    }
    return names
  }

  // Large and small pages find the ids in different ways.
  it.each([2, 9, 70])('lists the named centers first, %i a page', async (limit) => {
    const byRating = sortBy(isOther, isClosed, ({ totalScore }) => -totalScore)
    expect(await listPages({}, limit)).toEqual(byRating)
  })

  it.each([2, 9, 70])('lists the named ones first, then by distance, %i a page', async (limit) => {
    const byDistance = sortBy(isOther, isClosed, ({ latitude }) => latitude)
    expect(await listPages({ near: '40.73,-74.17' }, limit)).toEqual(byDistance)
  })

  it('lists them by rating alone if a visitor sorts by rating', async () => {
    const byRating = sortBy(isClosed, ({ totalScore }) => -totalScore)
    expect(await listPages({ sort: 'rating' }, 9)).toEqual(byRating)
  })
})
