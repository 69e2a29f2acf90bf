import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { asViewer } from '#db/as-viewer.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { treatmentCenters } from '#db/schema/centers.ts'
import { parseBytes } from '#tests/support/import-files.ts'
import { describeImports, importItems, parseRecords } from '#tests/support/import-items.ts'
import { apiPage, referralTables } from '#tests/support/published-hsds.ts'
import { writeZip } from '#tests/support/write-workbook.ts'

describeImports('importBatch', ({ database, run, read, importRecords, listCenters, countAll }) => {
  it('stores every field of a record', async () => {
    const columns = {
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
      googleMapsUrl: 'https://maps.example.org/x',
      placeId: 'place-1',
      permanentlyClosed: true,
      temporarilyClosed: true,
    }
    const { counts } = await importRecords([
      {
        ...columns,
        categories: ['Detox center', 'Clinic'],
        openingHours: [{ dayOfWeek: 7, hours: 'Closed' }],
        additionalInfo: [{ category: 'Payment', infoKey: 'Medicaid', infoValue: true }],
      },
    ])
    expect(counts).toMatchObject({ inserted: 1, skipped: 0, failed: 0 })
    expect(await run((db) => db.select().from(treatmentCenters))).toMatchObject([
      {
        ...columns,
        county: 'Essex',
        phoneUnformatted: '+16095550142',
        countryCode: 'US',
        pinned: false,
        source: 'import',
        treatmentTypes: ['detox'],
        offerings: ['detox', 'medicaid'],
        searchTerms: 'Clinic Detox center Medicaid',
      },
    ])
    expect(await countAll()).toEqual([{ tables: '1 2 1 1' }])
  })

  it('stores the good records when the database rejects another one', async () => {
    await run((db) =>
      db.execute(
        sql`alter table treatment_centers add constraint test_refusal check (name not like 'Bad%')`,
      ),
    )
    const records = Array.from({ length: 11 }, (_, index) => ({
      name: index % 5 === 3 ? `Bad ${index}` : `Good ${index}`,
    }))
    // Repeats a rejected record. The first one isn't stored, so this one fails too and is not a
    // duplicate.
    const { outcomes, counts } = await importRecords([
      ...records,
      { name: 'Bad 3' },
      { city: 'Newark' },
    ])
    expect(counts).toMatchObject({ inserted: 9, failed: 3, skipped: 1 })
    expect(
      outcomes.filter(({ outcome }) => outcome !== 'inserted').map(({ number }) => number),
    ).toEqual([4, 9, 12, 13])
    expect(outcomes[3]?.reason).toMatch(/^Failed to insert Bad 3: .*test_refusal/)
    expect(await listCenters()).toHaveLength(9)
  })

  it('explains that a value is too long for the database', async () => {
    const long = Array.from({ length: 9000 }, (_, index) =>
      ((index * 7919) % 36).toString(36),
    ).join('')
    const address = Buffer.from(
      Array.from(long, (letter, index) => letter.charCodeAt(0) * index),
    ).toString('base64')
    const { outcomes } = await importRecords([{ name: 'Long', address }, { name: 'Short' }])
    expect(outcomes.map(({ reason }) => reason)).toEqual([
      'Failed to insert Long: a value is too long',
      null,
    ])
  })

  it('throws an error that no record caused', async () => {
    const items = await parseRecords([{ name: 'A' }, { name: 'B' }])
    const asNobody = importItems((work) => database().orm.transaction(work), items)
    await expect(asNobody).rejects.toThrow()
    expect(await listCenters()).toHaveLength(0)
  })

  it('works with an admin’s rights, and not with a moderator’s', async () => {
    const program = { name1: 'Hope', street1: '1 Main St' }
    const items = await parseRecords([program, { ...program, dt: 1 }])
    const importAs = async (role: 'admin' | 'moderator') => {
      const userId = await createMember(role)
      return importItems(
        (work) => asViewer(database(), { kind: 'member', userId, role }, work),
        items,
        { batchSize: 1 },
      )
    }
    await expect(importAs('moderator')).rejects.toThrow()
    expect(await listCenters()).toHaveLength(0)
    expect((await importAs('admin')).counts).toMatchObject({ inserted: 1, merged: 1 })
  })

  function createMember(role: string): Promise<string> {
    return run(async (db) => {
      const [user] = await readRows<{ id: string }>(
        db,
        sql`insert into auth_users (name, email) values ('Staff', ${`${role}@example.org`}) returning id`,
      )
      if (!user) throw new Error('No user was made')
      await db.execute(
        sql`insert into profiles (id) values (${user.id}::uuid) on conflict do nothing`,
      )
      await db.execute(sql`delete from user_roles where user_id = ${user.id}::uuid`)
      await db.execute(
        sql`insert into user_roles (user_id, role) values (${user.id}::uuid, ${role})`,
      )
      return user.id
    })
  }

  it('trusts a New Jersey ZIP code over the county column', async () => {
    const damon = { name: 'Damon House', city: 'New Brunswick', state: 'NJ', zip: '08901' }
    const { outcomes } = await importRecords([
      { ...damon, county: 'Somerset' },
      { ...damon, name: 'Right', county: 'middlesex' },
      { name: 'Elsewhere', city: 'Austin', state: 'TX', zip: '78701', county: 'Travis' },
    ])
    expect((await listCenters()).map(({ name, county }) => [name, county])).toEqual([
      ['Damon House', 'Middlesex'],
      ['Elsewhere', 'Travis'],
      ['Right', 'middlesex'],
    ])
    expect(outcomes.map(({ warnings }) => warnings)).toEqual([
      ['county Somerset, but ZIP code 08901 is in Middlesex County: taken as Middlesex'],
      [],
      [],
    ])
  })

  it('says when another publisher vouched for a record as the day of its list, never as a check', async () => {
    const undated = { ...referralTables, 'services.csv': 'id,name\r\ns2,Undated\r\n' }
    const files = [
      ['a.json', JSON.stringify(apiPage)],
      ['b.zip', writeZip(referralTables)],
      ['c.zip', writeZip(undated)],
    ] as const
    for (const [file, content] of files) {
      const { items } = await parseBytes(file, content)
      await importItems(run, items, { listedIn: '211', listedOn: '2026-01-01', sameName: 'import' })
    }
    expect(
      await read(sql`select name, listed_in, listed_on::text, verified_at, beds.center_id as beds
        from treatment_centers c left join bed_availability beds on beds.center_id = c.id
        order by listed_on`),
    ).toEqual(
      [
        ['Harbor Health', '2024-09-01'],
        ['Harbor Health', '2024-09-02'],
        ['Pier Counseling', '2024-09-03'],
        ['Riverside Community Services', '2025-03-14'],
        ['Undated', '2026-01-01'],
      ].map(([name, listed_on]) => ({
        name,
        listed_in: '211',
        listed_on,
        verified_at: null,
        beds: null,
      })),
    )
  })

  it('updates the query planner’s statistics', async () => {
    await importRecords([{ name: 'A' }, { name: 'B' }, { name: 'C' }])
    await database().vacuum()
    expect(
      await read(
        sql`select reltuples, relallvisible > 0 as visible from pg_class where relname = 'treatment_centers'`,
      ),
    ).toEqual([{ reltuples: 3, visible: true }])
  })
})
