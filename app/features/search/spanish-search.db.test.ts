import { beforeAll, expect, it } from 'vitest'
import { asOperator } from '#db/as-viewer.server.ts'
import { treatmentCenters } from '#db/schema/centers.ts'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import { searchCenters } from './search-centers.server.ts'
import { type DirectorySearch, emptySearch } from './search-input.ts'

type Center = Omit<typeof treatmentCenters.$inferInsert, 'slug'>

const centers: Record<string, Center> = {
  cedar: {
    name: 'Cedar Recovery Center',
    city: 'Trenton',
    county: 'Mercer',
    treatmentTypes: ['detox', 'residential'],
    description: 'A house for women and pregnant mothers.',
    latitude: 40.22,
    longitude: -74.76,
  },
  step: {
    name: 'First Step Methadone Clinic',
    city: 'Newark',
    county: 'Essex',
    treatmentTypes: ['outpatient'],
    description: 'Free care. Drug and alcohol treatment for veterans.',
    latitude: 40.73,
    longitude: -74.17,
  },
  casa: {
    name: 'La Casa de las Mujeres',
    city: 'Camden',
    county: 'Camden',
    latitude: 39.94,
    longitude: -75.11,
  },
}

describeWithDatabase('searching in Spanish', (database) => {
  beforeAll(() =>
    asOperator(database(), (db) =>
      db
        .insert(treatmentCenters)
        .values(
          Object.entries(centers).map(([slug, center]) => ({ ...center, slug, state: 'NJ' })),
        ),
    ),
  )

  const search = async (text: string, filters: Partial<DirectorySearch> = {}) => {
    const result = await searchCenters(
      database().orm,
      { ...emptySearch, text, ...filters },
      { now: new Date('2026-11-23T15:00:00Z') },
    )
    const found = result.centers
      .map(({ slug }) => slug)
      .sort()
      .join(' ')
    return { ...result, found }
  }

  it.each([
    ['desintoxicación', 'cedar', 'detox'],
    ['Desintoxicacion en Trenton', 'cedar', 'detox trenton'],
    ['metadona', 'step', 'methadone'],
    ['clínica de metadona cerca de Newark', 'step', 'methadone newark'],
    ['residencial', 'cedar', 'residential'],
    ['tratamiento ambulatorio', 'step', 'treatment outpatient'],
    ['drogas y alcohol', 'step', 'drug alcohol'],
    ['veteranos', 'step', 'veterans'],
    ['gratis', 'step', 'free'],
    ['ayuda para embarazadas', 'cedar', 'pregnant'],
  ])('%j finds %j by %j', async (typed, found, translatedText) => {
    expect(await search(typed)).toMatchObject({ found, translatedText, correctedText: null })
  })

  it.each([
    ['cerca de Newark', 'step'],
    ['en el condado de Mercer', 'cedar'],
    ['detox en Trenton', 'cedar'],
  ])('%j finds %j without an explanation', async (typed, found) => {
    expect(await search(typed)).toMatchObject({ found, translatedText: null, correctedText: null })
  })

  it('finds centers with these exact words in their names, even if another filter excludes them', async () => {
    expect(await search('mujeres')).toMatchObject({ found: 'casa', translatedText: null })
    expect(await search('la casa')).toMatchObject({ found: 'casa', translatedText: null })
    const filtered = await search('la casa', { near: 'Trenton', within: 5, sort: 'distance' })
    expect(filtered).toMatchObject({ total: 0, translatedText: null })
    expect(filtered.loosened?.applied).toMatchObject({ condition: 'within', total: 1 })
  })

  it('corrects misspelled words beside a Spanish word', async () => {
    expect(await search('metadona newrak')).toMatchObject({
      found: 'step',
      correctedText: 'methadone newark',
      translatedText: null,
    })
  })

  it('loosens a Spanish search like an English one', async () => {
    const { total, loosened } = await search('metadona', { near: 'Trenton', within: 5 })
    expect(total).toBe(0)
    expect(loosened?.applied).toMatchObject({ condition: 'within', total: 1 })
  })

  it("does not translate words that aren't Spanish", async () => {
    expect(await search('xilófono')).toMatchObject({ total: 0, translatedText: null })
    expect(await search('cerca de')).toMatchObject({ translatedText: null })
  })
})
