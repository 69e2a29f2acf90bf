import { beforeAll, describe, expect, it } from 'vitest'
import { splitWords } from '#app/lib/fold-text.ts'
import { parseSearch } from '#app/search/parse-search.server.ts'
import { searchCenters } from '#app/search/search-centers.server.ts'
import { type DirectorySearch, emptySearch } from '#app/search/search-input.ts'
import { asOperator } from '#db/as-viewer.server.ts'
import { treatmentCenters } from '#db/schema/centers.ts'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import { centers } from './hand-made-centers.ts'
import { findWords } from './plain-search.ts'

type Group = [group: string, rows: [typed: string, found: string][]]

const found: Group[] = [
  [
    'stems',
    [
      ['recovery centers', 'cedar'],
      ['recoveries center', 'cedar'],
      ['counseled', 'rio'],
      ['treatments', 'mary rio'],
      ['addictions', 'mary'],
      ['mother', 'mary'],
      ['houses', 'obrien'],
      ['rows', 'cedar'],
      ['therapies', 'cedar nowak'],
      ['clinics elizabeth', 'step'],
      ['meeting', 'nowak'],
    ],
  ],
  [
    'beginnings of the last word',
    [
      ['reco', 'cedar'],
      ['lantern rec', 'cedar'],
      ['metha', 'step'],
      ['counseli', 'rio'],
      ['h', 'mary nowak obrien'],
      ['ho', 'mary obrien'],
      ['detox t', 'cedar'],
      ['sober liv', 'obrien'],
      ['pregn', 'mary'],
    ],
  ],
  [
    'accents and case',
    [
      ['rio', 'rio'],
      ['RÍO', 'rio'],
      ['ri\u0301o', 'rio'],
      ['espanol', 'rio'],
      ['ESPAÑOL', 'rio'],
      ['lukasz', 'nowak'],
      ['Łukasz Nowak', 'nowak'],
      ['nówak', 'nowak'],
      ['CEDAR lAnTeRn', 'cedar'],
    ],
  ],
  [
    'apostrophes, hyphens, punctuation',
    [
      ["st mary's", 'mary'],
      ['St. Mary’s', 'mary'],
      ['st marys', 'mary'],
      ["women's hospital", 'mary'],
      ['o’brien', 'obrien'],
      ["O'BRIEN & SONS", 'obrien'],
      ['sober living', 'obrien'],
      ['sober-living', 'obrien'],
      ['twelve step', 'obrien'],
      ['medication assisted', 'step'],
      ['drug/alcohol', 'rio'],
      ['alcohol,drug', 'rio'],
      ['(detox)', 'cedar'],
      ['a.a. meetings', 'nowak'],
      ["'; drop table treatment_centers; --", ''],
    ],
  ],
  [
    'numbers and ZIP codes',
    [
      ['08608', 'cedar'],
      ['086', 'cedar'],
      ['07', 'mary rio step'],
      ['07201', 'step'],
      ['07201-1234', 'step'],
      ['410 lantern row', 'cedar'],
      ['24-26 broad', 'step'],
      ['3b', 'step'],
      ['1st step', 'step'],
      ['24/7', 'nowak'],
    ],
  ],
  [
    'several words, in several fields',
    [
      ['detox in trenton', 'cedar'],
      ['trenton detox', 'cedar'],
      ['treatment for alcohol in newark', 'rio'],
      ['ironbound counseling', 'rio'],
      ['methadone union', 'step'],
      ['residential house toms river', 'obrien'],
      ['family therapy hunterdon', 'nowak'],
      ['women hudson', 'mary'],
    ],
  ],
  [
    'what must not match',
    [
      ['tern', ''],
      ['lantern trenton newark', ''],
      ['rec lantern', ''],
      ['detox newark', ''],
      ['8608', ''],
      ['608', ''],
      ['men', 'obrien'],
      ['cent 410', ''],
      ['xylophone', ''],
    ],
  ],
]

const corrected: [typed: string, corrected: string, found: string][] = [
  ['newrak', 'newark', 'rio'],
  ['cedr lantren', 'cedar lantern', 'cedar'],
  ['wantern', 'lantern', 'cedar'],
  ['counsling', 'counseling', 'rio'],
  ['conseling newark', 'counseling newark', 'rio'],
  ['alchohol', 'alcohol', 'rio'],
  ['methodone', 'methadone', 'step'],
  ['detos', 'detox', 'cedar'],
  ['hopsital', 'hospital', 'mary'],
  ['elizabteh clinic', 'elizabeth clinic', 'step'],
  ['nowack', 'nowak', 'nowak'],
  ['obrien', 'brien', 'obrien'],
]

/** Words that must not be corrected, with what they could be mistaken for. */
const notCorrected: [typed: string, by: string][] = [
  ['medicaid', 'is not medical care'],
  ['medicare', 'is not medical care either'],
  ['medicai', 'begins Medicaid'],
  ['heroin', 'is no heron'],
  ['clifton', 'is another town than Clinton'],
  ['hopatcong', 'is no Hoboken'],
  ['trento', 'begins Trenton'],
  ['sun', 'is too short'],
  ['mantren', 'differs from lantern in its first letter and another'],
  ['08618', 'is another ZIP than 08608'],
  ['cedar xylophone', 'has a word like no other'],
]

describeWithDatabase('words typed into the search', (database) => {
  beforeAll(async () => {
    await asOperator(database(), (db) =>
      db
        .insert(treatmentCenters)
        .values(
          Object.entries(centers).map(([slug, center]) => ({ ...center, slug, state: 'NJ' })),
        ),
    )
  })

  const search = async (text: string, filters: Partial<DirectorySearch> = {}) => {
    const result = await searchCenters(
      database().orm,
      parseSearch({ ...emptySearch, text, exact: true, ...filters }),
      { now: new Date('2026-11-23T15:00:00Z') },
    )
    const found = result.centers
      .map(({ slug }) => slug)
      .sort()
      .join(' ')
    return { found, correctedText: result.correctedText }
  }
  const findPlainly = async (text: string) => {
    const ids = await findWords(database().orm, splitWords(text))
    const rows = await database().orm.select().from(treatmentCenters)
    return rows
      .flatMap(({ id, slug }) => (ids.has(id) ? [slug] : []))
      .sort()
      .join(' ')
  }

  describe.each(found)('%s', (_group, rows) => {
    it.each(rows)('%j finds %j', async (typed, found) => {
      expect(await search(typed)).toEqual({ found, correctedText: null })
      expect(await findPlainly(typed)).toBe(found)
    })
  })

  it.each(corrected)(
    '%j is corrected to %j, which finds %j',
    async (typed, correctedText, found) => {
      expect(await findPlainly(typed)).toBe('')
      expect(await search(typed)).toEqual({ found, correctedText })
      expect(await findPlainly(correctedText)).toBe(found)
    },
  )

  it.each(notCorrected)('%j %s: it is not corrected', async (typed) => {
    expect((await search(typed)).correctedText).toBe(null)
  })

  it('are not corrected when only a filter excludes the center with the word', async () => {
    expect(await search('baking', { types: ['group-therapy'] })).toEqual({
      found: '',
      correctedText: null,
    })
  })
})
