import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { explainSources } from '#app/center/offerings/derive-center.ts'
import { asOperator } from '#db/as-viewer.server.ts'
import { findProjectRoot } from '#db/project-root.ts'
import { readRows } from '#db/read-rows.server.ts'
import { parseBytes } from '#tests/support/import-files.ts'
import { importItems } from '#tests/support/import-items.ts'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import { isThorough } from '#tests/support/thorough.ts'
import { createCounts } from './import-record.ts'

const folder = path.resolve(findProjectRoot(), '../shared/data')
const national = path.join(folder, 'samhsa_su_us_2021.csv')
const massachusetts = path.join(folder, 'findtreatment_ma_2025.csv')
const isAbsent = !existsSync(national) || !existsSync(massachusetts)

const parseFile = (file: string) => parseBytes(file, readFileSync(file))

describe.skipIf(isAbsent)(
  `SAMHSA's own files${isAbsent ? ' (skipped: ../shared/data is absent)' : ''}`,
  () => {
    it('include all 14,034 facilities in the country, without losing a value', async () => {
      const { items, unknownFields, notes } = await parseFile(national)
      expect(items).toHaveLength(14_034)
      expect(items.filter((item) => !item.ok || item.draft.warnings.length > 0)).toEqual([])
      expect([unknownFields.size, notes.length]).toEqual([0, 0])
      const inNewJersey = items.filter((item) => item.ok && item.draft.state === 'NJ')
      expect(inNewJersey).toHaveLength(343)
      for (const item of inNewJersey) {
        expect(item).toMatchObject({ draft: { postalCode: expect.stringMatching(/^0\d{4}$/) } })
      }
      const names = items.flatMap((item) => (item.ok ? item.draft.name : []))
      expect(names).toContain('Asociación Puertorriqueños en Marcha')
      expect(names).toContain(
        'Crossroads of NJ Management LLC DBA Crossroads Treatment of Toms River',
      )
    })

    it('include all 662 programs in Massachusetts, with warnings for what is left out', async () => {
      const { items, unknownFields, unknownCodes } = await parseFile(massachusetts)
      expect(items).toHaveLength(662)
      expect([unknownFields.size, unknownCodes.size]).toEqual([0, 0])
      const warnings = items.flatMap((item) => (item.ok ? item.draft.warnings : ['skipped']))
      // A second intake number, for which a center has no field.
      const isFurther = (warning: string) =>
        warning.startsWith('further numbers, left out: intake2')
      expect(warnings.filter(isFurther)).toHaveLength(81)
      expect(warnings.filter((warning) => !isFurther(warning)).sort()).toEqual([
        // West Springfield, Massachusetts: the file says that it is in Vermont.
        'coordinates outside VT, left out',
        expect.stringMatching(/^every service code of a group is set, .*: Languages, Detox,/),
        expect.stringMatching(
          /^every service code of a group is set, .*: Languages, People served$/,
        ),
        expect.stringMatching(/^website not usable, left out: http:\/\/w www\./),
      ])
      const untyped = items.filter((item) => item.ok && item.draft.treatmentTypes.length === 0)
      // It only offers magnetic stimulation, which is not one of the eight types.
      expect(untyped).toMatchObject([{ draft: { name: 'Achieve TMS East Weymouth' } }])
    })

    it.each([
      [national, ['name']],
      [massachusetts, ['listing', 'name']],
    ])('are the source of every treatment type and offering: %s', async (file, expected) => {
      const { drafts } = await parseFile(file)
      const sources = drafts.flatMap((draft) =>
        [...draft.treatmentTypes, ...draft.offerings].map(explainSources(draft)),
      )
      expect([...new Set(sources)].sort()).toEqual(expected)
    })
  },
)

if (!isAbsent) {
  describeWithDatabase("imports of SAMHSA's own files", (database) => {
    async function importFile(file: string, sameName: 'skip' | 'import', isPreview = false) {
      const { items } = await parseFile(file)
      const options = { sameName, isPreview }
      return importItems((work) => asOperator(database(), work), items, options)
    }
    const withDuplicates = (duplicates: object) => ({
      ...createCounts().duplicates,
      ...duplicates,
    })
    const readState = () =>
      asOperator(database(), (db) =>
        readRows(
          db,
          sql`select count(*)::integer as centers, max(updated_at)::text as changed,
            (select count(*)::integer from center_categories) as categories,
            (select count(*)::integer from center_additional_info) as infos from treatment_centers`,
        ),
      )

    it('add 405 centers in Massachusetts and merge 166 more programs into them', async () => {
      const preview = await importFile(massachusetts, 'skip', true)
      expect(await readState()).toMatchObject([{ centers: 0 }])
      const { counts } = await importFile(massachusetts, 'skip')
      expect(preview.counts).toEqual(counts)
      // The file has 465 distinct pairs of name and address. The other 197 rows repeat a pair; 31
      // of these add no new code or repeat a skipped row. 61 of the 465 have the same name as a
      // center elsewhere.
      expect(counts).toEqual({
        ...createCounts(),
        warned: 85,
        inserted: 405,
        merged: 166,
        duplicates: withDuplicates({ 'same-name': 91 }),
      })
    })

    it('change nothing when Massachusetts is imported again', async () => {
      const before = await readState()
      const { counts } = await importFile(massachusetts, 'skip')
      expect(counts).toEqual({
        ...createCounts(),
        warned: 85,
        duplicates: withDuplicates({ 'name-address': 571, 'same-name': 91 }),
      })
      expect(await readState()).toEqual(before)
    })

    it.runIf(isThorough)(
      'add the whole country, and with separate locations all but its 16 repeats',
      async () => {
        await asOperator(database(), (db) => db.execute(sql`delete from treatment_centers`))
        const preview = await importFile(national, 'skip', true)
        const first = await importFile(national, 'skip')
        expect(preview.counts).toEqual(first.counts)
        // By first name alone, 5,322 rows would be duplicates. With second names, only 2,041 repeat a
        // name at another address.
        expect(first.counts).toEqual({
          ...createCounts(),
          inserted: 11_980,
          // Two records whose ZIP code is in another county.
          warned: 2,
          duplicates: withDuplicates({ 'name-address': 13, 'same-name': 2041 }),
        })
        const again = await importFile(national, 'skip')
        expect(again.counts).toEqual({
          ...createCounts(),
          warned: 2,
          duplicates: withDuplicates({ 'name-address': 11_993, 'same-name': 2041 }),
        })
        const separate = await importFile(national, 'import')
        // The 14,034 rows have 14,018 distinct pairs of name and address.
        expect(separate.counts).toEqual({
          ...createCounts(),
          inserted: 2038,
          branches: 2038,
          warned: 2,
          duplicates: withDuplicates({ 'name-address': 11_996 }),
        })
      },
    )
  })
}
