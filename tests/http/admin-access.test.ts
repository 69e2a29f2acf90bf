import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import routes from '#app/routes.ts'
import { adminTabs } from '#app/staff/frame/admin-tabs.ts'
import { findProjectRoot } from '#db/project-root.ts'
import { type AccountApp, openAccountApp } from '#tests/support/account-members.ts'
import { addNamedRows, type Row, shown, table } from '#tests/support/admin-addresses.ts'
import { postForm } from '#tests/support/auth-client.ts'
import { readShown } from '#tests/support/read-hidden.ts'
import { readTitle } from '#tests/support/read-html.ts'
import { openAppOver, type TestApp } from '#tests/support/test-app.ts'

/** Tables that no refused request may change. */
const guarded = [
  'profiles',
  'user_roles',
  'auth_users',
  'auth_sessions',
  'activities',
  'treatment_centers',
  'deleted_centers',
  'bulk_edits',
  'table_views',
  'center_distinctions',
  'reviews',
  'comments',
  'reports',
  'messages',
  'imports',
  'import_rows',
  'import_mappings',
  'named_mappings',
  'sources',
  'source_runs',
  'calls',
  'call_plans',
  'suggestions',
  'claims',
  'bed_links',
  'bed_availability',
  'field_checks',
  'problem_reports',
]

let app: AccountApp
/** The same app, whose guard takes the plain member for an admin. */
let late: TestApp
let ids: Record<string, string>
const cookies: Record<string, string> = {}
beforeAll(async () => {
  app = await openAccountApp()
  for (const role of ['user', 'moderator', 'admin'] as const) {
    cookies[role] = await app.enter(await app.addMember(role))
  }
  ids = await addNamedRows(app, cookies.admin ?? '')
  const [person] = await app.operate<{ id: string }>(sql`select s.user_id as id from auth_sessions s
    join user_roles r using (user_id) where r.role = 'user' limit 1`)
  late = await openAppOver(app.database, {}, undefined, async () => ({
    kind: 'member',
    userId: person?.id ?? '',
    role: 'admin',
  }))
})
afterAll(() => app?.close())

function fill(text: string): string {
  return text.replaceAll(/:[a-z]+/g, (name) => ids[name] ?? name)
}

/** Fill in a row's form with what its page shows. */
async function fillForm(address: string, fields: Record<string, string>) {
  const page = Object.values(fields).includes(shown)
    ? await (await app.open(cookies.admin ?? '', address)).text()
    : ''
  const filled = Object.entries(fields).map(([name, value]) => [
    name,
    value === shown ? readShown(page, name) : fill(value),
  ])
  return Object.fromEntries(filled)
}

async function send(role: string, method: string, { path, fields = {} }: Row, suffix: string) {
  const [pathname, search] = fill(path).split('?')
  const address = `${pathname}${suffix}${search ? `?${search}` : ''}`
  const headers: Record<string, string> = cookies[role] ? { Cookie: cookies[role] } : {}
  if (method === 'GET') return app.request(address, { headers })
  return postForm(app, address, await fillForm(fill(path), fields), headers)
}

/** Without the day of a member's last visit: a refused visit counts, too. */
const guardedRows = sql.join(
  guarded.map(
    (name) =>
      sql`select ${name}::text as name, to_jsonb(t) - 'last_active_day' as row from ${sql.raw(name)} t`,
  ),
  sql` union all `,
)

async function readState(): Promise<string> {
  const rows = await app.operate(sql`${guardedRows} order by 1, 2`)
  return createHash('sha256').update(JSON.stringify(rows)).digest('hex')
}

const listMethods = ({ fields, onlyPost }: Row) =>
  onlyPost ? ['POST'] : fields ? ['GET', 'POST'] : ['GET']

const roles = ['nobody', 'user', 'moderator', 'admin']
const isLetIn = (role: string, row: Row) =>
  role === 'admin' || (role === 'moderator' && row.for === 'staff')

/** Every way to request a row's path: role, method and suffix. */
const listRequests = (row: Row) =>
  listMethods(row).flatMap((method) =>
    (row.file ? [''] : ['', '.data']).flatMap((suffix) =>
      roles.map((role) => ({ role, method, suffix })),
    ),
  )

const listFiles = (entries: RouteConfigEntry[]): string[] =>
  entries.flatMap(({ file, children = [] }) => [file, ...listFiles(children)])

/** List the paths below a route, with each parameter as '*'. */
function listPaths(routes: RouteConfigEntry[], above = ''): string[] {
  return routes.flatMap(({ path: own = '', children = [] }) => {
    const address = own === '' ? above : `${above}/${own}`
    return [address.replaceAll(/:\w+/g, '*'), ...listPaths(children, address)]
  })
}

