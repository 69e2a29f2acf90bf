import { createHash } from 'node:crypto'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emptyForm } from '#app/features/admin-centers/center-form.ts'
import routes from '#app/routes.ts'
import { type AccountApp, openAccountApp } from '#tests/support/account-members.ts'
import { postForm } from '#tests/support/auth-client.ts'
import { readTitle } from '#tests/support/read-html.ts'

/**
 * Every address of the admin area, and who is let in: "admin", or "staff", which is moderators too.
 * `:member` and `:center` stand for rows that are there, `:reviewseen` for the version of one. What has `fields` takes posts, and these
 * change something for whoever may; what is a `file` has no `.data`.
 */
type Row = {
  path: string
  for: 'admin' | 'staff'
  fields?: Record<string, string>
  file?: true
  /** There is nothing to get. */
  onlyPost?: true
}

const table: Row[] = [
  { path: '/admin/round/claims', for: 'admin', fields: { intent: 'revoke', id: ':claim' } },
  {
    path: '/admin/centers/:center/openings',
    for: 'admin',
    fields: { intent: 'revoke', id: ':link' },
  },
  {
    path: '/admin/users',
    for: 'admin',
    fields: { id: ':member', seen: 'user', role: 'moderator' },
  },
  {
    path: '/admin/users/:member/status',
    for: 'admin',
    fields: { seen: 'active', status: 'banned', reason: 'Advertises' },
  },
  { path: '/admin/users/:member/delete', for: 'admin', fields: { anything: '' } },
  { path: '/admin/reviews', for: 'staff', fields: { decide: 'approved :review :reviewseen' } },
  {
    path: '/admin/reviews/remove/review/:doomed',
    for: 'staff',
    fields: { version: ':doomedseen' },
  },
  { path: '/admin/reviews/comments', for: 'staff' },
  {
    path: '/admin/reviews/comments/remove/comment/:comment',
    for: 'staff',
    fields: { version: ':commentseen' },
  },
  {
    path: '/admin/reviews/reports',
    for: 'staff',
    fields: { report: ':report', version: ':reportedseen' },
  },
  {
    path: '/admin/reviews/reports/remove/comment/:reported',
    for: 'staff',
    fields: { version: ':reportedseen' },
  },
  { path: '/admin/messages', for: 'staff' },
  { path: '/admin/messages/:message', for: 'staff', fields: { to: 'answered' } },
  { path: '/admin/messages/:message/remove', for: 'admin', fields: { anything: '' } },
  {
    path: '/admin/centers/new',
    for: 'admin',
    fields: { name: 'Newfield', openState: 'open', countryCode: 'US' },
  },
  {
    path: '/admin/centers/:center/edit',
    for: 'admin',
    fields: { name: 'Renamed', openState: 'open', countryCode: 'US', opened: ':opened' },
  },
  {
    path: '/admin/centers/selected?id=:other',
    for: 'admin',
    fields: { id: ':other', intent: 'permanently-closed' },
  },
  { path: '/admin/centers/restore', for: 'admin', fields: { id: ':gone' }, onlyPost: true },
  { path: '/admin/centers/deleted', for: 'admin' },
  { path: '/admin/centers/deleted/:lost/purge', for: 'admin', fields: { anything: '' } },
  { path: '/admin/centers/export.csv', for: 'admin', file: true },
  { path: '/admin/round', for: 'admin', fields: { intent: 'start' } },
  {
    path: '/admin/round/suggestions',
    for: 'admin',
    fields: { intent: 'dismiss', id: ':suggestion' },
  },
  { path: '/admin/import', for: 'admin' },
  { path: '/admin/export/centers.csv', for: 'admin', file: true },
  { path: '/admin/export/centers.json', for: 'admin', file: true },
  { path: '/admin/export/centers.hsds.json', for: 'admin', file: true },
  { path: '/admin/import/upload', for: 'admin', onlyPost: true },
  { path: '/admin/import/:import', for: 'admin', fields: { do: 'cancel' } },
  { path: '/admin/import/:import/progress', for: 'admin' },
  { path: '/admin/import/:import/report.csv', for: 'admin', file: true },
  { path: '/admin/import/:imported/undo', for: 'admin', fields: { anything: '' } },
  { path: '/admin/activity', for: 'admin' },
  { path: '/admin/analytics', for: 'admin' },
  { path: '/admin/analytics/export.csv', for: 'admin', file: true },
  { path: '/admin/activity/export.csv', for: 'admin', file: true },
]

