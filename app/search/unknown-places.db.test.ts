import { beforeAll, expect, it } from 'vitest'
import { asOperator } from '#db/as-viewer.server.ts'
import { treatmentCenters } from '#db/schema/centers.ts'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import { parseSearch } from './parse-search.server.ts'
import { searchCenters } from './search-centers.server.ts'
import { type DirectorySearch, emptySearch } from './search-input.ts'

const now = new Date('2026-11-23T15:00:00Z')
const inSpringfield = { street: '12 Main St', state: 'NJ', latitude: 40.7, longitude: -74.32 }

describeWithDatabase('a place in words that we don’t know', (database) => {
  beforeAll(() =>
    asOperator(database(), (db) =>
      db.insert(treatmentCenters).values([
        { slug: 'dawn', name: 'Dawn', city: 'Springfield', offerings: ['detox'], ...inSpringfield },
        { slug: 'dusk', name: 'Dusk', city: 'Quahog', state: 'MA' },
        { slug: 'noon', name: 'Noon', description: 'Our sister is in Springfield, Vermont.' },
      ]),
    ),
  )

  const search = async (text: string, asked: Partial<DirectorySearch> = {}) => {
    const parsed = parseSearch({ ...emptySearch, text, ...asked })
    const { near, total, understanding } = await searchCenters(database().orm, parsed, { now })
    return { near, total, text: understanding.search.text, isUnknown: near?.kind === 'unknown' }
  }

  it('leaves the search without a place, and is told', async () => {
    expect(await search('rehab in Gotham')).toMatchObject({
      near: { kind: 'unknown', text: 'Gotham', reason: 'place' },
      total: 3,
      text: '',
    })
    expect((await search('detox in Gotham')).total).toBe(1)
    expect((await search('detox near 99999')).near).toMatchObject({ text: '99999', reason: 'zip' })
    expect((await search('in springfield massachusetts')).isUnknown).toBe(true)
  })

  it('is no place if a center has the words', async () => {
    expect(await search('rehab in quahog')).toMatchObject({ near: null, total: 1, text: 'quahog' })
    expect(await search('rehab in springfield vermont')).toMatchObject({
      near: null,
      total: 1,
      text: 'springfield vermont',
    })
  })

  it('may be misspelled, which is told', async () => {
    for (const typed of ['newrak', 'nwark', 'parcipany']) {
      expect((await search(`rehab in ${typed}`)).near).toMatchObject({
        kind: 'town',
        corrected: { text: typed },
      })
    }
  })

  it('gives way to a place that we know', async () => {
    // Its words are not searched for: a person types a ZIP code after reading the note.
    for (const asked of [{ near: '07081' }, { location: 'Springfield' }]) {
      const { isUnknown, total, text } = await search('detox in xyzville', asked)
      expect({ isUnknown, total, text }).toEqual({ isUnknown: false, total: 1, text: '' })
    }
    expect((await search('from gotham to newark')).near).toMatchObject({ label: 'Newark' })
  })
})