it('the table has every path of the admin area', () => {
  const [admin] = (routes as RouteConfigEntry[]).filter(({ path: own }) => own === 'admin')
  const paths = new Set(listPaths(admin ? [admin] : []).filter((found) => found !== '/admin'))
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

it('the tabs lead to paths of the table, each for its people', () => {
  const own = table.map(({ path: named, for: people }) => `${named} for ${people}`)
  const tabs = adminTabs
    // The Dashboard shows everybody else the sign-in form, or leads them on.
    .filter(({ path: to }) => to !== '/admin')
    .map(({ path: to, isForModerators }) => `${to} for ${isForModerators ? 'staff' : 'admin'}`)
  expect(own).toEqual(expect.arrayContaining(tabs))
})

it('every refused admin form keeps its page', async () => {
  // Files are uploaded in their own request, which reports its own errors.
  const uploads = ['import.route.tsx', 'import-upload.route.ts', 'source-upload.route.tsx']
  const [admin] = (routes as RouteConfigEntry[]).filter(({ path: own }) => own === 'admin')
  const files = [...new Set(listFiles(admin?.children ?? []))]
  const texts = await Promise.all(
    files.map(async (name) => ({
      name,
      text: await readFile(path.join(findProjectRoot(), 'app', name), 'utf8'),
    })),
  )
  const forms = texts.filter(({ name, text }) => {
    const isForm = /export (async function|const) action\b/.test(text)
    return isForm && !uploads.includes(path.basename(name))
  })
  expect(forms.length).toBeGreaterThan(15)
  const leaving = forms.filter(({ text }) => !/clientAction\b.*sendForm\(/s.test(text))
  expect(leaving.map(({ name }) => name)).toEqual([])
})

describe('refused without any change:', () => {
  it.each(table)('$path', async (row) => {
    const before = await readState()
    for (const { role, method, suffix } of listRequests(row)) {
      if (isLetIn(role, row)) continue
      const response = await send(role, method, row, suffix)
      const asked = `${role}, ${method} ${suffix}`
      if (role !== 'nobody') {
        expect([asked, response.status]).toEqual([asked, 403])
        expect(response.headers.get('Cache-Control')).toMatch(/no-store/)
      } else if (suffix) {
        expect(await response.text(), asked).toContain('/auth?redirectTo=')
      } else {
        // Typed text comes back in the page with a link to sign in.
        const hasWords =
          method === 'POST' &&
          ['name', 'reason', 'phone', 'email', 'organization'].some((name) => row.fields?.[name])
        const status = hasWords ? 401 : method === 'GET' ? 302 : 303
        expect([asked, response.status]).toEqual([asked, status])
        const way = response.headers.get('Location') ?? (await response.text())
        expect(way).toContain('/auth?redirectTo=%2Fadmin')
      }
    }
    expect(await readState()).toBe(before)
  })

  // The guard of these requests still knew an admin; the database knows better.
  it.each(table.filter(({ fields }) => fields))(
    '$path, for a person who loses the role after the guard',
    async (row) => {
      const filled = await fillForm(fill(row.path), row.fields ?? {})
      const before = await readState()
      const response = await postForm(late, fill(row.path), filled, { Cookie: cookies.user ?? '' })
      expect([row.path, await readState()]).toEqual([row.path, before])
      expect(response.status).not.toBe(500)
    },
  )

  it('a `.data` request for a child route alone', async () => {
    for (const { path } of table) {
      const address = `${fill(path).replace(/\?.*/, '')}.data?_routes=routes%2Fadmin-activity`
      const response = await app.request(address, { headers: { Cookie: cookies.user ?? '' } })
      expect(response.status).toBe(403)
    }
  })
})

it.each(table.filter(({ movedTo }) => !movedTo))(
  '$path is answered, and never cached',
  async (row) => {
    for (const { role, method, suffix } of listRequests(row)) {
      if (method !== 'GET' || !isLetIn(role, row)) continue
      const response = await send(role, method, row, suffix)
      const answer = [role, suffix, response.status, response.headers.get('Cache-Control')]
      expect(answer).toEqual([role, suffix, 200, 'private, no-store'])
    }
  },
)

it('the list of sources has moved to the page of Bulk Import', async () => {
  const [row] = table.filter(({ movedTo }) => movedTo)
  const moved = await app.request('/admin/sources', { headers: { Cookie: cookies.admin ?? '' } })
  expect([moved.status, moved.headers.get('Location')]).toEqual([301, row?.movedTo])
})

it('each tab has its own title', async () => {
  const titles = new Map<string, string>()
  for (const { path, file, onlyPost, movedTo } of [{ path: '/admin' }, ...table] as Row[]) {
    if (file || onlyPost || movedTo || path.includes(':') || /new|selected/.test(path)) continue
    const page = await app.request(path, { headers: { Cookie: cookies.admin ?? '' } })
    titles.set(path, readTitle(await page.text()))
  }
  expect(Object.fromEntries(titles)).toMatchObject({
    '/admin': 'Admin Dashboard | NJ Recovery Directory',
    '/admin/today': 'Today | NJ Recovery Directory',
    '/admin/duplicates': 'Duplicates | NJ Recovery Directory',
    '/admin/calls': "Today's calls | NJ Recovery Directory",
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
