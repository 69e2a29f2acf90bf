import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { listFields } from '#app/center/fields/list-center-fields.ts'
import { insertCenters } from '#app/center/write-centers.server.ts'
import { seedSamples } from '#app/data/samples/seed.server.ts'
import { asOperator } from '#db/as-viewer.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { parseBytes } from '#tests/support/import-files.ts'
import { importItems } from '#tests/support/import-items.ts'
import { testSite } from '#tests/support/test-app.ts'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import { type ExportFile, exportFiles } from './export-centers.server.ts'

describeWithDatabase('an export of all centers', (database) => {
  const run = <Result>(work: Parameters<typeof asOperator<Result>>[1]) =>
    asOperator(database(), work)

  async function write(file: ExportFile): Promise<string> {
    let text = ''
    const parts = exportFiles[file].write(run, testSite)
    for await (const part of parts) text += part
    return text
  }

  /** All that files carry of all centers, in one text. */
  const readAll = () =>
    run((db) =>
      readRows(
        db,
        sql`select to_jsonb(c) - array['id', 'pinned', 'pinned_at', 'created_at', 'updated_at',
              'verified_at', 'recently_verified', 'source', 'search_terms', 'search_vector', 'facets', 'more_facets', 'point', 'is_closed', 'is_out_of_state',
                'open_minutes', 'place_latitude', 'place_longitude', 'shown_latitude',
              'shown_longitude', 'shown_point'] as center,
            source = 'sample' as "isSample",
            array(select unnest(string_to_array(search_terms, ' ')) order by 1) as words,
            (select jsonb_agg(category order by category) from center_categories
              where center_id = c.id) as categories,
            (select jsonb_agg(to_jsonb(h) - 'center_id' order by day_of_week)
              from center_opening_hours h where center_id = c.id) as hours,
            (select jsonb_agg(to_jsonb(i) - 'center_id' order by category, info_key)
              from center_additional_info i where center_id = c.id) as infos
          from treatment_centers c order by slug`,
      ),
    )

  const addOddOnes = sql`insert into treatment_centers
      (slug, name, description, address, city, state, phone, phone_unformatted, treatment_types,
        neighborhood, county, offerings, listed_in, listed_on) values
      ('bare', 'Bare', null, null, null, null, null, null, '{}', null, null, '{}', null, null),
      ('detox-house', 'Detox House', null, null, 'Newark', 'NJ', null, null, '{}', null, null, '{veterans}', 'SAMHSA', '2021-06-30'),
      ('formula', '=HYPERLINK("x")', E'Two\nlines, "quoted"', '''+1', 'Ñandú', 'NJ', '+1 609-555-0142', '+16095550142', '{detox}',
        '＝1+1', 'a;＠b', '{detox,medicaid}', '=A list', null)`

  const valueOfKind = (field: string) => ({
    line: `The ${field}`,
    paragraph: `The ${field}`,
    count: 7,
    age: 18,
    phone: '(609) 555-0142',
    link: 'https://example.org/form',
    day: '2026-01-02',
    'yes-no': false,
  })

  /** A center with a value in every field that is cleaned by its kind alone. */
  const whole = Object.fromEntries(
    listFields('file').flatMap(([field, { kind }]) =>
      kind === 'own' ? [] : [[field, valueOfKind(field)[kind]]],
    ),
  )

  it.each(['centers.csv', 'centers.json'] as const)(
    'imports into an empty directory as the same centers: %s',
    async (file) => {
      await run(async (db) => {
        await db.execute(sql`delete from treatment_centers`)
        await db.execute(sql`delete from profiles`)
        await db.execute(sql`delete from auth_users`)
        await seedSamples(db, new Date())
        await db.execute(addOddOnes)
        const names = {
          name: 'Whole',
          slug: 'whole',
          searchTerms: '',
          howToStart: 'walk-in',
          specialHours: 'Thanksgiving: Closed; 2026-12-24: 9 AM to 1 PM, 2 PM to 4 PM',
        } as const
        await insertCenters(db, [{ ...whole, ...names, id: randomUUID() }])
      })
      const before = await readAll()
      const text = await write(file)
      if (file === 'centers.csv') expect(text).toContain(`,'＝1+1,`)
      if (file === 'centers.csv') expect(text).toContain(`,"a;＠b",`)
      await run((db) => db.execute(sql`delete from treatment_centers`))
      const { items } = await parseBytes(file, text)
      const { counts } = await importItems(run, items, { sameName: 'import' })
      expect(counts).toMatchObject({ inserted: before.length, warned: 0 })
      expect(before.length).toBeGreaterThan(50)
      expect(await readAll()).toEqual(before)
    },
  )

  it('leaves out a number that visitors do not see, from HSDS alone', async () => {
    const report = (ago: string) =>
      run((db) =>
        db.execute(sql`update treatment_centers set phone_reported_at = now() - ${ago}::interval`),
      )
    await run(async (db) => {
      await db.execute(sql`delete from treatment_centers`)
      await db.execute(
        sql`insert into treatment_centers (slug, name, phone) values ('hope', 'Hope', '609-555-0142')`,
      )
    })
    await report('1 hour')
    expect(await write('centers.hsds.json')).toContain('+16095550142')
    await report('10 days')
    expect(await write('centers.hsds.json')).not.toMatch(/609\D?555\D?0142/)
    for (const file of ['centers.csv', 'centers.json'] as const) {
      expect(await write(file)).toContain('609-555-0142')
      expect(await write(file)).not.toContain('phoneReportedAt')
    }
  })

  it('is a whole file also where there are no centers', async () => {
    await run((db) => db.execute(sql`delete from treatment_centers`))
    expect(JSON.parse(await write('centers.json'))).toEqual([])
    expect(JSON.parse(await write('centers.hsds.json'))).toMatchObject({
      contents: [],
      empty: true,
    })
    expect((await write('centers.csv')).split('\r\n')).toHaveLength(2)
  })
})
