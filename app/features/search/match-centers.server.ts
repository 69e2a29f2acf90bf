import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { treatmentCenters as center } from '#db/schema/centers.ts'
import { bitsInChunk } from '#db/schema/search.ts'
import type { Condition } from './search-conditions.server.ts'

/** The centers that meet every condition: their number, and who they are, or the bits that say it. */
export type Matches = { total: number } & ({ positions: number[] } | { bits: BitCondition[] })

/** What is in `search_bits`, and the positions of the few centers that meet the condition besides. */
export type BitCondition = { terms: string[]; others: number[] }

const size = sql.raw(String(bitsInChunk))
const chunkOf = (position: SQL) => sql`(${position} / ${size})`
const bitOf = (position: SQL) => sql`(${position} % ${size})`
const noBits = sql.raw(`B'0'::bit(${bitsInChunk})`)

/**
 * Counts what meets every condition. Where an index has it, that reads the few centers which the index
 * names; all else is combined as bits, a thousand bytes for 8,192 centers.
 */
export async function matchCenters(tx: Transaction, conditions: Condition[]): Promise<Matches> {
  const rare = conditions.flatMap(({ terms, rest }) => (terms.length === 0 && rest ? [rest] : []))
  const bits: BitCondition[] = []
  for (const { terms, rest } of conditions) {
    if (terms.length) bits.push({ terms, others: rest ? await readPositions(tx, rest) : [] })
  }
  if (rare.length || !bits.length) {
    const all = bits.length ? [...rare, isInBits(bits)] : rare
    const positions = await readPositions(tx, sql.join(all, sql` and `))
    return { total: positions.length, positions }
  }
  const [row] = await readRows<{ total: number }>(
    tx,
    sql`${withJoint(bits)} select coalesce(sum(bit_count(bits)), 0)::integer as total from joint`,
  )
  return { total: row?.total ?? 0, bits }
}

async function readPositions(tx: Transaction, where: SQL): Promise<number[]> {
  const [row] = await readRows<{ positions: number[] }>(
    tx,
    sql`select array(select ${center.searchPosition} from ${center} where ${where}) as positions`,
  )
  return row?.positions ?? []
}

/** The positions of all centers that meet the conditions. */
export async function listPositions(
  tx: Transaction,
  conditions: BitCondition[],
): Promise<number[]> {
  const [row] = await readRows<{ starts: number[] | null; words: number[] | null }>(
    tx,
    sql`${withJoint(conditions)}
      select array_agg(chunk * ${size} + place * 32) as starts,
        array_agg(word::bit(32)::integer) as words
      from joint, generate_series(0, ${sql.raw(String(bitsInChunk / 32 - 1))}) place,
        substring(bits from place * 32 + 1 for 32) word
      where word <> B'0'::bit(32)`,
  )
  const positions: number[] = []
  for (const [index, start] of (row?.starts ?? []).entries()) {
    const word = row?.words?.[index] ?? 0
    for (let place = 0; place < 32; place++) {
      if ((word << place) & 0x8000_0000) positions.push(start + place)
    }
  }
  return positions
}

/** The beginning of a statement over `joint`: by chunk, the centers that meet every condition. */
function withJoint(conditions: BitCondition[]): SQL {
  const asked = conditions.flatMap(({ terms }, number) => terms.map((term) => ({ number, term })))
  const numbers = sql.param(asked.map(({ number }) => number))
  const parts = [
    sql`select number, chunk, bits
      from unnest(${numbers}::integer[], ${sql.param(asked.map(({ term }) => term))}::text[])
        as asked (number, term) join search_bits using (term)`,
  ]
  for (const [number, { others }] of conditions.entries()) {
    if (others.length === 0) continue
    parts.push(sql`select ${sql.raw(String(number))}, ${chunkOf(sql`place`)},
      bit_or(set_bit(${noBits}, ${bitOf(sql`place`)}, 1))
      from unnest(${sql.param(others)}::integer[]) place group by ${chunkOf(sql`place`)}`)
  }
  return sql`with any_of as (
      select number, chunk, bit_or(bits) as bits from (${sql.join(parts, sql` union all `)}) part
      group by number, chunk
    ), joint as (
      select chunk, bit_and(bits) as bits from any_of group by chunk
      having count(*) = ${sql.raw(String(conditions.length))}
    )`
}

/** Whether a row of treatment_centers meets the conditions: their bits are put together once a statement. */
export function isInBits(conditions: BitCondition[]): SQL {
  const chunks = sql`(${withJoint(conditions)}
    select array_agg(coalesce(bits, ${noBits}) order by number)
    from generate_series(0, (select max(chunk) from joint)) number left join joint on chunk = number)`
  const position = sql`${center.searchPosition}`
  // Not `= 1`: the planner would take that for rare and sort the whole table.
  return sql`get_bit((${chunks})[1 + ${chunkOf(position)}], ${bitOf(position)}) <> 0`
}
