import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openMigrated } from '#tests/support/migrated-database.ts'
import { readLinks, readText } from '#tests/support/read-html.ts'
import { openAppOver, type TestApp } from '#tests/support/test-app.ts'

const admin = randomUUID()
const own = { url: 'http://localhost:3000', phone: null, email: 'help@directory.org' }

let app: TestApp
beforeAll(async () => {
  app = await openAppOver(await openMigrated(), own, undefined, async () => ({
    kind: 'member',
    userId: admin,
    role: 'admin',
  }))
  await app.operate(sql`with account as (insert into auth_users (id, name, email)
      values (${admin}, 'Ada', 'ada@directory.org') returning id),
    person as (insert into profiles (id) select id from account returning id)
    insert into user_roles (user_id, role) select id, 'admin' from person`)
})
afterAll(() => app?.close())

const pages = ['/admin', '/admin/today']
const readPanel = async (path: string) =>
  /<details class="disclosure pane.*?<\/details>/s.exec(await app.readPage(path))?.[0] ?? ''

it.each(pages)('%s leads through an empty directory', async (path) => {
  const panel = await readPanel(path)
  expect(panel).toMatch(/^<details[^>]* open=""/)
  expect(readText(panel)).toMatch(
    /^Your first evening 2 of 5 done\. Next: .* listings\. An admin account Done/,
  )
  expect(readText(panel)).toContain('npm run import -- --from findtreatment')
  expect(readLinks(panel)).toEqual(['/admin/sources/new?kind=locator', '/admin/import'])
})

it.each(pages)('%s counts numbers and duplicates once there are listings', async (path) => {
  await app.operate(sql`insert into treatment_centers (slug, name, source, street, postal_code)
    select 'c' || n, 'Alder House', 'import', '1 Main Street', '07501' from generate_series(1, 2) n
    on conflict do nothing`)
  const panel = await readPanel(path)
  expect(panel).not.toMatch(/^<details[^>]* open/)
  expect(readText(panel)).toContain('3 of 5 done. Next: Numbers and duplicates.')
  expect(readText(panel)).toContain(
    '2 listings need a number. 1 pair of listings may be one center.',
  )
  expect(readLinks(panel)).toEqual(['/admin/calls/numbers', '/admin/duplicates', '/admin/calls'])
})

it('goes when staff have called a session of real listings', async () => {
  const call = (times: number) =>
    app.operate(sql`insert into field_checks (center_id, field, result, how)
      select id, 'phone', 'no-answer', 'called' from treatment_centers, generate_series(1, ${times}) n
      where slug = 'c1'`)
  await call(19)
  expect(await readPanel('/admin')).toContain('first evening')
  await call(1)
  for (const path of pages) expect(await app.readPage(path)).not.toContain('first evening')
})
