import type pg from 'pg'

/** The rows of each table as JSON texts, sorted: two equal tables have equal arrays. */
export type EveryRow = Map<string, Record<string, unknown>[]>

const quote = (name: string) => `"${name.replaceAll('"', '""')}"`

async function listTables(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' order by name`,
  )
  return rows.map(({ name }) => name)
}

/** Read every stored column of every table. Values that the database computes are left out. */
export async function readEveryRow(client: pg.Client): Promise<EveryRow> {
  const all: EveryRow = new Map()
  await client.query(`set timezone = 'UTC'`)
  for (const table of await listTables(client)) {
    const { rows: computed } = await client.query<{ name: string }>(
      `select column_name as name from information_schema.columns
        where table_schema = 'public' and table_name = $1 and is_generated = 'ALWAYS'`,
      [table],
    )
    const left = computed.map(({ name }) => name)
    const { rows } = await client.query<{ row: Record<string, unknown> }>(
      `select to_jsonb(t) - $1::text[] as row from ${quote(table)} t order by (to_jsonb(t) - $1::text[])::text`,
      [left],
    )
    all.set(
      table,
      rows.map(({ row }) => row),
    )
  }
  return all
}

/**
 * Move every moment and day of the database by this many milliseconds, so that what was recent when
 * the fixture was made is as recent now. Days move by whole days.
 */
export async function moveTimes(client: pg.Client, milliseconds: number): Promise<void> {
  for (const table of await listTables(client)) {
    const { rows: columns } = await client.query<{ name: string; type: string }>(
      `select column_name as name, data_type as type from information_schema.columns
        where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'
          and data_type in ('timestamp with time zone', 'date')`,
      [table],
    )
    if (columns.length === 0) continue
    const moved = columns.map(({ name, type }) =>
      type === 'date'
        ? `${quote(name)} = ${quote(name)} + ${Math.floor(milliseconds / 86_400_000)}`
        : `${quote(name)} = ${quote(name)} + ${milliseconds} * interval '1 millisecond'`,
    )
    await client.query(`alter table ${quote(table)} disable trigger user`)
    await client.query(`update ${quote(table)} set ${moved.join(', ')}`)
    await client.query(`alter table ${quote(table)} enable trigger user`)
  }
}