/** What no refused request may change. */
const guarded = [
  'profiles',
  'user_roles',
  'auth_users',
  'auth_sessions',
  'activities',
  'treatment_centers',
  'deleted_centers',
  'reviews',
  'comments',
  'reports',
  'messages',
  'imports',
  'import_rows',
  'import_mappings',
  'round_calls',
  'suggestions',
  'claims',
  'opening_links',
  'openings',
  'fact_checks',
  'problem_reports',
]

let app: AccountApp
let ids: Record<string, string>
const cookies: Record<string, string> = {}
beforeAll(async () => {
  app = await openAccountApp()
  const find = async (statement: SQL) => (await app.operate<{ id: string }>(statement))[0]?.id ?? ''
  for (const role of ['user', 'moderator', 'admin'] as const) {
    cookies[role] = await app.enter(await app.addMember(role))
  }
  const { email } = await app.addMember()
  const versionOf = (kind: 'reviews' | 'comments', id: string) =>
    find(
      sql`select (extract(epoch from updated_at) * 1000000)::bigint::text as id from ${sql.raw(kind)} where id = ${id}`,
    )
  const review = await find(
    sql`select id from reviews where status = 'pending' order by id limit 1`,
  )
  const doomed = await find(sql`select id from reviews where status = 'rejected' limit 1`)
  const comment = await find(sql`select id from comments order by id limit 1`)
  const reported = await find(sql`select id from comments order by id desc limit 1`)
  const report = await find(
    sql`insert into reports (comment_id, reason) values (${reported}, 'Advertises') returning id`,
  )
  const message = await find(sql`insert into messages (id, name, email, message)
    values (gen_random_uuid(), 'Sam', 'sam@example.org', 'Is there a bed?') returning id`)
  const named = await app.operate<{ id: string; name: string }>(
    sql`select id, name from treatment_centers order by name limit 4`,
  )
  const [center = '', other = '', gone = '', lost = ''] = named.map(({ id }) => id)
  const [waiting, imported] = ['uploaded', 'done'].map((state) =>
    find(sql`insert into imports (file_name, file_hash, file_size, choices, state, rows_total)
      values ('list.csv', 'hash', 10, '{"sameName":"skip","duplicates":"skip"}', ${state}, 1)
      returning id`),
  )
  ids = {
    ':import': (await waiting) ?? '',
    ':imported': (await imported) ?? '',
    ':review': review,
    ':reviewseen': await versionOf('reviews', review),
    ':doomed': doomed,
    ':doomedseen': await versionOf('reviews', doomed),
    ':comment': comment,
    ':commentseen': await versionOf('comments', comment),
    ':report': report,
    ':reported': reported,
    ':reportedseen': await versionOf('comments', reported),
    ':suggestion': await find(sql`insert into suggestions (facts, source)
      values ('{"name":"Somewhere"}', 'visitor') returning id`),
    ':claim': await find(sql`insert into claims (center_id, user_id)
      select ${center}, id from auth_users where email = ${email} returning id`),
    ':link': await find(sql`insert into opening_links (center_id, key_hash)
      values (${center}, 'hash') returning id`),
    ':message': message,
    ':member': await find(sql`select id from auth_users where email = ${email}`),
    ':center': center,
    ':opened': JSON.stringify({ ...emptyForm, name: named[0]?.name }),
    ':other': other,
    ':gone': gone,
    ':lost': lost,
  }
  for (const id of [gone, lost])
    await app.send(cookies.admin ?? '', { intent: 'delete', id }, '/admin/centers/selected')
})
afterAll(() => app?.close())

function fill(text: string): string {
  return text.replaceAll(/:[a-z]+/g, (name) => ids[name] ?? name)
}

function send(role: string, method: string, { path, fields = {} }: Row, suffix: string) {
  const [pathname, search] = fill(path).split('?')
  const address = `${pathname}${suffix}${search ? `?${search}` : ''}`
  const headers: Record<string, string> = cookies[role] ? { Cookie: cookies[role] } : {}
  if (method === 'GET') return app.request(address, { headers })
  const filled = Object.entries(fields).map(([name, value]) => [name, fill(value)])
  return postForm(app, address, Object.fromEntries(filled), headers)
}

async function readState(): Promise<string> {
  const rows: unknown[] = []
  for (const name of guarded) {
    rows.push(
      await app.operate(
        sql`select to_jsonb(t) as row from ${sql.raw(name)} t order by to_jsonb(t)`,
      ),
    )
  }
  return createHash('sha256').update(JSON.stringify(rows)).digest('hex')
}

const listMethods = ({ fields, onlyPost }: Row) =>
  onlyPost ? ['POST'] : fields ? ['GET', 'POST'] : ['GET']

