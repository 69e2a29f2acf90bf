import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { parseBytes } from '#app/features/import/test-files.ts'
import { asOperator } from '#db/as-viewer.server.ts'
import type { Database } from '#db/client.server.ts'
import { findProjectRoot } from '#db/project-root.ts'
import { readRows } from '#db/read-rows.server.ts'
import { describeWithDatabase } from '#tests/support/test-database.ts'

const realFile = path.join(findProjectRoot(), '..', 'shared', 'data', 'samhsa_su_us_2021.csv')
const isThere = existsSync(realFile)
if (!isThere) process.stderr.write('Skipped: samhsa_su_us_2021.csv is not in ../shared/data.\n')

/** What of a center is searched, and where it is: what both columns are computed of. */
const fields = [
  'name',
  'city',
  'state',
  'county',
  'neighborhood',
  'category_name',
  'search_terms',
  'address',
  'postal_code',
  'description',
] as const
type Texts = Record<(typeof fields)[number], string | null> & { treatment_types: string[] | null }

/** The functions as they first were, from their own migration, in a schema beside the others. */
async function makeReference(database: Database): Promise<void> {
  const source = await readFile(
    path.join(findProjectRoot(), 'db/migrations/0000_functions.sql'),
    'utf8',
  )
  const wanted =
    /FUNCTION (fold_text|fold_words|search_lexemes|center_search_vector|center_location_keys)\(/
  const statements = source.split('--> statement-breakpoint').filter((text) => wanted.test(text))
  expect(statements).toHaveLength(5)
  await asOperator(database, async (tx) => {
    await tx.execute(sql`create schema first`)
    await tx.execute(sql`set local search_path = first`)
    for (const statement of statements) await tx.execute(sql.raw(statement))
  })
}

/** The rows, by number, for which one of the columns is not what it first was. */
async function findDifferences(database: Database, rows: readonly Texts[]): Promise<unknown[]> {
  return asOperator(database, async (tx) => {
    // The first functions name each other without their schema; today's must not need to be found.
    await tx.execute(sql`set local search_path = first`)
    const vector = sql`center_search_vector(name, city, neighborhood, county, category_name,
      search_terms, treatment_types, address, postal_code, description)`
    const keys = sql`center_location_keys(city, state, county, postal_code, address)`
    return readRows(
      tx,
      sql`select number from ${expand(rows.map((row, number) => ({ ...row, number })))}
      where first.${vector}::text is distinct from public.${vector}::text
        or first.${keys}::text is distinct from public.${keys}::text`,
    )
  })
}

function expand(rows: readonly object[]) {
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as given (number integer,
    name text, city text, state text, county text, neighborhood text, category_name text,
    search_terms text, treatment_types text[], address text, postal_code text, description text)`
}

/** The texts that are not folded as they first were. */
async function findFolded(database: Database, texts: readonly string[]): Promise<unknown[]> {
  return asOperator(database, async (tx) => {
    await tx.execute(sql`set local search_path = first`)
    return readRows(
      tx,
      sql`select value from jsonb_array_elements_text(${JSON.stringify(texts)}::text::jsonb) value
        where first.fold_text(value) is distinct from public.fold_text(value)
          or first.fold_words(value) is distinct from public.fold_words(value)`,
    )
  })
}

// PostgreSQL stores no NUL and no half of a surrogate pair.
const letter = fc.oneof(
  fc.constantFrom(..."áàâäãåāçćčÁÀÂÄÃÅĀñÑßøØłŁİıſKÅǅﬁ 's-.,/&@\\'\"`’‘“”–—·•_+".split('')),
  fc.constantFrom(' ', '\t', '\n', '\u00a0', '\u200b', '\u0301', '\ufeff', '😀', '日', 'ש', 'م'),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }).filter((text) => text !== '\0'),
)
const word = fc.oneof(
  fc.constantFrom(
    'Center',
    'centers',
    'the',
    'Drug/Alcohol',
    'P.O.',
    'Peña',
    'a@b.co',
    '<b>',
    '1st',
  ),
  fc.constantFrom('http://x.org/a?b=c&d', 'C:\\x', '-12.5e3', 'rock-n-roll', "St. Mary's", '&amp;'),
  fc.array(letter, { maxLength: 12 }).map((letters) => letters.join('')),
  fc.tuple(letter, fc.integer({ min: 1, max: 100 })).map(([one, times]) => one.repeat(times)),
)
const text = fc.option(fc.array(word, { maxLength: 12 }).map((words) => words.join(' ')))
const center: fc.Arbitrary<Texts> = fc.record({
  ...Object.fromEntries(fields.map((field) => [field, text])),
  treatment_types: fc.option(
    fc.array(fc.constantFrom('detox', 'group-therapy', ''), { maxLength: 3 }),
  ),
}) as fc.Arbitrary<Texts>

