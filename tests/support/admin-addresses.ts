import { type SQL, sql } from 'drizzle-orm'
import { emptyForm } from '#app/staff/centers/center-form.ts'
import type { AccountApp } from './account-members.ts'

type Fields = Record<string, string>
export type Row = {
  path: string
  for: 'admin' | 'staff'
  fields?: Fields | undefined
  /** A download, which has no `.data` URL. */
  file?: true
  /** Only accepts POST. */
  onlyPost?: true
  /** Where an earlier path leads now. */
  movedTo?: string
}

const open = { openState: 'open', countryCode: 'US' }
const anything = { anything: '' }
const revoke = (id: string) => ({ intent: 'revoke', id })
const newSource = {
  kind: 'upload',
  name: 'State list',
  listedIn: 'State list',
  schedule: 'off',
  sameName: 'skip',
  outside: 'skip',
}
const seen = (version: string) => ({ version })

/** Stands for the value that the page itself has in this field. */
export const shown = ':shown'

/**
 * Every path of the admin area, by who may use it: admins only, or all staff, which includes
 * moderators. `:member` and `:center` stand for existing rows, `:reviewseen` for a row's version.
 * Paths with fields accept posts, which change something for permitted users.
 */
const forStaff: [path: string, fields?: Fields][] = [
  ['/admin/reviews', { decide: 'approved :review :reviewseen' }],
  ['/admin/reviews/revise/:public', { from: 'approved', version: ':publicseen' }],
  ['/admin/reviews/remove/review/:doomed', seen(':doomedseen')],
  ['/admin/reviews/comments'],
  ['/admin/reviews/comments/remove/comment/:comment', seen(':commentseen')],
  ['/admin/reviews/reports', { report: ':report', version: ':reportedseen' }],
  ['/admin/reviews/reports/remove/comment/:reported', seen(':reportedseen')],
  ['/admin/messages'],
  ['/admin/messages/:message', { to: 'answered' }],
]

const forAdmins: [path: string, fields?: Fields][] = [
  ['/admin/today'],
  ['/admin/sources/new', newSource],
  ['/admin/sources/:source', { intent: 'run' }],
  ['/admin/sources/:removable/remove', anything],
  ['/admin/duplicates'],
  ['/admin/duplicates/:center/:other', { intent: 'distinct', seen: shown }],
  ['/admin/sources/:reviewed/runs/:run', { intent: 'undo' }],
  ['/admin/calls', { intent: 'start' }],
  ['/admin/calls/suggestions', { intent: 'dismiss', id: ':suggestion' }],
  ['/admin/calls/claims', { ...revoke(':claim'), seen: shown }],
  ['/admin/calls/numbers', { center: ':numberless', phone: '609 555 0199', how: 'later' }],
  ['/admin/calls/unreachable', { center: ':silent', decision: 'keep', seen: shown }],
  ['/admin/centers/:center/beds', revoke(':link')],
  [
    '/admin/centers/:center/organization',
    { intent: 'group', seen: shown, organization: 'Fixture Group', organizationWebsite: '' },
  ],
  [
    '/admin/centers/:center/links',
    { intent: 'add-contact', email: 'desk@example.org', language: 'en' },
  ],
  // A post shows the letter instead of redirecting: tests/http/center-links.test.ts.
  ['/admin/centers/:center/letter'],
  ['/admin/users', { id: ':member', seen: 'user', role: 'moderator' }],
  ['/admin/users/:member/status', { seen: 'active', status: 'banned', reason: 'Advertises' }],
  ['/admin/users/:member/delete', { seen: shown }],
  ['/admin/messages/:message/remove', anything],
  ['/admin/centers/new', { ...open, name: 'Newfield' }],
  ['/admin/centers/:center/edit', { ...open, name: 'Renamed', opened: ':opened' }],
  ['/admin/centers/selected?id=:other', { id: ':other', intent: 'permanently-closed' }],
  ['/admin/centers/bulk?id=:other&field=neighborhood&how=set&value=Ironbound', { seen: shown }],
  ['/admin/centers/bulk-changes'],
  ['/admin/centers/views', { intent: 'add', name: 'A view', to: '?show=closed' }],
  ['/admin/centers/:center/history', { target: 'neighborhood', to: 'Ironbound', seen: '' }],
  ['/admin/centers/deleted'],
  ['/admin/centers/deleted/:lost/purge', { seen: shown }],
  ['/admin/import'],
  ['/admin/import/:import', { do: 'cancel' }],
  ['/admin/import/:import/progress'],
  ['/admin/import/:imported/undo', anything],
  ['/admin/activity'],
  ['/admin/analytics'],
]

