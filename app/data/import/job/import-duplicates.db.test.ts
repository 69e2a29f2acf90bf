import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeImports } from '#tests/support/import-items.ts'

describeImports(
  'duplicates and additional programs',
  ({ read, importRecords, listCenters, countAll }) => {
    it('are found by place id, then by name and address, then by name', async () => {
      const first = { name: 'Hope', address: '1 Main St', placeId: 'p1' }
      await importRecords([first])
      const records = [
        { ...first, name: 'Renamed', address: '9 Elsewhere' },
        { name: ' HOPE ', address: '1 MAIN ST ', placeId: 'p2' },
        { name: 'hope', address: '2 Other St' },
        { name: 'hope' },
        { name: 'Faith', address: '3 Side St', placeId: 'p3' },
        { name: 'Charity', placeId: 'p3' },
        { name: 'FAITH', address: '3 side st' },
        { name: 'Faith', address: '4 Side St' },
        { name: 'Charity' },
        { name: 'charity' },
      ]
      const expected = [
        'duplicate place-id',
        'duplicate name-address',
        'duplicate same-name',
        'duplicate same-name-no-address',
        'inserted',
        'duplicate place-id',
        'duplicate name-address',
        'duplicate same-name',
        'inserted',
        'duplicate name-address',
      ]
      const oneBatch = await importRecords(records, { isPreview: true })
      expect(oneBatch.short).toEqual(expected)
      expect(oneBatch.outcomes.map(({ reason }) => reason)).toEqual([
        'Same place id: /centers/hope',
        'Same name and address: /centers/hope',
        'Same name, different address: /centers/hope',
        'Same name, and an address is missing: /centers/hope',
        null,
        'Same place id: item 5',
        'Same name and address: item 5',
        'Same name, different address: item 5',
        null,
        'Same name and address: item 9',
      ])
      const oneByOne = await importRecords(records, { batchSize: 1 })
      expect(oneByOne.short).toEqual(expected)
      expect(oneByOne.counts).toEqual(oneBatch.counts)
    })

    it('with a known name at another address are imported as separate locations if chosen', async () => {
      const records = [
        { name: 'Hope', address: '1 Main St' },
        { name: 'Hope', address: '2 Main St' },
        { name: 'Hope' },
      ]
      const skipped = await importRecords(records, { isPreview: true })
      expect(skipped.short).toEqual([
        'inserted',
        'duplicate same-name',
        'duplicate same-name-no-address',
      ])
      const { short } = await importRecords(records, { sameName: 'import' })
      expect(short).toEqual(['inserted', 'inserted same-name', 'inserted same-name-no-address'])
      expect((await listCenters()).map(({ slug }) => slug).sort()).toEqual([
        'hope',
        'hope-1',
        'hope-2',
      ])
      const again = await importRecords(records, { sameName: 'import' })
      expect(again.short).toEqual(Array(3).fill('duplicate name-address'))
    })

    const program = {
      name1: 'Hope',
      street1: '1 Main St',
      city: 'Newark',
      state: 'NJ',
      zip: '07102',
    }
    const programs = [
      { ...program, typeFacility: 'SU', dt: 1, md: 1, noop: 1 },
      { ...program, typeFacility: 'MH', res: 1, mc: 1 },
      { ...program, typeFacility: 'MH', res: 1 },
    ]

    it.each([500, 1])('at the same address are merged (batches of %i)', async (batchSize) => {
      const { short, counts } = await importRecords(programs, { batchSize })
      expect(short).toEqual(['inserted', 'merged', 'duplicate name-address'])
      expect(counts).toMatchObject({ inserted: 1, merged: 1 })
      expect(await listCenters()).toMatchObject([
        {
          treatment_types: ['detox', 'residential'],
          offerings: ['detox', 'residential', 'medicaid', 'medicare', 'mental-health'],
          category_name: 'Substance use treatment',
          search_terms:
            'Detox Medicaid Medicare Mental health treatment Residential Substance use treatment',
        },
      ])
      expect(
        await read(
          sql`select category, info_key, info_value from center_additional_info order by 1, 2`,
        ),
      ).toEqual([
        { category: 'Medicines', info_key: 'Opioid use disorder treatment', info_value: false },
        { category: 'Payment', info_key: 'Medicaid', info_value: true },
        { category: 'Payment', info_key: 'Medicare', info_value: true },
        { category: 'Treatment programs', info_key: 'Detox', info_value: true },
        { category: 'Treatment programs', info_key: 'Residential', info_value: true },
      ])
    })

    it('change nothing when the same file is imported again', async () => {
      await importRecords(programs)
      const before = await listCenters()
      const { short } = await importRecords(programs)
      expect(short).toEqual(Array(3).fill('duplicate name-address'))
      expect(await listCenters()).toEqual(before)
      expect(await countAll()).toEqual([{ tables: '1 4 0 5' }])
    })

    it('are not merged for records in our own format', async () => {
      await importRecords(programs.slice(0, 1))
      const [before] = await listCenters()
      const own = { name: 'Hope', address: before?.address, categories: ['New'] }
      expect((await importRecords([own])).short).toEqual(['duplicate name-address'])
      expect(await listCenters()).toEqual([before])
    })

    it('change nothing in a preview, even across batches', async () => {
      await importRecords([{ name: 'Kept' }])
      const { short } = await importRecords(programs, { isPreview: true, batchSize: 1 })
      expect(short).toEqual(['inserted', 'merged', 'duplicate name-address'])
      expect(await countAll()).toEqual([{ tables: '1 0 0 0' }])
    })

    it('set a service to yes if any program offers it', async () => {
      const address = '1 Main St, Newark, NJ 07102'
      const additionalInfo = [{ category: 'Payment', infoKey: 'Medicaid', infoValue: false }]
      await importRecords([{ name: 'Hope', address, additionalInfo }])
      expect((await importRecords([{ ...program, md: 1 }])).short).toEqual(['merged'])
      expect(await read(sql`select info_key, info_value from center_additional_info`)).toEqual([
        { info_key: 'Medicaid', info_value: true },
      ])
      expect(await listCenters()).toMatchObject([
        { search_terms: 'Medicaid', offerings: ['medicaid'] },
      ])
    })

    const oldList = { listedIn: 'FindTreatment.gov', listedOn: '2021-01-01' }
    const newList = { listedIn: 'FindTreatment.gov', listedOn: '2025-01-01' }
    const fill = { sameName: 'import', duplicates: 'fill', ...newList } as const
    const newer = { ...program, phone: '609-555-0142', website: 'https://example.org', dt: 1 }

    it.each([{ isPreview: true }, { isPreview: false }])(
      'can be merged and fill missing values in one step: %o',
      async ({ isPreview }) => {
        await importRecords([program], oldList)
        const records = [newer, { ...newer, dt: 0, res: 1 }]
        const { outcomes, counts } = await importRecords(records, { ...fill, isPreview })
        expect(counts).toMatchObject({ inserted: 0, filled: 1, merged: 1 })
        expect(outcomes.map(({ reason }) => reason)).toEqual([
          'Filled what /centers/hope had not: phone, website; added further programs',
          'Further programs at the same address, added to /centers/hope',
        ])
        if (isPreview) return
        expect(await listCenters()).toMatchObject([
          {
            phone: '609-555-0142',
            website: 'https://example.org',
            treatment_types: ['detox', 'residential'],
            listed_on: '2025-01-01',
          },
        ])
      },
    )

    it('never change a verified center or its list', async () => {
      await importRecords([program], oldList)
      await read(sql`update treatment_centers set verified_at = now(), verified_by = 'called'`)
      const before = await listCenters()
      const elsewhere = { ...newer, name1: 'Hope House', street1: '1 Main Street, Suite 2' }
      expect((await importRecords([newer], fill)).short).toEqual(['duplicate name-address'])
      expect((await importRecords([elsewhere], fill)).short).toEqual(['duplicate similar-name'])
      expect(await listCenters()).toEqual(before)
    })

    it('are found by street and ZIP code in any spelling', async () => {
      await importRecords([{ ...program, street1: '1 North Main Street, Suite 4' }], oldList)
      const written = { ...newer, street1: '1 N. Main St', city: 'Newark City' }
      for (const isPreview of [true, false]) {
        const { short } = await importRecords([written, written], { ...fill, isPreview })
        expect(short).toEqual(['filled name-address', 'duplicate name-address'])
      }
      const elsewhere = [
        { ...written, street1: '1 S Main St' },
        { ...written, street1: '11 N Main St' },
        { ...written, zip: '08608' },
      ]
      const { short } = await importRecords(elsewhere, fill)
      expect(short).toEqual(Array(3).fill('inserted same-name'))
    })

    it('fill a center with a shortened name, and note a different name at the same address', async () => {
      await importRecords([{ ...program, name1: 'Hope Comprehensive Trt Ctr' }], oldList)
      const records = [
        { ...newer, name1: 'Hope Comprehensive Treatment Center LLC' },
        { ...newer, name1: 'Faith House' },
      ]
      const withoutFill = await importRecords(records, { isPreview: true })
      expect(withoutFill.short).toEqual(['inserted', 'inserted'])
      const { short, outcomes } = await importRecords(records, fill)
      expect(short).toEqual(['filled similar-name', 'inserted'])
      expect(outcomes[1]?.reason).toBe(
        'Another center has this street and ZIP code: Hope Comprehensive Trt Ctr (/centers/hope-comprehensive-trt-ctr)',
      )
    })

    it('become suggestions if they contradict a verified center', async () => {
      const address = '1 Main St, Newark, NJ 07102'
      const record = {
        name: 'Hope',
        address,
        phone: '609-555-0142',
        website: 'https://hope.example.org/',
      }
      await importRecords([record])
      await read(sql`update treatment_centers set verified_at = now(), verified_by = 'called'`)
      const before = await listCenters()
      const readSuggested = () => read(sql`select changes, source, status from suggestions`)
      await importRecords([
        { ...record, phone: '(609) 555 0142', website: 'http://www.hope.example.org' },
      ])
      expect(await readSuggested()).toEqual([])
      const changed = { ...record, phone: '609 555 0199' }
      for (let times = 0; times < 2; times++) await importRecords([changed])
      await importRecords([{ ...changed, address: '9 Other St' }])
      expect(await readSuggested()).toEqual([
        { changes: { phone: '609 555 0199' }, source: 'import', status: 'open' },
      ])
      expect(await listCenters()).toEqual(before)
      await read(sql`update suggestions set status = 'dismissed', settled_at = now()`)
      await importRecords([changed])
      expect(await readSuggested()).toHaveLength(1)
    })
  },
)
