import { readFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { offeringBits } from '#app/center/offerings/offerings.ts'
import { asOperator } from '#db/as-viewer.server.ts'
import { findProjectRoot } from '#db/project-root.ts'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import { seedSamples } from './seed.server.ts'

const migration = path.join(findProjectRoot(), 'db/migrations/0056_derive_new_choices.sql')
const runMigration = sql.raw(readFileSync(migration, 'utf8'))

/** The choices that 1.3 did not have. */
const added = [...offeringBits].filter(([, bit]) => bit >= 42).map(([name]) => name)

describeWithDatabase('centers that 1.3 derived', (database, operate) => {
  const readOffered = () =>
    operate<{ slug: string; offerings: string[]; facets: string }>(
      sql`select slug, array(select unnest(offerings) order by 1) as offerings, facets || ' ' || more_facets as facets from treatment_centers order by slug`,
    )
  /** Store what 1.3 stored: named languages were other languages. */
  const forget = () =>
    operate(sql`update treatment_centers set offerings = array(
      select distinct case when name in (select name from facet_vocabulary()
          where choice_group = 'language' and place >= 42) then 'other-language' else name end
        from unnest(offerings) as name
        where not name = any (${sql.param(added)}::text[])
          or name in (select name from facet_vocabulary() where choice_group = 'language'))`)

  beforeAll(() => asOperator(database(), (db) => seedSamples(db, new Date('2026-11-20T12:00:00Z'))))

  it('get the choices that the program derives, of their lists and their hours', async () => {
    const derived = await readOffered()
    for (const name of ['polish', 'walk-ins', 'evenings', 'weekends', 'early-hours'])
      expect(
        derived.some(({ offerings }) => offerings.includes(name)),
        name,
      ).toBe(true)
    await forget()
    const stored = await readOffered()
    expect(stored.some(({ offerings }) => added.some((name) => offerings.includes(name)))).toBe(
      false,
    )
    expect(stored.some(({ offerings }) => offerings.includes('other-language'))).toBe(true)
    await operate(runMigration)
    expect(await readOffered()).toEqual(derived)
  })

  it('keep a check of their languages, and "other languages" that staff set', async () => {
    await forget()
    const [checked, set] = await operate<{ id: string }>(
      sql`select id from treatment_centers where 'other-language' = any (offerings) order by slug limit 2`,
    )
    await operate(sql`insert into field_checks (center_id, field, result, how)
      values (${checked?.id}, 'languages', 'right', 'called')`)
    await operate(sql`insert into activities (action, subject_id, subject_name, changes)
      values ('center.updated', ${set?.id}, 'A center', '[{"field":"offerings","old":"","new":"x"}]')`)
    await operate(runMigration)
    expect(
      await operate(sql`select field from center_evidence where center_id = ${checked?.id}`),
    ).toEqual([{ field: 'languages' }])
    const isOther = async (id?: string) => {
      const [row] = await operate<{ has: boolean }>(
        sql`select 'other-language' = any (offerings) as has from treatment_centers where id = ${id}`,
      )
      return row?.has
    }
    expect(await isOther(checked?.id)).toBe(false)
    expect(await isOther(set?.id)).toBe(true)
  })

  it('are not written again where nothing is new', async () => {
    const readVersions = () =>
      operate(sql`select id, xmin::text as version from treatment_centers order by id`)
    const before = await readVersions()
    await operate(runMigration)
    expect(await readVersions()).toEqual(before)
  })
})
