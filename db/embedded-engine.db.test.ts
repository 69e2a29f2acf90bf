import { setImmediate } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Engine, startEngine } from './embedded-engine.server.ts'

let engine: Engine
let pool: pg.Pool

beforeAll(async () => {
  engine = await startEngine()
  pool = new pg.Pool({ ...engine.connection, max: 1 })
})
afterAll(async () => {
  await pool.end()
  await engine.close()
})

it('does not block the process while it computes', async () => {
  let turns = 0
  let isDone = false
  const slow = pool.query('select sum(n) from generate_series(1, 2000000) n').then(({ rows }) => {
    isDone = true
    return rows
  })
  while (!isDone) {
    await setImmediate()
    turns++
  }
  expect(await slow).toEqual([{ sum: '2000001000000' }])
  expect(turns).toBeGreaterThan(100)
})

it('answers in order, also with errors, and continues after an error', async () => {
  const answers = await Promise.allSettled([
    pool.query('select $1::integer as n', [1]),
    pool.query('select * from nowhere where id = $1', [2]),
    pool.query('select $1::integer as n', [3]),
  ])
  expect(answers.map((answer) => answer.status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(answers[1]).toMatchObject({ reason: { code: '42P01' } })
  expect(answers[2]).toMatchObject({ value: { rows: [{ n: 3 }] } })
})

it('transfers a megabyte in both directions, and prepares a statement once', async () => {
  const text = 'ä'.repeat(500_000)
  for (const again of [1, 2]) {
    const { rows } = await pool.query({
      name: 'echo',
      text: 'select $1::text as text, $2::integer as again',
      values: [text, again],
    })
    expect(rows).toEqual([{ text, again }])
  }
})

it('frees the memory of its answers', async () => {
  // More than the thread's memory limit in total.
  for (let asked = 0; asked < 40; asked++) {
    const { rows } = await pool.query(`select repeat('x', 5000000) as text`)
    expect(rows[0].text).toHaveLength(5_000_000)
  }
})

it('has one session, which a second connection continues', async () => {
  await pool.query('create temporary table kept (n integer)')
  const second = new pg.Client(engine.connection)
  await second.connect()
  expect((await second.query('select count(*) from kept')).rows).toEqual([{ count: '0' }])
  await second.end()
  expect((await pool.query('select 1 as n')).rows).toEqual([{ n: 1 }])
})
