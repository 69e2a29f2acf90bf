import type pg from 'pg'
import { moveMark, samplesMark } from './migration-marks.ts'
import type { MoveEnd } from './move-ends.server.ts'
import {
  findFilledTables,
  moveTables,
  type OnMoved,
  type TableSummary,
} from './move-tables.server.ts'

/** The target of a move has rows. The message is one line for the operator. */
export class FilledTargetError extends Error {
  override name = 'FilledTargetError'
}

/**
 * Move everything from one database to another, and return what the target now has. All rows come
 * in one transaction: after an interruption the source is whole, and the target has no rows and is
 * refused by servers until a move succeeds. Throws `FilledTargetError` and `DifferentTablesError`.
 */
export async function moveDirectory(
  source: MoveEnd,
  target: MoveEnd,
  onMoved?: OnMoved,
): Promise<TableSummary[]> {
  const filled = await findFilledTables(target.client)
  if (filled.length > 0) {
    throw new FilledTargetError(
      `${target.label} has rows already, in ${filled.join(', ')}. A move needs an empty database.`,
    )
  }
  await target.client.query(
    'insert into directory_migrations.applied (hash, created_at) values ($1, 0) on conflict do nothing',
    [moveMark],
  )
  await source.client.query('begin isolation level repeatable read read only')
  await target.client.query('begin')
  const moved = await moveTables(source.client, target.client, onMoved)
  await moveSamplesMark(source.client, target.client)
  await target.client.query('delete from directory_migrations.applied where hash = $1', [moveMark])
  await target.client.query('commit')
  await source.client.query('commit')
  await target.finish()
  return moved
}

/** Where samples were offered once, they are not offered again. */
async function moveSamplesMark(source: pg.Client, target: pg.Client): Promise<void> {
  const { rows } = await source.query(
    'select created_at from directory_migrations.applied where hash = $1',
    [samplesMark],
  )
  await target.query('delete from directory_migrations.applied where hash = $1', [samplesMark])
  for (const { created_at } of rows) {
    await target.query(
      'insert into directory_migrations.applied (hash, created_at) values ($1, $2)',
      [samplesMark, created_at],
    )
  }
}
