import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMember } from '#tests/support/account-members.ts'
import { postForm, signInAs } from '#tests/support/auth-client.ts'
import { testDatabaseUrl } from '#tests/support/postgres-database.ts'
import { startTwoProcesses, type TwoProcesses } from '#tests/support/two-processes.ts'

const pairs = 30

// The test needs the database while a process is killed.
describe.skipIf(!testDatabaseUrl)('a process killed while it merges', () => {
  let site: TwoProcesses
  let cookie: string
  beforeAll(async () => {
    site = await startTwoProcesses()
    const admin = await createMember(site.operate, 1, 'admin')
    cookie = await signInAs(site.other, { email: admin.email, password: admin.password })
    await site.operate(sql`insert into treatment_centers (slug, name)
      select side || '-' || n, side || ' ' || n from generate_series(1, ${pairs}::integer) n,
        (values ('stays'), ('goes')) as sides (side)`)
    await site.operate(sql`insert into votes (user_id, center_id, vote_type)
      select (select id from profiles limit 1), id, 'upvote' from treatment_centers
      where slug like 'goes-%'`)
  })
  afterAll(() => site?.close())

  it('leaves each pair as it was, or merged whole', async () => {
    const ids = await site.operate<{ path: string }>(sql`select '/admin/duplicates/' || stays.id
        || '/' || goes.id as path from treatment_centers stays join treatment_centers goes
        on stays.slug like 'stays-%' and goes.slug = replace(stays.slug, 'stays', 'goes')`)
    let merged = 0
    let killed: Promise<unknown> | undefined
    const merge = async ({ path }: { path: string }) => {
      const page = await site.other.request(path, { headers: { Cookie: cookie } })
      const seen = /name="seen" value="([^"]*)"/.exec(await page.text())?.[1] ?? ''
      const headers = { Cookie: cookie, Accept: 'text/html' }
      const answer = await postForm(site.other, path, { intent: 'merge', seen }, headers)
      if (answer.status === 303) merged += 1
      if (merged >= pairs / 3) killed ??= site.other.server.stop('SIGKILL')
    }
    await Promise.allSettled(ids.map(merge))
    expect(await killed).toEqual({ code: null, signal: 'SIGKILL' })

    const [left] = await site.operate<Record<string, number>>(sql`select
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
    expect((await site.one.request('/centers/stays-1')).status).toBe(200)
  })
})
