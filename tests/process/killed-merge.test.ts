import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asOperator } from '#db/as-viewer.server.ts'
import type { Database } from '#db/client.server.ts'
import { openDatabase } from '#db/open-database.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { createMember } from '#tests/support/account-members.ts'
import { postForm, signInAs } from '#tests/support/auth-client.ts'
import { addSamples } from '#tests/support/fixture-center.ts'
import { testDatabaseUrl } from '#tests/support/postgres-database.ts'
import { testSite } from '#tests/support/test-app.ts'
import { makeMigratedFolder, startServer } from '#tests/support/test-server.ts'
import {
  createRequest,
  startTwoProcesses,
  type TestProcess,
  type TwoProcesses,
} from '#tests/support/two-processes.ts'

const pairs = 30

type Operate = TwoProcesses['operate']
type Pair = { path: string }

/** Add an admin, and pairs of centers; one of each pair has a vote. Returns the pairs' pages. */
async function addPairs(operate: Operate) {
  const admin = await createMember(operate, 1, 'admin')
  await operate(sql`insert into treatment_centers (slug, name)
    select side || '-' || n, side || ' ' || n from generate_series(1, ${pairs}::integer) n,
      (values ('stays'), ('goes')) as sides (side)`)
  await operate(sql`insert into votes (user_id, center_id, vote_type)
    select (select id from profiles where full_name is not null limit 1), id, 'upvote'
    from treatment_centers where slug like 'goes-%'`)
  const pages = await operate<Pair>(sql`select '/admin/duplicates/' || stays.id
      || '/' || goes.id as path from treatment_centers stays join treatment_centers goes
      on stays.slug like 'stays-%' and goes.slug = replace(stays.slug, 'stays', 'goes')`)
  return { admin, pages }
}

/** Merge all pairs at once and kill the process after a third. Returns the acknowledged merges. */
async function mergeUntilKilled(
  { server, request }: TestProcess,
  { admin, pages }: Awaited<ReturnType<typeof addPairs>>,
): Promise<number> {
  const { email, password } = admin
  const cookie = await signInAs({ request }, { email, password })
  let merged = 0
  let killed: Promise<unknown> | undefined
  const merge = async ({ path }: Pair) => {
    const page = await request(path, { headers: { Cookie: cookie } })
    const seen = /name="seen" value="([^"]*)"/.exec(await page.text())?.[1] ?? ''
    const headers = { Cookie: cookie, Accept: 'text/html' }
    const answer = await postForm({ request }, path, { intent: 'merge', seen }, headers)
    if (answer.status === 303) merged += 1
    if (merged >= pairs / 3) killed ??= server.stop('SIGKILL')
  }
  await Promise.allSettled(pages.map(merge))
  expect(await killed).toEqual({ code: null, signal: 'SIGKILL' })
  return merged
}

async function expectWhole(operate: Operate, merged: number): Promise<void> {
  const [left] = await operate<Record<string, number>>(sql`select
    (select count(*)::integer from treatment_centers where slug like 'goes-%') as goes,
    (select count(*)::integer from center_merges) as merges,
    (select count(*)::integer from center_former_ids) as ids,
    (select count(*)::integer from activities where action = 'center.merged') as logged,
    (select count(*)::integer from votes v join treatment_centers c on c.id = v.center_id
      where c.slug like 'stays-%') as followed,
    (select count(*)::integer from votes v join treatment_centers c on c.id = v.center_id
      where c.slug like 'goes-%') as stayed`)
  const done = left?.merges ?? 0
  expect(done).toBeGreaterThanOrEqual(merged)
  expect(left).toEqual({
    goes: pairs - done,
    merges: done,
    ids: done,
    logged: done,
    followed: done,
    stayed: pairs - done,
  })
}

describe('a process killed while it merges leaves each pair as it was, or merged whole', () => {
  it('in the embedded database', async () => {
    const data = await makeMigratedFolder()
    const inDatabase = async <Result>(work: (database: Database) => Promise<Result>) => {
      const database = await openDatabase({ dataDir: data.folder })
      try {
        return await work(database)
      } finally {
        await database.close()
      }
    }
    try {
      const added = await inDatabase(async (database) => {
        await addSamples(database)
        return addPairs(operateOn(database))
      })
      const server = await startServer({
        DATA_DIR: data.folder,
        SITE_URL: testSite.url,
        TRUST_PROXY: '1',
      })
      const merged = await mergeUntilKilled({ server, request: createRequest(server.url) }, added)
      await inDatabase((database) => expectWhole(operateOn(database), merged))
    } finally {
      await data.remove()
    }
  })

  describe.skipIf(!testDatabaseUrl)('in PostgreSQL', () => {
    let site: TwoProcesses
    beforeAll(async () => {
      site = await startTwoProcesses()
    })
    afterAll(() => site?.close())

    it('while another process serves', async () => {
      const merged = await mergeUntilKilled(site.other, await addPairs(site.operate))
      await expectWhole(site.operate, merged)
      expect((await site.one.request('/centers/stays-1')).status).toBe(200)
    })
  })
})

function operateOn(database: Database): Operate {
  return <Row>(statement: SQL) => asOperator(database, (db) => readRows<Row>(db, statement))
}
