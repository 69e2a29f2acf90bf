import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { asOperator } from '#db/as-viewer.server.ts'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import { createSweepJob } from './jobs.ts'
import { createLogger } from './logger.ts'
import { createWorker, type Job } from './worker.ts'

const logger = createLogger('silent')
const { signal } = new AbortController()

describeWithDatabase('sweeping', (database, operate) => {
  it('deletes expired rows and keeps the others', async () => {
    await asOperator(database(), async (db) => {
      for (const days of [29, 31]) {
        await db.execute(sql`insert into deleted_centers (id, slug, name, deleted_at, contents)
          values (gen_random_uuid(), ${`gone-${days}`}, 'Gone', now() - make_interval(days => ${days}), '{}')`)
      }
      await db.execute(sql`insert into empty_searches values
        ('old', current_date - 91, 1), ('young', current_date - 89, 1)`)
    })
    await createSweepJob(database(), logger).run(signal)
    const left = await operate(
      sql`select slug as what from deleted_centers union all select query from empty_searches`,
    )
    expect(left).toEqual([{ what: 'gone-29' }, { what: 'young' }])
  })
})

it('repeats a job after a failed run, but not after a stop', async () => {
  const log: string[] = []
  let runs = 0
  const job: Job = {
    name: 'the counting',
    every: 1,
    run: async () => {
      if (++runs === 2) throw new Error('disk full')
    },
  }
  const worker = createWorker(job, createLogger('error', { write: (line) => void log.push(line) }))
  worker.start()
  await expect.poll(() => runs).toBeGreaterThan(3)
  await worker.stop()
  const before = runs
  worker.wake()
  await new Promise((resolve) => setTimeout(resolve, 10))
  expect(runs).toBe(before)
  expect(log).toEqual([expect.stringContaining('the counting failed')])
})
