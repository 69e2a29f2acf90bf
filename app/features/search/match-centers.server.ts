import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { treatmentCenters as center } from '#db/schema/centers.ts'
import {
  addPositions,
  type CenterBits,
  countBits,
  hasBit,
  joinBits,
  layChunks,
} from './center-bits.ts'
import type { Condition } from './search-conditions.server.ts'

/** The centers that meet every condition: their number, and who they are, or the bits that say it. */
export type Matches = { total: number } & ({ positions: number[] } | { bits: CenterBits })

/** What was read of a list of conditions: the bits of all that have any, and the others in SQL. */
type Found = { bits: CenterBits | null; rare: SQL[] }

/** By the list itself. Whoever asks again with some of the lists does not read those again. */
export type ReadBefore = Map<Condition[], Found>

/**
 * Counts what meets every condition of every list. What is common is combined as bits, a thousand bytes
 * for 8,192 centers; where an index has a condition, the few centers are read which the index names.
 */
export async function matchCenters(
  tx: Transaction,
  lists: Condition[][],
  before: ReadBefore = new Map(),
): Promise<Matches> {
  const unread = lists.filter((list) => list.length > 0 && !before.has(list))
  if (unread.length) await readLists(tx, unread, before)
  const found = lists.flatMap((list) => before.get(list) ?? [])
  const rare = found.flatMap((list) => list.rare)
  const bits = joinBits(found.flatMap((list) => list.bits ?? []))
  if (bits) {
    const total = countBits(bits)
    if (total === 0 || rare.length === 0) return { total, bits }
  }
  const named = await readPositions(tx, sql.join(rare, sql` and `))
  const positions = bits ? named.filter((position) => hasBit(bits, position)) : named
  return { total: positions.length, positions }
}

async function readPositions(tx: Transaction, where: SQL): Promise<number[]> {
  const [row] = await readRows<{ positions: number[] }>(
    tx,
    sql`select array(select ${center.searchPosition} from ${center} where ${where}) as positions`,
  )
  return row?.positions ?? []
}

/** A center must have all of the terms, or any of them. */
type Part = { terms: string[]; needsAll: boolean }

async function readLists(tx: Transaction, lists: Condition[][], before: ReadBefore): Promise<void> {
  const partsOf = (list: Condition[]) => {
    const single = list.filter(({ terms }) => terms.length === 1)
    const several = list.filter(({ terms }) => terms.length > 1)
    return [
      { conditions: single, needsAll: true },
      ...several.map((condition) => ({ conditions: [condition], needsAll: false })),
    ].map((part) => ({ ...part, list, terms: part.conditions.flatMap(({ terms }) => terms) }))
  }
  const parts = lists.flatMap(partsOf)
  const { common, bitsOf } = await readBits(tx, parts)
  const isRare = ({ terms }: Condition) => !terms.some((term) => common.has(term))
  for (const list of lists) {
    const bits: CenterBits[] = []
    for (const part of parts) {
      if (part.list !== list || part.conditions.every(isRare)) continue
      const missing = part.needsAll ? [] : part.terms.filter((term) => !common.has(term))
      const [condition] = part.conditions
      const known = bitsOf(part)
      bits.push(
        condition && missing.length
          ? addPositions(known, await readPositions(tx, condition.otherwise(missing)))
          : known,
      )
    }
    const rare = list.filter(isRare).map(({ terms, otherwise }) => otherwise(terms))
    before.set(list, { bits: joinBits(bits), rare })
  }
}

type BitsRow = { part: number; common: string[]; chunks: number[]; met: number[]; bits: Buffer }

/** Which of the terms are in `search_bits`, and the bits of each part, as far as it has such terms. */
async function readBits(tx: Transaction, parts: Part[]) {
  const asked = parts.flatMap(({ terms, needsAll }, part) =>
    terms.map((term) => ({ part, needsAll, term })),
  )
  const columns = sql.join(
    [
      sql`${sql.param(asked.map(({ part }) => part))}::integer[]`,
      sql`${sql.param(asked.map(({ needsAll }) => needsAll))}::boolean[]`,
      sql`${sql.param(asked.map(({ term }) => term))}::text[]`,
    ],
    sql`, `,
  )
  const rows: BitsRow[] =
    asked.length === 0
      ? []
      : await tx
          .select({
            part: sql<number>`part`,
            common: sql<string[]>`common`,
            chunks: sql<number[]>`chunks`,
            met: sql<number[]>`met`,
            bits: sql<Buffer>`bits`,
          })
          // What `bit_send` gives begins with four bytes that say how many follow.
          .from(sql`(
            with asked as materialized (
              select part, needs_all, term
              from unnest(${columns}) as asked (part, needs_all, term) join search_terms using (term)
              where ready
            ), joint as (
              select part, chunk, count(*)::integer as met,
                coalesce(bit_and(bits) filter (where needs_all),
                  bit_or(bits) filter (where not needs_all)) as bits
              from asked join search_bits using (term) group by part, needs_all, chunk
            )
            select part, array(select term from asked) as common, array_agg(chunk) as chunks,
              array_agg(met) as met, string_agg(substring(bit_send(bits) from 5), '') as bits
            from joint group by part) found`)
          .prepare('search_bits_of_parts')
          .execute()
  const common = new Set(rows[0]?.common)
  const bitsOf = (part: Part): CenterBits => {
    const row = rows.find(({ part: number }) => parts[number] === part)
    const { chunks, met, bits } = row ?? { chunks: [], met: [], bits: Buffer.alloc(0) }
    const needed = part.needsAll ? part.terms.filter((term) => common.has(term)).length : 1
    return layChunks(chunks, bits, (at) => (met[at] ?? 0) >= needed)
  }
  return { common, bitsOf }
}
