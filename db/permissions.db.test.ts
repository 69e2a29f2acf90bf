import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { type Attempt, listAttempts } from '#tests/support/permission-attempts.ts'
import { permissions } from '#tests/support/permission-matrix.ts'
import { seedEveryTable, viewers } from '#tests/support/seed-every-table.ts'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import { isAllowed, type Reader, readWholeTable } from '#tests/support/try-statement.ts'
import { readRows } from './read-rows.server.ts'

const readers: Record<string, Reader> = { ...viewers, api: 'api' }

const covers: Record<string, (attempt: Attempt, isOwn: boolean) => boolean> = {
  all: () => true,
  none: () => false,
  own: (_, isOwn) => isOwn,
  others: (_, isOwn) => !isOwn,
  approved: ({ status }) => status === 'approved',
  'approved+own': ({ status }, isOwn) => status === 'approved' || isOwn,
  'own-pending': ({ status }, isOwn) => isOwn && status === 'pending',
}

const label = ({ owner, status }: Attempt) => [owner ?? 'a row', status].filter(Boolean).join(' ')

function listExpected(cell: string | undefined, reader: string, attempts: Attempt[]): string[] {
  const isCovered = covers[cell ?? '']
  if (!isCovered) throw new Error(`The matrix has no meaning for ${cell}`)
  return attempts.filter((attempt) => isCovered(attempt, attempt.owner === reader)).map(label)
}

describeWithDatabase('permissions', (database) => {
  beforeAll(() => seedEveryTable(database()))

  it.each(permissions)('$table $operation', async ({ table, operation, cells }) => {
    const attempts = listAttempts(table, operation)
    const before = await readWholeTable(database(), table)
    const expected: Record<string, string[]> = {}
    const actual: Record<string, string[]> = {}
    for (const [index, [name, reader]] of Object.entries(readers).entries()) {
      expected[name] = listExpected(cells[index], name, attempts)
      const allowed: string[] = []
      for (const attempt of attempts) {
        if (await isAllowed(database(), reader, attempt.statement)) allowed.push(label(attempt))
      }
      actual[name] = allowed
    }
    expect(actual).toEqual(expected)
    expect(await readWholeTable(database(), table)).toBe(before)
  })

  it('are tested on every table and view, for each viewer', async () => {
    const relations = await readRows<{ name: string }>(
      database().orm,
      sql`select relname as name from pg_class
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')`,
    )
    const tried = new Set(permissions.map(({ table }) => table))
    expect([...tried].toSorted()).toEqual(relations.map(({ name }) => name).toSorted())
    for (const { cells } of permissions) expect(cells).toHaveLength(Object.keys(readers).length)
  })

  it('are tested on tables that have rows', async () => {
    for (const { table } of permissions) {
      // Only an admin sees its rows; the check above has confirmed that.
      if (table === 'member_accounts') continue
      expect(await readWholeTable(database(), table), table).not.toBe('')
    }
  })

  it('use row-level security in every table', async () => {
    const open = await readRows<{ name: string }>(
      database().orm,
      sql`select relname as name from pg_class
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relrowsecurity`,
    )
    expect(open).toEqual([])
  })
})
