import { fillPlaceholders, sql } from 'drizzle-orm'
import type { Database, Orm, Transaction } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { ownerRoleName, restingRoleName } from '#db/roles.ts'

type Plan = Record<string, unknown> & { Plans?: Plan[] }

/** By table, the rows that were read one after the other; and how many rows each sort took. */
export type Reading = { scanned: Record<string, number>; sorted: number[] }

class Undone extends Error {}

/**
 * Runs `work` as a visitor and returns the plan of each of its statements, run and measured; before it,
 * as the owner, `change`, which is undone.
 */
export async function explainAll(
  database: Database,
  work: (tx: Transaction) => Promise<unknown>,
  change?: string,
): Promise<Plan[]> {
  const plans: Plan[] = []
  try {
    await database.orm.transaction(async (tx) => {
      if (change) {
        await tx.execute(sql.raw(`set local role ${ownerRoleName}`))
        await tx.execute(sql.raw(change))
        await tx.execute(sql.raw(`set local role ${restingRoleName}`))
      }
      await work(explaining(tx, plans))
      throw new Undone()
    })
  } catch (error) {
    if (!(error instanceof Undone)) throw error
  }
  return plans
}

/** The transaction, each of whose statements is explained before it is run. */
function explaining(tx: Transaction, plans: Plan[]): Transaction {
  const session = (tx as unknown as { session: Orm['_'] & { prepareQuery: Prepare } }).session
  const prepare = session.prepareQuery.bind(session)
  session.prepareQuery = (query, ...rest) => {
    const prepared = prepare(query, ...rest)
    const execute = prepared.execute.bind(prepared)
    prepared.execute = async (...values) => {
      if (/^\s*(select|with)\b/i.test(query.sql)) {
        const params = fillPlaceholders(query.params, (values[0] ?? {}) as Record<string, unknown>)
        plans.push(await explain(tx, { ...query, params }))
      }
      return execute(...values)
    }
    return prepared
  }
  return tx
}

type Query = { sql: string; params: unknown[] }
type Prepare = (query: Query, ...rest: unknown[]) => { execute(...values: unknown[]): unknown }

async function explain(tx: Transaction, { sql: text, params }: Query): Promise<Plan> {
  const pieces = text.split(/\$\d+/)
  const numbers = [...text.matchAll(/\$(\d+)/g)].map((found) => Number(found[1]))
  const statement = pieces.flatMap((piece, index) => {
    const number = numbers[index]
    return number ? [sql.raw(piece), sql.param(params[number - 1])] : [sql.raw(piece)]
  })
  const [row] = await readRows<{ 'QUERY PLAN': { Plan: Plan }[] }>(
    tx,
    sql`explain (analyze, format json, costs off, timing off, summary off) ${sql.join(statement)}`,
  )
  const plan = row?.['QUERY PLAN'][0]?.Plan
  if (!plan) throw new Error('no plan')
  return plan
}

/** What a plan reads and sorts. */
export function readPlan(plan: Plan): Reading {
  const reading: Reading = { scanned: {}, sorted: [] }
  const visit = (node: Plan) => {
    const loops = Number(node['Actual Loops'] ?? 1)
    const rows = (Number(node['Actual Rows']) + Number(node['Rows Removed by Filter'] ?? 0)) * loops
    if (node['Node Type'] === 'Seq Scan') reading.scanned[String(node['Relation Name'])] = rows
    if (/Sort/.test(String(node['Node Type']))) {
      const input = node.Plans?.[0]
      reading.sorted.push(
        Number(input?.['Actual Rows'] ?? 0) * Number(input?.['Actual Loops'] ?? 1),
      )
    }
    for (const child of node.Plans ?? []) visit(child)
  }
  visit(plan)
  return reading
}
