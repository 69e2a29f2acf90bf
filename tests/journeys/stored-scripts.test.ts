import { sql } from 'drizzle-orm'
import { beforeAll, expect } from 'vitest'
import type { Person } from '#tests/support/account-members.ts'
import { addNamedRows, table } from '#tests/support/admin-addresses.ts'
import { serveAccounts } from '#tests/support/people-in-browsers.ts'
import { visit } from '#tests/support/test-browser.ts'

const { site, test } = serveAccounts()

/**
 * Breaks out of every place that text is written into: attribute, tag, script, comment and style.
 */
const attack = `"'--><img src=x onerror="window.hasRun=1;alert(1)"></title></textarea></style></script><script>window.hasRun=1;alert(1)</script>`

/** Searches are cut to 80 characters. */
const shortAttack = '<img src=x onerror="window.hasRun=1">'

/** Every text column that visitors, members, centers or import files can fill. */
const writtenColumns: Record<string, string[]> = {
  treatment_centers: [
    'name',
    'description',
    'description_spanish',
    'address',
    'phone',
    'city',
    'neighborhood',
    'street',
    'category_name',
  ],
  center_categories: ['category'],
  center_opening_hours: ['hours'],
  center_additional_info: ['category', 'info_key'],
  deleted_centers: ['name', 'city'],
  profiles: ['full_name', 'status_reason'],
  reviews: ['content'],
  comments: ['content'],
  reports: ['reason'],
  messages: ['name', 'phone', 'subject', 'message'],
  problem_reports: ['note'],
  suggestions: ['note'],
  imports: ['file_name', 'error'],
  import_rows: ['name', 'place', 'reason'],
  call_plans: ['note'],
}

let admin: Person
let rows: Record<string, string>
beforeAll(async () => {
  const { app } = site
  admin = await app.addMember('admin')
  rows = await addNamedRows(app, await app.enter(admin))
  const center = rows[':center']
  await app.operate(sql`insert into problem_reports (center_id, kind, note, reporter)
    values (${center}, 'other', 'Wrong', 'hash')`)
  await app.operate(sql`insert into import_rows (import_id, number, outcome)
    values (${rows[':imported']}, 1, 'failed')`)
  await app.operate(sql`insert into empty_searches values (${shortAttack}, current_date, 20)`)
  await app.operate(sql`insert into call_plans (center_id, note) values (${center}, 'Call')`)
  await app.operate(sql`update comments set center_id = ${center}`)
  await app.operate(
    sql`update suggestions set changes = jsonb_build_object('name', ${attack}::text)`,
  )
  for (const [name, columns] of Object.entries(writtenColumns)) {
    for (const column of columns) {
      const changed = await app.operate(
        sql`update ${sql.identifier(name)} set ${sql.identifier(column)} = ${attack} || ctid::text returning 1`,
      )
      expect([name, column, changed.length > 0]).toEqual([name, column, true])
    }
  }
})

test('stored text never runs as a script, on any page', async ({ openAs }) => {
  const [center] = await site.app.operate<{ slug: string }>(
    sql`select slug from treatment_centers where id = ${rows[':center']}`,
  )
  const publicPaths = [
    '/',
    '/centers',
    `/centers/${center?.slug}`,
    `/contact?center=${center?.slug}`,
  ]
  const adminPaths = table
    .filter(({ path, file, onlyPost }) => !file && !onlyPost && !path.endsWith('/progress'))
    .map(({ path }) => path.replace(/:[a-z]+/g, (name) => rows[name] ?? name))
  const paths = [
    ...publicPaths,
    '/es',
    '/es/centros',
    `/es/centros/${center?.slug}`,
    '/account',
    '/accuracy',
    '/admin',
    '/admin/centers',
    ...adminPaths,
  ]
  // `openAs` fails on any console error, including a violation of the content security policy.
  const page = await openAs(admin, '/emergency-help')
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(page.url())
    return dialog.dismiss()
  })
  const shown: string[] = []
  for (const path of paths) {
    await visit(page, path)
    const found = await page.evaluate(() => ({
      ran: 'hasRun' in window,
      injected: document.querySelectorAll('img[src="x"], [onerror]').length,
    }))
    expect([path, found]).toEqual([path, { ran: false, injected: 0 }])
    if ((await page.content()).includes('hasRun')) shown.push(path)
  }
  expect(dialogs).toEqual([])
  // Make sure that the pages really show what people wrote.
  expect(shown.length).toBeGreaterThan(30)
})
