import type pg from 'pg'

/** Called with the rows of a table that have been moved so far. */
export type OnMoved = (table: string, rows: number) => void

/** What one end of a move has in a table. `hash` is equal where all rows are. */
export type TableSummary = { table: string; rows: number; hash: string }

/** A table's columns, except those that the database computes. */
type MovableTable = { name: string; columns: string; alwaysIdentity: boolean }

const batchSize = 500

/** The two ends have different rows after a move. The message names the tables. */
export class DifferentTablesError extends Error {
  override name = 'DifferentTablesError'
}

/**
 * Copy every row and sequence of the schema `public` from `source` to `target`, whose tables are
 * empty, inside the transactions that both clients are in. Compares row counts and hashes, and
 * returns them. Throws `DifferentTablesError`.
 */
export async function moveTables(
  source: pg.Client,
  target: pg.Client,
  onMoved: OnMoved = () => {},
): Promise<TableSummary[]> {
  const tables = await listTables(source)
  // Rows come with what triggers once made of them.
  for (const { name } of tables) await target.query(`alter table ${name} disable trigger user`)
  for (const table of tables) await moveRows(source, target, table, onMoved)
  for (const { name } of tables) await target.query(`alter table ${name} enable trigger user`)
  await moveSequences(source, target)
  const before = await summarize(source, tables)
  const after = await summarize(target, tables)
  const different = before.filter(({ rows, hash }, index) => {
    const other = after[index]
    return rows !== other?.rows || hash !== other.hash
  })
  if (different.length > 0) {
    const names = different.map(({ table }) => table).join(', ')
    throw new DifferentTablesError(`These tables differ after the move: ${names}`)
  }
  return after
}

/** Return the names of tables that have rows. */
export async function findFilledTables(client: pg.Client): Promise<string[]> {
  const filled: string[] = []
  for (const { name } of await listTables(client)) {
    const { rows } = await client.query(`select from ${name} limit 1`)
    if (rows.length > 0) filled.push(name)
  }
  return filled
}

/** List all tables, each after those that it refers to. */
async function listTables(client: pg.Client): Promise<MovableTable[]> {
  const { rows } = await client.query<MovableTable & { refersTo: string[] }>(`
    select quote_ident(relname) as name,
      (select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
      exists (select from pg_attribute where attrelid = c.oid and attidentity = 'a') as "alwaysIdentity",
      array(select quote_ident(r.relname) from pg_constraint k join pg_class r on r.oid = k.confrelid
        where k.conrelid = c.oid and k.contype = 'f' and r.oid <> c.oid)::text[] as "refersTo"
    from pg_class c where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`)
  const sorted: MovableTable[] = []
  const waiting = new Map(rows.map((row) => [row.name, row]))
  while (waiting.size > 0) {
    const free = [...waiting.values()].filter(
      ({ refersTo }) => !refersTo.some((name) => waiting.has(name)),
    )
    if (free.length === 0) throw new Error(`tables refer to each other: ${[...waiting.keys()]}`)
    for (const table of free) {
      sorted.push(table)
      waiting.delete(table.name)
    }
  }
  return sorted
}

/**
 * Move rows as JSON, which keeps every value: PostgreSQL writes and reads the text of numbers, and
 * this process doesn't parse it.
 */
async function moveRows(
  source: pg.Client,
  target: pg.Client,
  { name, columns, alwaysIdentity }: MovableTable,
  onMoved: OnMoved,
): Promise<void> {
  const insert = `insert into ${name} (${columns}) ${alwaysIdentity ? 'overriding system value' : ''}
    select ${columns} from json_populate_recordset(null::${name}, $1::json)`
  await source.query(
    `declare moved no scroll cursor for
      select row_to_json(r)::text as row from (select ${columns} from ${name}) r`,
  )
  let moved = 0
  for (;;) {
    const { rows } = await source.query<{ row: string }>(`fetch ${batchSize} from moved`)
    if (rows.length === 0) break
    await target.query(insert, [`[${rows.map(({ row }) => row).join(',')}]`])
    moved += rows.length
    onMoved(name, moved)
  }
  await source.query('close moved')
}

async function moveSequences(source: pg.Client, target: pg.Client): Promise<void> {
  const { rows } = await source.query<{ name: string }>(
    `select quote_ident(relname) as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'S'`,
  )
  for (const { name } of rows) {
    const { rows: states } = await source.query(`select last_value::text, is_called from ${name}`)
    const { last_value: value, is_called: isCalled } = states[0]
    await target.query('select setval($1::regclass, $2::bigint, $3)', [name, value, isCalled])
  }
}

async function summarize(
  client: pg.Client,
  tables: readonly MovableTable[],
): Promise<TableSummary[]> {
  const summaries: TableSummary[] = []
  for (const { name, columns } of tables) {
    const { rows } = await client.query<{ rows: number; hash: string }>(
      `select count(*)::integer as rows,
          coalesce(md5(string_agg(hash, '' order by hash collate "C")), '') as hash
        from (select md5(row_to_json(r)::text) as hash from (select ${columns} from ${name}) r) h`,
    )
    summaries.push({ table: name, rows: rows[0]?.rows ?? 0, hash: rows[0]?.hash ?? '' })
  }
  return summaries
}
