import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { findServiceCode } from '#app/data/import/centers/samhsa-codes.ts'
import { listShown } from '#app/search/group-results.ts'
import { parseSearch } from '#app/search/parse-search.server.ts'
import { searchCenters } from '#app/search/search-centers.server.ts'
import { type DirectorySearch, emptySearch } from '#app/search/search-input.ts'
import { asOperator } from '#db/as-viewer.server.ts'
import type { Database } from '#db/client.server.ts'
import { findProjectRoot } from '#db/project-root.ts'
import { parseBytes } from '#tests/support/import-files.ts'
import { importItems } from '#tests/support/import-items.ts'
import { describeWithDatabase } from '#tests/support/test-database.ts'

const now = new Date('2026-11-23T15:00:00Z')
const file = path.join(findProjectRoot(), '..', 'shared', 'data', 'findtreatment_ma_2025.csv')
const massachusetts = existsSync(file) ? await readFile(file) : null

/** Import a list, and return a search over it. */
async function fill(database: Database, name: string, content: string | Buffer) {
  const { items } = await parseBytes(name, content)
  await importItems((work) => asOperator(database, work), items, { sameName: 'import' })
}
const find = (database: Database, search: Partial<DirectorySearch>) =>
  searchCenters(database.orm, parseSearch({ ...emptySearch, ...search }), { now, limit: 200 })

const withBed = 'HI HIT HID RES RS RL RD RTCA RTCC ORES'.split(' ')
const asDetox = 'DT HID RD OD'.split(' ')
const others =
  'OP OMB OMH ODT PHDT HH DB DM DLC LFXD CLND ADTX BDTX CDTX MDTX ODTX MDET MWS ACM DSF PAIN'.split(
    ' ',
  )

describeWithDatabase('a list with one service code a center', (database) => {
  const codes = [...new Set([...withBed, ...asDetox, ...others])].sort()
  beforeAll(async () => {
    const rows = codes.map((code) => ({ name1: `House ${code}`, city: 'Newark', [code]: 1 }))
    await fill(database(), 'codes.json', JSON.stringify(rows))
  })
  const listCodes = async (search: Partial<DirectorySearch>) =>
    (await find(database(), search)).centers.map(({ name }) => name.split(' ')[1]).sort()

  it('finds detox where a code says that it is the kind of care', async () => {
    expect(await listCodes({ types: ['detox'] })).toEqual(asDetox.toSorted())
    expect(await listCodes({ offers: ['outpatient-detox'] })).toEqual(['OD'])
  })

  it('finds a bed only where a code says so', async () => {
    expect(await listCodes({ withBeds: true })).toEqual(withBed.toSorted())
    expect(await listCodes({ withBeds: true, types: ['detox'] })).toEqual(['HID', 'RD'])
    expect((await find(database(), {})).choices['with-beds']).toBe(withBed.length)
  })

  it('says on the row that outpatient detox has no bed', async () => {
    const { centers } = await find(database(), { offers: ['outpatient-detox'] })
    expect(centers[0]?.treatmentTypeLabels).toContain('Outpatient detox (no bed)')
    expect(centers[0]?.treatmentTypeLabels).not.toContain('Detox')
    const found = await find(database(), { types: ['detox'] })
    const matched = listShown(found).map(({ name, matched }) => [name, matched])
    expect(Object.fromEntries(matched)).toMatchObject({
      'House OD': ['Outpatient detox (no bed)'],
      'House RD': ['Detox'],
    })
  })

  it('offers only centers with beds where nobody reported an open one', async () => {
    const { total, loosened } = await find(database(), { beds: true })
    expect([total, loosened?.applied?.total]).toEqual([0, withBed.length])
    expect(loosened?.applied?.search).toMatchObject({ beds: false, withBeds: true })
    const detox = await find(database(), { beds: true, types: ['detox'] })
    expect(detox.loosened?.applied?.total).toBe(2)
  })
})

describe.skipIf(!massachusetts)('the real list of Massachusetts', () => {
  const hasCode = (draft: { additionalInfo: { infoKey: string }[] }, code: string) =>
    draft.additionalInfo.some(({ infoKey }) => infoKey === findServiceCode(code)?.info?.infoKey)

  it('has detox as care in 59 rows: 34 with a bed, 23 only outpatient, 2 that say no more', async () => {
    const { drafts } = await parseBytes(file, massachusetts ?? Buffer.of())
    const rows = drafts.filter((draft) => asDetox.some((code) => hasCode(draft, code)))
    const beds = rows.filter((draft) => hasCode(draft, 'HID') || hasCode(draft, 'RD'))
    const outpatient = rows.filter((row) => !beds.includes(row) && hasCode(row, 'OD'))
    expect([rows.length, beds.length, outpatient.length]).toEqual([59, 34, 23])
    const derived = drafts.filter(({ offerings }) => offerings.includes('detox'))
    // One more has detox in its name: its rows list no code of detox.
    expect(derived.filter((draft) => !rows.includes(draft)).map(({ name }) => name)).toEqual([
      'Haven Detox New England',
    ])
    const outpatientOnly = drafts.filter(({ offerings }) => offerings.includes('outpatient-detox'))
    expect(outpatientOnly).toEqual(outpatient)
  })

  describeWithDatabase('imported', (database) => {
    beforeAll(() => fill(database(), file, massachusetts ?? Buffer.of()))

    it('has a bed in every center of "Need a bed tonight"', async () => {
      const beds = await find(database(), { withBeds: true })
      const hasBed = (labels: string[]) =>
        labels.some((label) => /Inpatient|Residential/.test(label))
      expect(beds.total).toBeGreaterThan(100)
      expect(beds.centers.filter((center) => !hasBed(center.treatmentTypeLabels))).toEqual([])
    })

    it('finds 59 centers by detox: 34 with a bed, 23 only outpatient, 2 that say no more', async () => {
      const count = async (search: Partial<DirectorySearch>) =>
        (await find(database(), search)).total
      expect(await count({ types: ['detox'] })).toBe(59)
      expect(await count({ types: ['detox'], withBeds: true })).toBe(34)
      expect(await count({ offers: ['outpatient-detox'] })).toBe(23)
      expect(await count({ offers: ['outpatient-detox'], withBeds: true })).toBe(0)
    })
  })
})
