import { readdirSync } from 'node:fs'
import path from 'node:path'
import { is, sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { expect, it } from 'vitest'
import { facets } from '#app/center/offerings/facets.ts'
import { isOffering } from '#app/center/offerings/offerings.ts'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import { findProjectRoot } from './project-root.ts'

const folder = path.join(findProjectRoot(), 'db', 'schema')
const modules = await Promise.all(
  readdirSync(folder).map(
    (file): Promise<Record<string, unknown>> => import(`./schema/${path.basename(file, '.ts')}.ts`),
  ),
)
const tables = modules
  .flatMap((module) => Object.values(module))
  .filter((value): value is PgTable => is(value, PgTable))

const toSnakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

type Index = { name: string; method: string; isUnique: boolean; columns: unknown[] }

/** PostgreSQL writes it in its own way, and may take it for a plain column. */
const anExpression = expect.toSatisfy(() => true)

function listIndexes(table: PgTable): Index[] {
  return getTableConfig(table).indexes.map(({ config }) => ({
    name: config.name ?? '',
    method: config.method ?? 'btree',
    isUnique: config.unique,
    columns: config.columns.map((column) =>
      'name' in column && column.name ? toSnakeCase(column.name) : anExpression,
    ),
  }))
}

describeWithDatabase('a migrated database', (_database, operate) => {
  it('has the indexes of the schema', async () => {
    const stored = await operate<Index>(sql`
      select c.relname as name, am.amname as method, i.indisunique as "isUnique",
        (select json_agg(a.attname order by k.place) from unnest(i.indkey::int2[]) with ordinality k (num, place)
          left join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.num and k.num > 0) as columns
      from pg_index i join pg_class c on c.oid = i.indexrelid join pg_am am on am.oid = c.relam
      where c.relnamespace = 'public'::regnamespace and i.indisvalid and not i.indisprimary
        and not exists (select from pg_constraint where conindid = c.oid and contype in ('u', 'x'))
      order by 1`)
    const expected = tables.flatMap(listIndexes).sort((a, b) => (a.name < b.name ? -1 : 1))
    expect(expected.length).toBeGreaterThan(80)
    expect(stored).toEqual(expected)
  })

  it('knows the bit and the group of every choice', async () => {
    const stored = await operate(
      sql`select name, choice_group as "group", place as bit, is_offering as "isOffering" from facet_vocabulary()`,
    )
    const byBit = facets.toSorted((one, other) => one.bit - other.bit)
    expect(stored).toEqual(byBit.map((facet) => ({ ...facet, isOffering: isOffering(facet.name) })))
  })

  it('writes a choice that comes later into its bit, with no row, index or rule written anew', async () => {
    const readState = () =>
      operate(sql`select c.relname, c.relfilenode, pg_get_indexdef(c.oid) as definition from pg_class c
        where c.oid = 'treatment_centers'::regclass
          or c.oid in (select indexrelid from pg_index where indrelid = 'treatment_centers'::regclass)
        order by 1`)
    const before = await readState()
    const insert = (slug: string) =>
      operate(sql`insert into treatment_centers (slug, name, offerings)
        values (${slug}, 'A Center', '{medicaid,next-choice,late-choice}')
        returning facets::text, more_facets::text as more`)
    await expect(insert('too-early')).rejects.toThrow()
    await operate(
      sql`insert into treatment_centers (slug, name, offerings) values ('checked', 'Checked', '{medicaid}')`,
    )
    await operate(sql`insert into field_checks (center_id, field, result, how)
      select id, 'payment', 'right', 'called' from treatment_centers where slug = 'checked'`)
    const rows = facets.map(
      ({ name, group, bit }) =>
        sql`(${sql.raw(`${bit}, '${name}', '${group}', ${isOffering(name)}`)})`,
    )
    await operate(sql`create or replace function facet_vocabulary()
      returns table (place integer, name text, choice_group text, is_offering boolean)
      language sql immutable parallel safe as $$ values ${sql.join(rows, sql`, `)},
        (63, 'next-choice', 'payment', true), (127, 'late-choice', 'payment', true) $$`)
    const bits = (1n << 12n) | (1n << 40n) | (1n << 63n)
    expect(await insert('in-time')).toEqual([
      { facets: String(BigInt.asIntN(64, bits)), more: String(BigInt.asIntN(64, 1n << 63n)) },
    ])
    expect(await readState()).toEqual(before)

    const countChecks = () =>
      operate(sql`select field from center_evidence e join treatment_centers c on c.id = e.center_id
        where c.slug = 'checked'`)
    expect(await countChecks()).toEqual([{ field: 'payment' }])
    await operate(
      sql`update treatment_centers set offerings = '{medicaid,next-choice}' where slug = 'checked'`,
    )
    expect(await countChecks()).toEqual([])
  })
})
