import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { admissionFields } from '#app/center/admission/admission-fields.ts'
import { seedSamples } from '#app/data/samples/seed.server.ts'
import { asOperator } from '#db/as-viewer.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { treatmentCenters } from '#db/schema/centers.ts'
import { askedCenter, listShared } from '#tests/support/hsds-round-trip.ts'
import { parseBytes } from '#tests/support/import-files.ts'
import { importItems } from '#tests/support/import-items.ts'
import { testSite } from '#tests/support/test-app.ts'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import { exportFiles } from './export-centers.server.ts'

describeWithDatabase('an HSDS export', (database) => {
  const run = <Result>(work: Parameters<typeof asOperator<Result>>[1]) =>
    asOperator(database(), work)

  async function writeExport(): Promise<string> {
    let text = ''
    for await (const part of exportFiles['centers.hsds.json'].write(run, testSite)) text += part
    return text
  }

  /**
   * The part of every center that HSDS can hold: no closed day, no number of a center closed for good, and no
   * coordinates of a house that lists no street.
   */
  const readAll = () =>
    run((db) =>
      readRows(
        db,
        sql`select slug, name, description, description_spanish,
            case when not permanently_closed then phone end as phone, website, permanently_closed, temporarily_closed,
            street, city, state, postal_code, case when street is not null then address end as address,
            county, country_code, case when street is not null then latitude end as latitude,
            case when street is not null then longitude end as longitude,
            treatment_types, listed_in, listed_on, array(select unnest(offerings) order by 1) as offerings,
            (select jsonb_agg(category order by category) from center_categories
              where center_id = c.id) as categories,
            (select jsonb_agg(jsonb_build_array(day_of_week, hours) order by day_of_week)
              from center_opening_hours where center_id = c.id and hours <> 'Closed') as hours,
            (select jsonb_agg(jsonb_build_array(category, info_key, info_value) order by category, info_key)
              from center_additional_info where center_id = c.id) as infos
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
          ('detox-house', 'Detox House', null, '(609) 555-0142', '{}', '{veterans}', 'SAMHSA', '2021-06-30')`)
      await db.execute(sql`with made as (
          insert into treatment_centers (slug, name, city, county, state)
            values ('no-street', 'No Street', 'Trenton', 'Mercer', 'NJ') returning id
        ) insert into center_additional_info (center_id, category, info_key, info_value)
          select id, category, info_key, false from made, (values ('People', 'Under 18'), ('Languages', 'Polish'))
            as denied (category, info_key)`)
      await db.execute(sql`with made as (
          insert into organizations (name, website) values ('Lark', 'https://lark.example') returning id
        ) insert into treatment_centers (slug, name, organization_id)
          select 'lark-north', 'Lark North', id from made`)
      await db.insert(treatmentCenters).values(askedCenter)
    })
  }

  it('imports into an empty directory with the same values', async () => {
    await fill()
    const before = await readAll()
    const admission = await readAdmission()
    const text = await writeExport()
    await run((db) => db.execute(sql`delete from treatment_centers`))
    const { items, formats, unknownFields } = await parseBytes('centers.hsds.json', text)
    const { counts } = await importItems(run, items, { sameName: 'import' })
    expect(counts).toMatchObject({ inserted: before.length, warned: 0 })
    expect([...formats]).toEqual([['HSDS', before.length]])
    expect([...unknownFields]).toEqual([])
    expect(before.length).toBeGreaterThan(50)
    expect(await readAll()).toEqual(before)
    expect(await readAdmission()).toEqual(admission)
    expect(admission.find(({ name }) => name === askedCenter.name)).toEqual({
      name: askedCenter.name,
      ...Object.fromEntries(
        Object.keys(admissionColumns).map((field) => [field, expect.anything()]),
      ),
    })
    expect(listShared(await writeExport())).toEqual(listShared(text))
  })
})

const admissionColumns = Object.fromEntries(
  Object.keys(admissionFields).map((field) => [
    field,
    treatmentCenters[field as keyof typeof admissionFields],
  ]),
)
