import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { readSchedules, readSpecialSchedules } from '#app/data/import/centers/hsds-schedules.ts'
import { seedSamples } from '#app/data/samples/seed.server.ts'
import { asOperator } from '#db/as-viewer.server.ts'
import { listHsdsErrors } from '#tests/support/hsds-validator.ts'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import { derivePartId } from './derive-part-id.server.ts'
import { flattenService } from './flatten-service.ts'
import { readHsdsPage } from './hsds-center.server.ts'
import {
  hsdsService,
  hsdsServiceAtLocation,
  hsdsServiceAtLocationRow,
  hsdsServiceRow,
} from './hsds-objects.ts'
import {
  toHsdsService,
  toHsdsServiceAtLocation,
  toHsdsServiceAtLocationRow,
  toHsdsServiceRow,
} from './hsds-service.ts'

const id = '00000000-0000-4000-8000-000000000001'

describeWithDatabase('a service of HSDS', (database) => {
  const run = <Result>(work: Parameters<typeof asOperator<Result>>[1]) =>
    asOperator(database(), work)
  const options = {
    now: new Date(),
    site: { url: 'https://directory.example.org', dataLicense: 'CC BY 4.0' },
    language: 'en' as const,
  }
  const readAll = () => run((db) => readHsdsPage(db, null))
  async function readFirst() {
    const [center] = await readAll()
    if (!center) throw new Error('There is no center.')
    return toHsdsService(center, options)
  }

  async function addHope(columns = sql`''`, more = sql`slug`) {
    await run(async (db) => {
      await db.execute(sql`delete from treatment_centers`)
      await db.execute(sql`insert into treatment_centers (id, name, street, city, state, postal_code, county,
          latitude, longitude, phone, website, source, treatment_types, offerings, listed_in, listed_on, ${more})
        values (${id}, 'Hope', '1 Main St', 'Newark', 'NJ', '07102', 'Essex', 40.7, -74.1, '609-555-0142',
          'https://example.org', 'import', '{detox}', '{detox,medicaid,spanish}', 'FindTreatment.gov', '2025-06-30',
          ${columns})`)
    })
  }

  it('says what there is, in the terms of the standard', async () => {
    await addHope(
      sql`'hope', 'Quiet.', 'Tranquilo.', true, '2026-01-02T10:00:00Z', 'called', '2026-01-03T10:00:00Z'`,
      sql`slug, description, description_spanish, temporarily_closed, verified_at, verified_by, updated_at`,
    )
    await run((db) =>
      db.execute(sql`insert into center_additional_info values
        (${id}, 'Languages', 'Polish', true), (${id}, 'Languages', 'Creole', true),
        (${id}, 'Payment', 'Medicaid', true), (${id}, 'Payment', 'Medicare', false)`),
    )
    const hope = await readFirst()
    const idOf = (part: string) => derivePartId(id, part)
    expect(hope).toMatchObject({
      id,
      name: 'Hope',
      description: 'Quiet.',
      url: 'https://example.org',
      status: 'temporarily closed',
      alert: undefined,
      assured_date: '2026-01-02',
      last_modified: expect.stringMatching(/^\d{4}-.*Z$/),
      organization: { id, name: 'Hope', description: 'Quiet.', website: 'https://example.org' },
      additional_urls: [{ label: 'Listing', url: 'https://directory.example.org/centers/hope' }],
      phones: [{ id: idOf('phone'), number: '+16095550142', type: 'voice' }],
      languages: [
        { id: idOf('language Creole'), name: 'Creole', code: undefined },
        { id: idOf('language Polish'), name: 'Polish', code: 'pol' },
        { name: 'Spanish', code: 'spa', attributes: [{ label: 'Offers', value: 'spanish' }] },
      ],
      cost_options: [{ option: 'Medicaid' }],
      service_at_locations: [
        {
          id,
          location: {
            id,
            latitude: 40.7,
            longitude: -74.1,
            addresses: [{ address_1: '1 Main St', region: 'Essex County', country: 'US' }],
          },
        },
      ],
    })
    const said = hope.attributes.map(({ label, value }) => [label, value])
    expect(said).toEqual([
      ['Treatment type', 'detox'],
      ['Offers', 'detox'],
      ['Offers', 'medicaid'],
      ['Offers', 'spanish'],
      ['Payment', 'Medicaid'],
      ['Not offered', 'Payment: Medicare'],
      ['Description in Spanish', 'Tranquilo.'],
      ['Listed in', 'FindTreatment.gov'],
      ['Listed on', '2025-06-30'],
      ['Checked by', 'called'],
      ['License', 'CC BY 4.0'],
    ])
    const [type, offer] = hope.attributes
    expect(type).toMatchObject({ link_id: id, link_entity: 'service' })
    expect(type?.taxonomy_term).toMatchObject({ code: 'detox', name: 'Detox', language: 'en' })
    expect(type?.taxonomy_term_id).toBe(offer?.taxonomy_term_id)
    expect(await readFirst()).toEqual(hope)
  })

  it('says the town where the address is not whole, and that nobody answers', async () => {
    await addHope(sql`'hope'`)
    await run((db) =>
      db.execute(sql`update treatment_centers set street = null, unreachable = true`),
    )
    const { alert, attributes, service_at_locations } = await readFirst()
    expect(alert).toBe('Nobody answered at least three of our calls, over 30 days or more.')
    expect(service_at_locations).toMatchObject([
      { location: { description: 'Newark, Essex County', addresses: [] } },
    ])
    const said = attributes.map(({ label, value }) => [label, value])
    expect(said).toEqual(
      expect.arrayContaining([
        ['City', 'Newark'],
        ['County', 'Essex'],
        ['State', 'NJ'],
        ['ZIP code', '07102'],
      ]),
    )
  })

  it('says when and how each fact was checked, and changes with a check', async () => {
    await addHope(sql`'hope'`)
    const before = await readFirst()
    await run((db) =>
      db.execute(sql`insert into field_checks (center_id, field, result, how, checked_at) values
        (${id}, 'phone', 'right', 'called', now() + interval '1 minute'),
        (${id}, 'hours', 'wrong', 'called', now())`),
    )
    const after = await readFirst()
    const checks = after.attributes.filter(({ link_type }) => link_type)
    expect(checks.map(({ link_type, label, value }) => [link_type, label, value])).toEqual([
      ['phone', 'Checked on', expect.stringMatching(/^\d{4}-\d\d-\d\d$/)],
      ['phone', 'Checked by', 'called'],
    ])
    expect(after.last_modified > before.last_modified).toBe(true)
    expect(JSON.stringify(after)).not.toMatch(/assurer_email|metadata/)
  })

  it('has valid times, and those of Google only once a person checked them', async () => {
    await addHope(sql`'hope', 'ChIJ-of-hope'`, sql`slug, place_id`)
    await run((db) =>
      db.execute(sql`insert into center_opening_hours values (${id}, 1, '9 AM to 12 PM, 1 to 5:30 PM'),
        (${id}, 2, 'Open 24 hours'), (${id}, 3, '6 PM to midnight'), (${id}, 4, '8 PM to 2 AM'),
        (${id}, 5, 'Closed'), (${id}, 7, 'By appointment')`),
    )
    expect((await readFirst()).schedules).toEqual([])
    await run((db) =>
      db.execute(sql`insert into field_checks (center_id, field, result, how)
        values (${id}, 'hours', 'right', 'website')`),
    )
    const { schedules } = await readFirst()
    expect(schedules.map((one) => [one.byday, one.opens_at, one.closes_at])).toEqual([
      ['MO', '09:00', '12:00'],
      ['MO', '13:00', '17:30'],
      ['TU', '00:00', '23:59'],
      ['WE', '18:00', '00:00'],
      ['TH', '20:00', '02:00'],
      ['SU', undefined, undefined],
    ])
    expect(schedules.at(-1)?.description).toBe('By appointment')
    expect(schedules.map(({ notes }) => notes)).toEqual(
      schedules.map(() => 'Usual hours. On a federal holiday they may differ: call first.'),
    )
  })

  it('has the hours that a center gave for a day, which an import reads again', async () => {
    const specialHours =
      'Thanksgiving: Closed; 2026-12-24: 9 AM to noon, 1 PM to 2 PM; Federal holidays: Open 24 hours'
    await addHope(sql`'hope', 'ChIJ-of-hope', ${specialHours}`, sql`slug, place_id, special_hours`)
    const service = await readFirst()
    const row = flattenService(service).join()
    expect(row).toContain('Thanksgiving: Closed')
    expect(row).not.toContain('undefined')
    const { schedules } = service
    expect(
      schedules.map((one) => [one.description, one.valid_from, one.valid_to, one.opens_at]),
    ).toEqual([
      ['Thanksgiving: Closed', undefined, undefined, undefined],
      ['2026-12-24: 9 AM to noon, 1 PM to 2 PM', '2026-12-24', '2026-12-24', '09:00'],
      ['2026-12-24: 9 AM to noon, 1 PM to 2 PM', '2026-12-24', '2026-12-24', '13:00'],
      ['Federal holidays: Open 24 hours', undefined, undefined, '00:00'],
    ])
    const record = new Map<string, unknown>([['schedules', schedules]])
    expect(readSpecialSchedules(record)).toBe(specialHours)
    expect(readSchedules(record, new Date('2026-12-24T15:00Z'))).toEqual([])
  })

  it('leaves out a number that visitors do not see, and says so', async () => {
    const report = async (ago: string) => {
      await addHope(
        sql`'hope', now() - ${ago}::interval, '(609) 555-0142'`,
        sql`slug, phone_reported_at, intake_phone`,
      )
      return readFirst()
    }
    expect((await report('1 hour')).phones).toMatchObject([
      { number: '+16095550142', description: 'Phone reported wrong, being checked' },
      { number: '+16095550142', description: 'Intake' },
    ])
    const hidden = await report('10 days')
    expect(hidden.phones).toEqual([])
    expect(hidden.alert).toBe('This number was reported wrong and we have not confirmed it yet.')
  })

  it('is valid for every sample and for odd centers, and each shape is as described', async () => {
    await run(async (db) => {
      await db.execute(sql`delete from treatment_centers`)
      await db.execute(sql`delete from profiles`)
      await db.execute(sql`delete from auth_users`)
      await seedSamples(db, new Date())
      await db.execute(sql`insert into treatment_centers
          (slug, name, website, state, treatment_types, offerings, minimum_age, wait_time, plans_taken, plans_said_on,
            what_to_bring, continues_methadone, referral_fax, verified_at)
        values ('bare', 'Bare', null, null, '{}', '{}', null, null, null, null, null, null, null, null),
          ('odd', E'Odd \\u202e "<b>" Ñandú', 'http://exámple.org/a b?c=[d]', 'NJ', '{}', '{sign-language,tricare}',
            0, 'soon', 'Horizon', '2026-01-02', 'Photo ID', false, '609-555-0143', now()),
          ('worse', 'Worse', 'https://', 'NJ', '{}', '{}', null, null, null, null, null, null, null, null)`)
      await db.execute(sql`with made as (
          insert into organizations (name, website) values ('Lark', 'https://lark.example') returning id
        ) insert into treatment_centers (slug, name, organization_id)
          select 'lark-' || n, 'Lark ' || n, id from made, generate_series(1, 2) as n`)
      await db.execute(sql`insert into bed_availability (center_id, detox, residential, by_people, reported_at)
        select id, 10, 2, '{"detox-women": 1}', now() from treatment_centers where slug = 'odd'`)
    })
    const centers = await readAll()
    expect(centers.length).toBeGreaterThan(60)
    const shapes = [
      [hsdsService, 'service', toHsdsService],
      [hsdsServiceRow, 'service_list', toHsdsServiceRow],
      [hsdsServiceAtLocation, 'service_at_location', toHsdsServiceAtLocation],
      [hsdsServiceAtLocationRow, 'service_at_location_list', toHsdsServiceAtLocationRow],
    ] as const
    const problems = centers.flatMap((center) =>
      shapes.flatMap(([schema, name, map]) => {
        const value = JSON.parse(JSON.stringify(map(center, options)))
        const described = schema.strict().safeParse(value)
        return [...listHsdsErrors(name, value), ...(described.error?.issues ?? [])].map(
          (problem) => ({ slug: center.slug, name, problem }),
        )
      }),
    )
    expect(problems).toEqual([])
    const services = centers.map((center) => toHsdsService(center, options))
    const samples = centers.filter(({ source }) => source === 'sample').map((center) => center.id)
    for (const service of services) {
      const isSample = samples.includes(service.id)
      expect(service.alert).toBe(
        isSample ? 'Fictional sample listing. Not a real place.' : undefined,
      )
      const labels = service.attributes.map(({ label }) => label)
      expect(labels.includes('License')).toBe(!isSample)
    }
    const [north, south] = services.filter(({ name }) => /^Lark \d$/.test(name))
    expect(north?.organization).toMatchObject({ name: 'Lark', website: 'https://lark.example' })
    expect(south?.organization).toEqual(north?.organization)
    for (const part of ['phones', 'schedules', 'languages', 'attributes', 'capacities'] as const) {
      const ids = services.flatMap((service) => service[part].map((row) => row.id))
      expect(new Set(ids).size).toBe(ids.length)
    }
  })
})