const requests = table.flatMap((row) =>
  listMethods(row).flatMap((method) =>
    (row.file ? [''] : ['', '.data']).flatMap((suffix) =>
      ['nobody', 'user', 'moderator', 'admin'].map((role) => ({
        title: `${role}, ${method} ${row.path}${suffix}`,
        isLetIn: role === 'admin' || (role === 'moderator' && row.for === 'staff'),
        role,
        row,
        method,
        suffix,
      })),
    ),
  ),
)

/** The addresses beneath a route, each of their parts that is a parameter as '*'. */
function listPaths(routes: RouteConfigEntry[], above = ''): string[] {
  return routes.flatMap(({ path: own = '', children = [] }) => {
    const address = own === '' ? above : `${above}/${own}`
    return [address.replaceAll(/:\w+/g, '*'), ...listPaths(children, address)]
  })
}

it('names every address of the admin area', () => {
  const [admin] = (routes as RouteConfigEntry[]).filter(({ path: own }) => own === 'admin')
  // The login form and the Dashboard tab, whose answers tell members from the staff.
  const own = ['/admin']
  const paths = new Set(listPaths(admin ? [admin] : []).filter((found) => !own.includes(found)))
  expect(paths.size).toBeGreaterThan(25)
  const isNamed = (found: string) =>
    table.some(({ path: named }) => {
      const parts = named.replace(/\?.*/, '').split('/')
      const wanted = found.split('/')
      return (
        parts.length === wanted.length &&
        wanted.every((part, place) => part === '*' || part === parts[place])
      )
    })
  expect([...paths].filter((found) => !isNamed(found))).toEqual([])
})

describe('is refused, and nothing changes:', () => {
  it.each(requests.filter(({ isLetIn }) => !isLetIn))(
    '$title',
    async ({ role, row, method, suffix }) => {
      const before = await readState()
      const response = await send(role, method, row, suffix)
      if (role !== 'nobody') {
        expect(response.status).toBe(403)
        expect(response.headers.get('Cache-Control')).toMatch(/no-store/)
      } else if (suffix) {
        expect(await response.text()).toContain('/auth?redirectTo=')
      } else {
        // What was typed comes back with the way to the login form.
        const hasWords = method === 'POST' && ['name', 'reason'].some((name) => row.fields?.[name])
        expect(response.status).toBe(hasWords ? 401 : method === 'GET' ? 302 : 303)
        const way = response.headers.get('Location') ?? (await response.text())
        expect(way).toContain('/auth?redirectTo=%2Fadmin')
      }
      expect(await readState()).toBe(before)
    },
  )

  it('a `.data` request that names a child route alone', async () => {
    for (const { path } of table) {
      const response = await app.request(
        `${fill(path).replace(/\?.*/, '')}.data?_routes=routes%2Fadmin-activity`,
        {
          headers: { Cookie: cookies.user ?? '' },
        },
      )
      expect(response.status).toBe(403)
    }
  })
})

describe('is answered, and kept by no cache:', () => {
  it.each(requests.filter(({ isLetIn, method }) => isLetIn && method === 'GET'))(
    '$title',
    async ({ role, row, method, suffix }) => {
      const response = await send(role, method, row, suffix)
      expect(response.status).toBe(200)
      expect(response.headers.get('Cache-Control')).toBe('private, no-store')
    },
  )
})

it('each tab says by its title which it is', async () => {
  const titles = new Map<string, string>()
  for (const { path, file, onlyPost } of [{ path: '/admin' }, ...table] as Row[]) {
    if (file || onlyPost || path.includes(':') || /new|selected/.test(path)) continue
    const page = await app.request(path, { headers: { Cookie: cookies.admin ?? '' } })
    titles.set(path, readTitle(await page.text()))
  }
  expect(Object.fromEntries(titles)).toMatchObject({
    '/admin': 'Admin Dashboard | NJ Recovery Directory',
    '/admin/round': 'Round | NJ Recovery Directory',
    '/admin/import': 'Bulk Import | NJ Recovery Directory',
    '/admin/reviews': 'Manage Reviews | NJ Recovery Directory',
    '/admin/users': 'User Management | NJ Recovery Directory',
    '/admin/analytics': 'Analytics | NJ Recovery Directory',
    '/admin/messages': 'Messages | NJ Recovery Directory',
    '/admin/activity': 'Activity | NJ Recovery Directory',
  })
  expect(new Set(titles.values()).size).toBe(titles.size)
})

it.each(table.filter(({ fields }) => fields))('a post to $path changes something', async (row) => {
  const before = await readState()
  const response = await send(row.for === 'admin' ? 'admin' : 'moderator', 'POST', row, '')
  expect(response.status).toBe(303)
  expect(await readState()).not.toBe(before)
})