const files = [
  '/admin/centers/export.csv',
  '/admin/export/centers.csv',
  '/admin/export/centers.json',
  '/admin/export/centers.hsds.json',
  '/admin/import/:import/report.csv',
  '/admin/sources/:reviewed/runs/:run/report.csv',
  '/admin/analytics/export.csv',
  '/admin/activity/export.csv',
]

/** The whole admin area except /admin, which answers members and staff differently. */
export const table: Row[] = [
  ...forStaff.map(([path, fields]) => ({ path, for: 'staff', fields }) as const),
  ...forAdmins.map(([path, fields]) => ({ path, for: 'admin', fields }) as const),
  ...files.map((path) => ({ path, for: 'admin', file: true }) as const),
  { path: '/admin/centers/restore', for: 'admin', fields: { id: ':gone' }, onlyPost: true },
  { path: '/admin/import/upload', for: 'admin', onlyPost: true },
  { path: '/admin/sources', for: 'admin', movedTo: '/admin/import#lists' },
  { path: '/admin/sources/:source/upload', for: 'admin' },
]

/**
 * Create a row for each name in the paths, including two deleted centers. Returns their IDs by
 * name.
 */
export async function addNamedRows(
  app: AccountApp,
  admin: string,
): Promise<Record<string, string>> {
  const find = async (statement: SQL) => (await app.operate<{ id: string }>(statement))[0]?.id ?? ''
  const { email } = await app.addMember()
  const versionOf = (kind: 'reviews' | 'comments', id: string) =>
    find(
      sql`select (extract(epoch from updated_at) * 1000000)::bigint::text as id from ${sql.raw(kind)} where id = ${id}`,
    )
  const review = await find(
    sql`select id from reviews where status = 'pending' order by id limit 1`,
  )
  const approved = await find(sql`select id from reviews where status = 'approved' limit 1`)
  const doomed = await find(sql`select id from reviews where status = 'rejected' limit 1`)
  const comment = await find(sql`select id from comments order by id limit 1`)
  const reported = await find(sql`select id from comments order by id desc limit 1`)
  const report = await find(
    sql`insert into reports (comment_id, reason) values (${reported}, 'Advertises') returning id`,
  )
  const message = await find(sql`insert into messages (id, name, email, message)
    values (gen_random_uuid(), 'Sam', 'sam@example.org', 'Is there a bed?') returning id`)
  const named = await app.operate<{ id: string; name: string }>(
    sql`select id, name from treatment_centers order by name limit 6`,
  )
  const [center = '', other = '', gone = '', lost = '', numberless = '', silent = ''] = named.map(
    ({ id }) => id,
  )
  const addImport = (state: string) =>
    find(sql`insert into imports (file_name, file_hash, file_size, choices, state, rows_total)
      values ('list.csv', 'hash', 10, '{"sameName":"skip","duplicates":"skip"}', ${state}, 1)
      returning id`)
  const reviewed = await find(sql`insert into sources (name, kind)
    values ('State directory', 'upload') returning id`)
  const addListSource = (name: string) =>
    find(sql`insert into sources (name, kind, address)
      values (${name}, 'file', 'https://lists.example.org/centers.csv') returning id`)
  const ids = {
    ':source': await addListSource('State list'),
    ':removable': await addListSource('County list'),
    ':import': await addImport('uploaded'),
    ':imported': await addImport('done'),
    ':review': review,
    ':reviewseen': await versionOf('reviews', review),
    ':public': approved,
    ':publicseen': await versionOf('reviews', approved),
    ':doomed': doomed,
    ':doomedseen': await versionOf('reviews', doomed),
    ':comment': comment,
    ':commentseen': await versionOf('comments', comment),
    ':report': report,
    ':reported': reported,
    ':reportedseen': await versionOf('comments', reported),
    ':change': await find(sql`insert into activities (action, subject_id, subject_name, changes)
      values ('center.updated', ${center}, 'A center',
        '[{"field":"neighborhood","old":"Ironbound","new":null}]') returning id::text`),
    ':suggestion': await find(sql`insert into suggestions (changes, source)
      values ('{"name":"Somewhere"}', 'visitor') returning id`),
    ':claim': await find(sql`insert into claims (center_id, user_id)
      select ${center}, id from auth_users where email = ${email} returning id`),
    ':numberless': await find(
      sql`update treatment_centers set phone = null where id = ${numberless} returning id`,
    ),
    ':silent': await find(
      sql`update treatment_centers set unreachable = true where id = ${silent} returning id`,
    ),
    ':reviewed': reviewed,
    ':run': await find(sql`insert into source_runs (source_id, state)
      values (${reviewed}, 'open') returning id`),
    ':link': await find(sql`insert into bed_links (center_id, key_hash)
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
    await app.send(admin, { intent: 'delete', id }, '/admin/centers/selected')
  return ids
}
