import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openMigrated } from '#tests/support/migrated-database.ts'
import type { Database } from './client.server.ts'
import { lendTo } from './pools.server.ts'
import { readRows } from './read-rows.server.ts'

let database: Database

beforeAll(async () => {
  database = await openMigrated()
})
afterAll(() => database.close())

const whoAmI = sql`select current_user as role`
const anonymous = [{ role: 'directory_anonymous' }]
const auth = [{ role: 'directory_auth' }]

it('sets the role for one statement and one transaction only', async () => {
  const { orm, accounts } = database
  expect(await readRows(orm, whoAmI)).toEqual(anonymous)
  expect(await readRows(accounts, whoAmI)).toEqual(auth)
  expect(await readRows(orm, whoAmI)).toEqual(anonymous)
  await accounts.transaction(async (db) => {
    expect(await readRows(db, whoAmI)).toEqual(auth)
    await db.transaction(async (inner) => expect(await readRows(inner, whoAmI)).toEqual(auth))
  })
  expect(await readRows(orm, whoAmI)).toEqual(anonymous)
})

it('returns to the anonymous role after any failure', async () => {
  const { orm, accounts } = database
  const wrong = sql`select * from nowhere`
  await expect(accounts.execute(wrong)).rejects.toThrow()
  expect(await readRows(orm, whoAmI)).toEqual(anonymous)
  await expect(accounts.transaction((db) => db.execute(wrong))).rejects.toThrow()
  expect(await readRows(orm, whoAmI)).toEqual(anonymous)
  const leave = accounts.transaction(async () => {
    throw new Error('changed my mind')
  })
  await expect(leave).rejects.toThrow('changed my mind')
  expect(await readRows(orm, whoAmI)).toEqual(anonymous)
})

it('releases a connection once if its transaction cannot begin', async () => {
  const given: unknown[] = []
  const client = {
    query: () => Promise.reject(new Error('Connection terminated')),
    release: (error: unknown) => given.push(error),
  }
  const pool: pg.Pool = Object.assign(new pg.Pool(), { connect: async () => client })
  for (const lent of [lendTo(pool), lendTo(pool, 'anybody')]) {
    const lost = drizzle(lent).transaction(async () => {})
    await expect(lost).rejects.toMatchObject({ cause: { message: 'Connection terminated' } })
    expect(given.splice(0)).toEqual([true])
  }
})
