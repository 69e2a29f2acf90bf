import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import type { CenterDraft } from '#app/features/bulk-import/center-draft.ts'
import { refreshStatistics } from '#app/features/bulk-import/refresh-statistics.server.ts'
import { parseBytes } from '#app/features/bulk-import/test-files.ts'
import { asOperator } from '#db/as-viewer.server.ts'
import type { Database, Transaction } from '#db/client.server.ts'
import { findProjectRoot } from '#db/project-root.ts'
import { readRows } from '#db/read-rows.server.ts'

type Random = () => number

const rowsAtOnce = 2_000
const syllables =
  'al ba ber cor dan el fer gil har is jo kel lan mor nel or pel ran sol tor ul wes'.split(' ')
const kinds = 'House,Center,Recovery,Counseling,Clinic,Wellness,Behavioral Health,Services'.split(
  ',',
)

/**
 * Makes as many centers as asked for out of the real ones, the same each time: places as they are
 * spread over the nation, names put together from two real ones or around an invented word, a fifth of
 * them with the services, types and words of a facility of Massachusetts, most with ratings.
 */
export class CenterGenerator {
  private constructor(
    private readonly places: CenterDraft[],
    private readonly services: CenterDraft[],
  ) {}

  static async read(): Promise<CenterGenerator> {
    return new CenterGenerator(
      await readDrafts('samhsa_su_us_2021.csv'),
      await readDrafts('findtreatment_ma_2025.csv'),
    )
  }

  /** The rows from `start` on, as columns of `treatment_centers`. */
  make(start: number, count: number): Record<string, unknown>[] {
    return Array.from({ length: count }, (_, index) => this.makeOne(start + index))
  }

  private makeOne(number: number): Record<string, unknown> {
    const random = seed(number)
    const place = pick(this.places, random)
    const name = this.makeName(place, random)
    const service = random() < 0.2 ? pick(this.services, random) : null
    const city = place.city ?? 'Newark'
    const category = service?.categoryName ?? null
    const street = `${1 + Math.floor(random() * 9_000)} ${(place.street ?? 'Main Street').replace(/^\d+ /, '')}`
    const isRated = random() < 0.6
    return {
      id: makeId(random),
      slug: `${
        name
          .toLowerCase()
          .replace(/[^a-z0-9]+/g, '-')
          .replace(/^-|-$/g, '') || 'center'
      }-${number}`,
      place_id: `generated-${number}`,
      name,
      description: `${category ?? 'Treatment center'} located in ${city}`,
      address: `${street}, ${city}, ${place.state} ${place.postalCode}`,
      street,
      city,
      state: place.state,
      postal_code: place.postalCode,
      county: place.county,
      latitude: place.latitude,
      longitude: place.longitude,
      category_name: category,
      search_terms: service?.searchTerms ?? '',
      treatment_types: service?.treatmentTypes ?? place.treatmentTypes,
      total_score: isRated ? Math.round(50 - 30 * random() ** 2.5) / 10 : null,
      reviews_count: isRated ? Math.floor(Math.exp(random() * random() * 8)) : null,
      permanently_closed: random() < 0.03,
      temporarily_closed: random() < 0.02,
      source: 'import',
    }
  }

  private makeName(place: CenterDraft, random: Random): string {
    const kind = random()
    if (kind < 0.5) return place.name
    const other = pick(this.places, random).name.split(' ')
    if (kind < 0.85) {
      const words = place.name.split(' ')
      return [...words.slice(0, Math.ceil(words.length / 2)), ...other.slice(-2)].join(' ')
    }
    const word = Array.from({ length: 3 }, () => pick(syllables, random)).join('')
    return `${word[0]?.toUpperCase()}${word.slice(1)} ${pick(kinds, random)} ${other[0]}`
  }
}

/** Fills an empty directory with generated centers, and lets its planner know. On PostgreSQL with its URL. */
export async function fillGenerated(
  database: Database,
  centers: number,
  databaseUrl?: string,
): Promise<void> {
  const generator = await CenterGenerator.read()
  const definitions = await asOperator(database, dropIndexes)
  let next = 0
  const fill = async () => {
    while (next < centers) {
      const start = next
      next += rowsAtOnce
      const rows = generator.make(start, Math.min(rowsAtOnce, centers - start))
      await asOperator(database, (tx) => insertRows(tx, rows))
    }
  }
  await Promise.all([fill(), fill()])
  await buildIndexes(database, definitions, databaseUrl)
  await asOperator(database, refreshStatistics)
}

/** On PostgreSQL by a connection of its own: the site's wait for no statement as long as this takes. */
async function buildIndexes(
  database: Database,
  definitions: readonly string[],
  databaseUrl: string | undefined,
): Promise<void> {
  if (!databaseUrl) {
    return asOperator(database, async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`)
      for (const definition of definitions) await tx.execute(sql.raw(definition))
    })
  }
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(`set maintenance_work_mem = '1GB'`)
    for (const definition of definitions) await client.query(definition)
  } finally {
    await client.end()
  }
}

async function insertRows(tx: Transaction, rows: Record<string, unknown>[]): Promise<void> {
  const columns = sql.raw(Object.keys(rows[0] ?? {}).join(', '))
  await tx.execute(sql`insert into treatment_centers (${columns}) select ${columns}
    from jsonb_populate_recordset(null::treatment_centers, ${JSON.stringify(rows)}::jsonb)`)
}

/** One index built over all rows takes a fraction of what it takes row by row. */
async function dropIndexes(tx: Transaction): Promise<string[]> {
  const indexes = await readRows<{ name: string; definition: string }>(
    tx,
    sql`select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
      from pg_index where indrelid = 'treatment_centers'::regclass and not indisunique`,
  )
  for (const { name } of indexes) await tx.execute(sql.raw(`drop index ${name}`))
  return indexes.map((index) => index.definition)
}

async function readDrafts(file: string): Promise<CenterDraft[]> {
  const source = path.join(findProjectRoot(), '..', 'shared', 'data', file)
  return (await parseBytes(file, await readFile(source))).drafts
}

function pick<Item>(items: readonly Item[], random: Random): Item {
  return items[Math.floor(random() * items.length)] as Item
}

/** mulberry32, one sequence for each center: a directory is the beginning of any larger one. */
function seed(number: number): Random {
  let state = Math.imul(number + 1, 0x9e3779b1)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

function makeId(random: Random): string {
  const hex = Array.from({ length: 4 }, () =>
    Math.floor(random() * 4_294_967_296)
      .toString(16)
      .padStart(8, '0'),
  ).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`
}
