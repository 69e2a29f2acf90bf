import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { listQueries } from '#app/features/hsds/queries.ts'
import { listServices, streamServices } from '#app/features/hsds/read-services.server.ts'
import { parseBytes } from '#app/features/import/formats/test-files.ts'
import { importItems } from '#app/features/import/job/test-imports.ts'
import { seedSamples } from '#app/features/samples/seed.server.ts'
import { admissionFields } from '#app/lib/admission-fields.ts'
import { hsdsLabels } from '#app/lib/hsds.server.ts'
import { asOperator } from '#db/as-viewer.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { treatmentCenters } from '#db/schema/centers.ts'
import { testSite } from '#tests/support/test-app.ts'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import { exportFiles } from './export-centers.server.ts'

describeWithDatabase('a directory in HSDS', (database) => {
  const run = <Result>(work: Parameters<typeof asOperator<Result>>[1]) =>
    asOperator(database(), work)

  async function writeExport(): Promise<string> {
    let text = ''
    for await (const part of exportFiles['centers.hsds.json'].write(run, testSite)) text += part
    return text
  }

  /** What the API answers with `full` and `format=ndjson`. */
  async function streamApi(): Promise<string> {
    const reading = { database: database(), now: new Date(), site: testSite }
    let text = ''
    for await (const rows of streamServices(
      reading,
      listQueries.services.parse({ full: 'true' }),
    )) {
      text += rows.map((row) => `${JSON.stringify(row)}\n`).join('')
    }
    return text
  }

  async function readPages(): Promise<string> {
    const reading = { database: database(), now: new Date(), site: testSite }
    const contents: unknown[] = []
    for (let page = 1; ; page++) {
      const query = listQueries.services.parse({ full: 'true', page, per_page: 100 })
      const { rows } = await listServices(reading, query)
      if (rows.length === 0) return JSON.stringify({ contents })
      contents.push(...rows)
    }
  }

  /**
   * What HSDS can hold of every center: no address without a street, no closed day, nothing that is
   * not offered.
   */
  const readAll = () =>
    run((db) =>
      readRows(
        db,
        sql`select slug, name, description, description_spanish, phone, website, permanently_closed, temporarily_closed,
            street, case when street is not null then array[city, state, postal_code, address] end as place,
            county, country_code, latitude, longitude,
            treatment_types, listed_in, listed_on, array(select unnest(offerings) order by 1) as offerings,
            (select jsonb_agg(category order by category) from center_categories
              where center_id = c.id) as categories,
            (select jsonb_agg(jsonb_build_array(day_of_week, hours) order by day_of_week)
              from center_opening_hours where center_id = c.id and hours <> 'Closed') as hours,
            (select jsonb_agg(jsonb_build_array(category, info_key) order by category, info_key)
              from center_additional_info where center_id = c.id and info_value) as infos
          from treatment_centers c order by name, street`,
      ),
    )

  const readAdmission = () =>
    run((db) =>
      db
        .select({ name: treatmentCenters.name, ...admissionColumns })
        .from(treatmentCenters)
        .orderBy(treatmentCenters.name, treatmentCenters.street),
    )

  async function fill() {
    await run(async (db) => {
      await db.execute(sql`delete from treatment_centers`)
      await db.execute(sql`delete from organizations`)
      await db.execute(sql`delete from profiles`)
      await db.execute(sql`delete from auth_users`)
      await seedSamples(db, new Date())
      await db.execute(sql`insert into treatment_centers
        (slug, name, description, phone, treatment_types, offerings, listed_in, listed_on)
        values ('bare', 'Bare', null, null, '{}', '{}', null, null),
          ('detox-house', 'Detox House', null, '609-555-0142', '{}', '{veterans}', 'SAMHSA', '2021-06-30')`)
      await db.execute(sql`with made as (
          insert into organizations (name, website) values ('Lark', 'https://lark.example') returning id
        ) insert into treatment_centers (slug, name, organization_id)
          select 'lark-north', 'Lark North', id from made`)
      await db.insert(treatmentCenters).values(asked)
    })
  }

  it.each([
    ['our export', 'centers.hsds.json', writeExport],
    ['a page of our API', 'services.json', readPages],
    ['the stream of our API', 'services.ndjson', streamApi],
  ])('comes back from %s into an empty directory', async (_, file, write) => {
    await fill()
    const before = await readAll()
    const admission = await readAdmission()
    const text = await write()
    await run((db) => db.execute(sql`delete from treatment_centers`))
    const { items, formats, unknownFields } = await parseBytes(file, text)
    const { counts } = await importItems(run, items, { sameName: 'import' })
    expect(counts).toMatchObject({ inserted: before.length, warned: 0 })
    expect([...formats]).toEqual([['HSDS', before.length]])
    expect([...unknownFields]).toEqual([])
    expect(before.length).toBeGreaterThan(50)
    expect(await readAll()).toEqual(before)
    expect(await readAdmission()).toEqual(admission)
    expect(admission.find(({ name }) => name === asked.name)).toEqual({
      name: asked.name,
      ...Object.fromEntries(
        Object.keys(admissionColumns).map((field) => [field, expect.anything()]),
      ),
    })
    expect(listShared(await write())).toEqual(listShared(text))
  })
})

const admissionColumns = Object.fromEntries(
  Object.keys(admissionFields).map((field) => [
    field,
    treatmentCenters[field as keyof typeof admissionFields],
  ]),
)

/** A center that has said all that people ask before they come. */
const asked = {
  slug: 'a-house-of-answers',
  name: 'House of Answers',
  descriptionSpanish: 'Una casa tranquila.\n\nPara todas las personas.',
  intakePhone: '609-555-0150',
  intakeHours: '8 AM to 4 PM',
  howToStart: 'call-first' as const,
  minimumAge: 18,
  maximumAge: 64,
  continuesMethadone: false,
  continuesBuprenorphine: true,
  waitTime: '3 days',
  waitSaidOn: '2026-01-20',
  plansTaken: 'Aetna, Horizon',
  plansSaidOn: '2026-01-21',
  notAdmitted: 'People who need oxygen',
  whatToBring: 'Photo ID; a list of medicines',
  referralFax: '609-555-0151',
  referralForm: 'https://answers.example/form.pdf',
}

type Service = { name: string; attributes: { label: string }[]; organization: object }

/** Not imported: who checked what, and under which license the center was. */
const notImported: readonly string[] = [
  hsdsLabels.checkedOn,
  hsdsLabels.verifiedBy,
  hsdsLabels.license,
]
/** Ids and dates of change are the directory's own, beds are out of date within a day, and none is a sample now. */
const ownKeys = ['id', 'link_id', 'last_modified', 'assured_date', 'capacities', 'alert']

/** The services of a file as another directory has them, too. */
function listShared(text: string): unknown[] {
  const withoutOwn = (key: string, value: unknown) => (ownKeys.includes(key) ? undefined : value)
  const isPage = text.startsWith('{"contents"')
  const services: Service[] = isPage
    ? JSON.parse(text, withoutOwn).contents
    : text
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line, withoutOwn))
  return services
    .map(({ organization, ...service }) => ({
      ...service,
      // Staff group the centers of one provider.
      organization: service.name === 'Lark North' ? undefined : organization,
      attributes: service.attributes.filter(({ label }) => !notImported.includes(label)),
    }))
    .sort((one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other)))
}