const nothing = Object.fromEntries(fields.map((field) => [field, null])) as Texts

describeWithDatabase('what a center is found by', (database) => {
  beforeAll(() => makeReference(database()))

  it('is what it first was, for hostile texts', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(center, { minLength: 1, maxLength: 8 }), async (rows) => {
        expect(await findDifferences(database(), rows)).toEqual([])
      }),
      { numRuns: 30 },
    )
  })

  it('is what it first was, for every character of the first two planes', async () => {
    const texts: string[] = []
    for (let start = 1; start < 0x20000; start += 256) {
      const codes = Array.from({ length: 256 }, (_, index) => start + index)
      const letters = codes.filter((code) => code < 0xd800 || code > 0xdfff)
      texts.push(letters.map((code) => String.fromCodePoint(code)).join(''))
    }
    expect(await findFolded(database(), texts)).toEqual([])
    const rows = texts.slice(0, 64).map((name) => ({ ...nothing, name, city: [...name].join(' ') }))
    expect(await findDifferences(database(), rows)).toEqual([])
  })

  it('is what it first was, for nothing and for very long texts', async () => {
    const long = (part: string) => part.repeat(Math.ceil(50_000 / part.length))
    const parts = ['Peña, the “Recovery” center; ', '–.x', 'ñİ', '😀 a1-b2/c3 \n']
    const rows: Texts[] = [
      { ...nothing, treatment_types: null },
      {
        ...nothing,
        name: '',
        city: ' ',
        state: '',
        county: '\t',
        address: '',
        treatment_types: [],
      },
      ...parts.map((part) => ({ ...nothing, name: part.repeat(700), description: long(part) })),
    ]
    expect(await findDifferences(database(), rows)).toEqual([])
  })

  it.skipIf(!isThere)('is what it first was, for every facility of the nation', async () => {
    const { items } = await parseBytes(path.basename(realFile), await readFile(realFile))
    const rows = items.flatMap((item): Texts[] => {
      if (!item.ok) return []
      const { name, city, state, county, neighborhood, address, description, ...draft } = item.draft
      const { categoryName, searchTerms, postalCode, treatmentTypes } = draft
      return [
        {
          ...{ name, city, state, county, neighborhood, address, description },
          category_name: categoryName,
          search_terms: searchTerms,
          postal_code: postalCode,
          treatment_types: treatmentTypes,
        },
      ]
    })
    expect(rows.length).toBeGreaterThan(14_000)
    for (let start = 0; start < rows.length; start += 1000) {
      expect(await findDifferences(database(), rows.slice(start, start + 1000))).toEqual([])
    }
  })

  it('is too long where it first was', async () => {
    const words = Array.from({ length: 150_000 }, (_, index) => `word${index}`).join(' ')
    for (const schema of ['first', 'public']) {
      const compute = asOperator(database(), async (tx) => {
        await tx.execute(sql`set local search_path = first`)
        await tx.execute(sql`select ${sql.identifier(schema)}.center_search_vector(
          '', '', '', '', '', '', '{}', '', '', ${words})`)
      })
      await expect(compute, schema).rejects.toMatchObject({ cause: { code: '54000' } })
    }
  })

  it('is computed without a search path, as a restore computes it', async () => {
    await asOperator(database(), async (tx) => {
      await tx.execute(sql`set local search_path = ''`)
      await tx.execute(sql`create temporary table restored
        (like public.treatment_centers including all) on commit drop`)
      await tx.execute(sql`insert into restored (slug, name, city, county, state)
        values ('pena', 'Peña', 'Newark', 'Essex', 'NJ')`)
      const [row] = await readRows(
        tx,
        sql`select search_vector::text as vector, location_keys[1] as place from restored`,
      )
      expect(row).toEqual({
        vector: "'essex':4B,6B 'newark':3B,5B 'pena':1A,2A",
        place: 'newark',
      })
    })
  })

  it('may stand in an index and be computed by several processes', async () => {
    const rows = await asOperator(database(), (tx) =>
      readRows(
        tx,
        sql`select proname as name, provolatile as volatility, proparallel as parallel from pg_proc
          where pronamespace = 'public'::regnamespace and proname in
            ('fold_text', 'fold_words', 'center_search_vector', 'center_location_keys')
          order by 1`,
      ),
    )
    const safe = { volatility: 'i', parallel: 's' }
    expect(rows).toEqual([
      { name: 'center_location_keys', ...safe },
      { name: 'center_search_vector', ...safe },
      { name: 'fold_text', ...safe },
      { name: 'fold_words', ...safe },
    ])
  })
})
