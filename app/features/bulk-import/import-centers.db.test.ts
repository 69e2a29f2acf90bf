import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { asOperator, asViewer } from '#db/as-viewer.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import { type ImportOptions, importCenters, refreshStatistics } from './import-centers.server.ts'
import { parseCenters } from './parse-centers.ts'

describeWithDatabase('importCenters', (database) => {
  const run = <Result>(work: Parameters<typeof asOperator<Result>>[1]) =>
    asOperator(database(), work)
  const read = <Row>(statement: ReturnType<typeof sql>) => run((tx) => readRows<Row>(tx, statement))

  /** Imports records as a JSON file; outcomes in short: "duplicate same-name". */
  async function importRecords(records: object[], options: Partial<ImportOptions> = {}) {
    const parsed = parseCenters('a.json', new TextEncoder().encode(JSON.stringify(records)))
    if (!parsed.ok) throw new Error(parsed.message)
    const result = await importCenters(run, parsed.items, { sameName: 'skip', ...options })
    const short = result.outcomes.map(({ outcome, rule }) =>
      rule ? `${outcome} ${rule}` : outcome,
    )
    return { ...result, short }
  }

  const listCenters = () =>
    read<Record<string, unknown>>(
      sql`select * from treatment_centers order by created_at, name, address`,
    )
  const countAll = () =>
    read<{ tables: string }>(sql`
      select concat_ws(' ', (select count(*) from treatment_centers),
        (select count(*) from center_categories), (select count(*) from center_opening_hours),
        (select count(*) from center_additional_info), (select centers from directory_totals)) as tables`)

  beforeEach(async () => {
    await run(async (tx) => {
      await tx.execute(sql`delete from treatment_centers`)
      await tx.execute(sql`alter table treatment_centers drop constraint if exists test_refusal`)
    })
  })

  it('stores every field of a record', async () => {
    const { counts } = await importRecords([
      {
        name: 'Hope House',
        slug: 'hope-in-newark',
        description: 'Quiet.',
        address: '1 Main St, Newark, NJ 07102',
        street: '1 Main St',
        city: 'Newark',
        state: 'NJ',
        postalCode: '07102',
        neighborhood: 'Ironbound',
        latitude: 40.7357,
        longitude: -74.1724,
        phone: '(609) 555-0142',
        website: 'https://example.org',
        imageUrl: 'https://example.org/a.jpg',
        totalScore: 4.5,
        reviewsCount: 12,
        imagesCount: 3,
        price: 10.5,
        categoryName: 'Detox center',
        categories: ['Detox center', 'Clinic'],
        googleMapsUrl: 'https://maps.example.org/x',
        placeId: 'place-1',
        permanentlyClosed: true,
        temporarilyClosed: true,
        openingHours: [{ dayOfWeek: 7, hours: 'Closed' }],
        additionalInfo: [{ category: 'Payment', infoKey: 'Medicaid', infoValue: true }],
      },
    ])
    expect(counts).toMatchObject({ inserted: 1, skipped: 0, failed: 0 })
    expect(await listCenters()).toMatchObject([
      {
        name: 'Hope House',
        slug: 'hope-in-newark',
        description: 'Quiet.',
        address: '1 Main St, Newark, NJ 07102',
        street: '1 Main St',
        city: 'Newark',
        state: 'NJ',
        postal_code: '07102',
        neighborhood: 'Ironbound',
        county: 'Essex',
        latitude: 40.7357,
        longitude: -74.1724,
        phone: '(609) 555-0142',
        phone_unformatted: '+16095550142',
        website: 'https://example.org',
        image_url: 'https://example.org/a.jpg',
        total_score: 4.5,
        reviews_count: 12,
        images_count: 3,
        price: 10.5,
        category_name: 'Detox center',
        google_maps_url: 'https://maps.example.org/x',
        place_id: 'place-1',
        permanently_closed: true,
        temporarily_closed: true,
        country_code: 'US',
        pinned: false,
        source: 'import',
        treatment_types: ['detox'],
        search_terms: 'Clinic Detox center Medicaid',
      },
    ])
    expect(await countAll()).toEqual([{ tables: '1 2 1 1 1' }])
  })

  it('finds duplicates by place id, then name and address, then name', async () => {
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
    const oneBatch = await importRecords(records, { isDryRun: true })
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

  it('takes a known name at another address as a separate location where asked', async () => {
    const records = [
      { name: 'Hope', address: '1 Main St' },
      { name: 'Hope', address: '2 Main St' },
      { name: 'Hope' },
    ]
    const skipped = await importRecords(records, { isDryRun: true })
    expect(skipped.short).toEqual([
      'inserted',
      'duplicate same-name',
      'duplicate same-name-no-address',
    ])
    const { short } = await importRecords(records, { sameName: 'import' })
    expect(short).toEqual(['inserted', 'inserted', 'inserted'])
    expect((await listCenters()).map(({ slug }) => slug).sort()).toEqual([
      'hope',
      'hope-1',
      'hope-2',
    ])
    const again = await importRecords(records, { sameName: 'import' })
    expect(again.short).toEqual(Array(3).fill('duplicate name-address'))
  })

  const program = { name1: 'Hope', street1: '1 Main St', city: 'Newark', state: 'NJ', zip: '07102' }
  const programs = [
    { ...program, typeFacility: 'SU', dt: 1, md: 1, noop: 1 },
    { ...program, typeFacility: 'MH', res: 1, mc: 1 },
    { ...program, typeFacility: 'MH', res: 1 },
  ]

  it.each([500, 1])(
    'merges programs at one address rather than lose them (batches of %i)',
    async (batchSize) => {
      const { short, counts } = await importRecords(programs, { batchSize })
      expect(short).toEqual(['inserted', 'merged', 'duplicate name-address'])
      expect(counts).toMatchObject({ inserted: 1, merged: 1 })
      expect(await listCenters()).toMatchObject([
        {
          treatment_types: ['detox', 'residential'],
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
    },
  )

  it('changes nothing at a second import of the same file', async () => {
    await importRecords(programs)
    const before = await listCenters()
    const { short } = await importRecords(programs)
    expect(short).toEqual(Array(3).fill('duplicate name-address'))
    expect(await listCenters()).toEqual(before)
    expect(await countAll()).toEqual([{ tables: '1 4 0 5 1' }])
  })

  it('merges no programs into a center for records of our own shape', async () => {
    await importRecords(programs.slice(0, 1))
    const [before] = await listCenters()
    const own = { name: 'Hope', address: before?.address, categories: ['New'] }
    expect((await importRecords([own])).short).toEqual(['duplicate name-address'])
    expect(await listCenters()).toEqual([before])
  })

  it('keeps nothing of a dry run, not even its counts', async () => {
    await importRecords([{ name: 'Kept' }])
    const { short } = await importRecords(programs, { isDryRun: true, batchSize: 1 })
    expect(short).toEqual(['inserted', 'merged', 'duplicate name-address'])
    expect(await countAll()).toEqual([{ tables: '1 0 0 0 1' }])
  })

  it('loses no good record to one that the database refuses', async () => {
    await run((tx) =>
      tx.execute(
        sql`alter table treatment_centers add constraint test_refusal check (name not like 'Bad%')`,
      ),
    )
    const records = Array.from({ length: 11 }, (_, index) => ({
      name: index % 5 === 3 ? `Bad ${index}` : `Good ${index}`,
    }))
    // Repeats a refused record: with that one gone, it is refused in its turn and is no duplicate.
    const { outcomes, counts } = await importRecords([
      ...records,
      { name: 'Bad 3' },
      { city: 'Newark' },
    ])
    expect(counts).toMatchObject({ inserted: 9, failed: 3, skipped: 1 })
    expect(
      outcomes.filter(({ outcome }) => outcome !== 'inserted').map(({ number }) => number),
    ).toEqual([4, 9, 12, 13])
    expect(outcomes[3]?.message).toMatch(/^Failed to insert Bad 3: .*test_refusal/)
    expect(outcomes[12]?.message).toBe('Skipped item 13: Missing name/title')
    expect(await listCenters()).toHaveLength(9)
  })

  it('says plainly that a value is too long for the database', async () => {
    const long = Array.from({ length: 9000 }, (_, index) =>
      ((index * 7919) % 36).toString(36),
    ).join('')
    const address = Buffer.from(
      Array.from(long, (letter, index) => letter.charCodeAt(0) * index),
    ).toString('base64')
    const { outcomes } = await importRecords([{ name: 'Long', address }, { name: 'Short' }])
    expect(outcomes.map(({ message }) => message)).toEqual([
      'Failed to insert Long: a value is too long',
      null,
    ])
  })

  it('stores a batch whole or not at all when the database ends midway', async () => {
    const records = Array.from({ length: 9 }, (_, index) => ({ name: `Center ${index}` }))
    let batches = 0
    const parsed = parseCenters('a.json', new TextEncoder().encode(JSON.stringify(records)))
    if (!parsed.ok) throw new Error(parsed.message)
    const failing = importCenters(
      (work) =>
        run(async (tx) => {
          const result = await work(tx)
          batches++
          if (batches === 3) throw new Error('connection lost')
          return result
        }),
      parsed.items,
      { sameName: 'skip', batchSize: 3 },
    )
    await expect(failing).rejects.toThrow('connection lost')
    expect(await listCenters()).toHaveLength(6)
  })

  it('passes on an error that is not the fault of a record', async () => {
    const parsed = parseCenters('a.json', new TextEncoder().encode('[{"name":"A"},{"name":"B"}]'))
    if (!parsed.ok) throw new Error(parsed.message)
    const asNobody = importCenters((work) => database().orm.transaction(work), parsed.items, {
      sameName: 'skip',
    })
    await expect(asNobody).rejects.toThrow()
    expect(await listCenters()).toHaveLength(0)
  })

  it('works with an admin’s rights, and not with a moderator’s', async () => {
    const parsed = parseCenters('a.json', new TextEncoder().encode(JSON.stringify(programs)))
    if (!parsed.ok) throw new Error(parsed.message)
    const importAs = async (role: 'admin' | 'moderator') => {
      const userId = await createMember(role)
      return importCenters(
        (work) => asViewer(database(), { kind: 'member', userId, role }, work),
        parsed.items,
        { sameName: 'skip', batchSize: 1 },
      )
    }
    await expect(importAs('moderator')).rejects.toThrow()
    expect(await listCenters()).toHaveLength(0)
    expect((await importAs('admin')).counts).toMatchObject({ inserted: 1, merged: 1 })
  })

  function createMember(role: string): Promise<string> {
    return run(async (tx) => {
      const [user] = await readRows<{ id: string }>(
        tx,
        sql`insert into auth_users (name, email) values ('Staff', ${`${role}@example.org`}) returning id`,
      )
      if (!user) throw new Error('No user was made')
      await tx.execute(
        sql`insert into profiles (id) values (${user.id}::uuid) on conflict do nothing`,
      )
      await tx.execute(sql`delete from user_roles where user_id = ${user.id}::uuid`)
      await tx.execute(
        sql`insert into user_roles (user_id, role) values (${user.id}::uuid, ${role})`,
      )
      return user.id
    })
  }

  it('reports its progress batch by batch', async () => {
    const seen: string[] = []
    const records = Array.from({ length: 5 }, (_, index) => ({ name: `Center ${index}` }))
    await importRecords(records, {
      batchSize: 2,
      onProgress: ({ done, total, counts }) => seen.push(`${done}/${total} ${counts.inserted}`),
    })
    expect(seen).toEqual(['2/5 2', '4/5 4', '5/5 5'])
  })

  it('refreshes the statistics of the planner', async () => {
    await importRecords([{ name: 'A' }, { name: 'B' }, { name: 'C' }])
    await run(refreshStatistics)
    expect(
      await read(sql`select reltuples from pg_class where relname = 'treatment_centers'`),
    ).toEqual([{ reltuples: 3 }])
  })
})
