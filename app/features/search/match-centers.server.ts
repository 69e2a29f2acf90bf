import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { treatmentCenters as center } from '#db/schema/centers.ts'
import { bitsInChunk } from '#db/schema/search.ts'
import type { Condition } from './search-conditions.server.ts'

/** The centers that meet every condition: their number, and who they are, or how one of them is told. */
export type Matches = { total: number; by: { positions: number[] } | { isMatch: SQL } }

const chunk = sql`(${center.searchPosition} / ${sql.raw(String(bitsInChunk))})`
const bit = sql`(${center.searchPosition} % ${sql.raw(String(bitsInChunk))})`
const noBits = sql.raw(`B'0'::bit(${bitsInChunk})`)

/**
 * Counts what meets every condition. Where an index has it, that reads the few centers which the index
 * names; all else is combined as bits, a thousand bytes for 8,192 centers.
 */
export async function matchCenters(tx: Transaction, conditions: Condition[]): Promise<Matches> {
  const common = conditions.filter((condition) => condition.terms.length > 0)
  const rare = conditions.flatMap(({ terms, rest }) => (terms.length === 0 && rest ? [rest] : []))
  const isMatch = common.length ? isInBits(common) : null
  if (rare.length || !isMatch) {
    const where = sql.join(isMatch ? [...rare, isMatch] : rare, sql` and `)
    const [row] = await readRows<{ positions: number[] }>(
      tx,
      sql`select array(select ${center.searchPosition} from ${center} where ${where}) as positions`,
    )
    const positions = row?.positions ?? []
    return { total: positions.length, by: { positions } }
  }
  const [row] = await readRows<{ total: number }>(
    tx,
    sql`${withJoint(common)} select coalesce(sum(bit_count(bits)), 0)::integer as total from joint`,
  )
  return { total: row?.total ?? 0, by: { isMatch } }
}

/** The positions of all centers that meet conditions which are in `search_bits`. */
export async function listPositions(tx: Transaction, conditions: Condition[]): Promise<number[]> {
  const [row] = await readRows<{ starts: number[] | null; words: number[] | null }>(
    tx,
    sql`${withJoint(conditions)}
      select array_agg(chunk * ${sql.raw(String(bitsInChunk))} + place * 32) as starts,
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
function withJoint(conditions: Condition[]): SQL {
  const asked = conditions.flatMap(({ terms }, number) => terms.map((term) => ({ number, term })))
  const numbers = sql.param(asked.map(({ number }) => number))
  const parts = [
    sql`select number, chunk, bits
      from unnest(${numbers}::integer[], ${sql.param(asked.map(({ term }) => term))}::text[])
        as asked (number, term) join search_bits using (term)`,
  ]
  for (const [number, { rest }] of conditions.entries()) {
    if (!rest) continue
    parts.push(sql`select ${sql.raw(String(number))}, ${chunk}, bit_or(set_bit(${noBits}, ${bit}, 1))
      from ${center} where ${rest} group by ${chunk}`)
  }
  return sql`with any_of as (
      select number, chunk, bit_or(bits) as bits from (${sql.join(parts, sql` union all `)}) part
      group by number, chunk
    ), joint as (
      select chunk, bit_and(bits) as bits from any_of group by chunk
      having count(*) = ${sql.raw(String(conditions.length))}
    )`
}

/** Whether a row of treatment_centers is in the joint bits, which are put together once a statement. */
function isInBits(conditions: Condition[]): SQL {
  const chunks = sql`(${withJoint(conditions)}
    select array_agg(coalesce(bits, ${noBits}) order by number)
    from generate_series(0, (select max(chunk) from joint)) number left join joint on chunk = number)`
  return sql`get_bit((${chunks})[1 + ${chunk}], ${bit}) = 1`
}
