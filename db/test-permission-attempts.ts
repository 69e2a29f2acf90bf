import { type SQL, sql } from 'drizzle-orm'
import { authors, centers, type Person, people } from './test-fixtures.ts'

/** One statement on one row, with the row's owner and, if relevant, its status. */
export type Attempt = { owner?: Person; status?: string; statement: SQL }

type Row = { owner?: Person; status?: string; where: SQL }

const anyRow: Row[] = [{ where: sql`true` }]
const rowOf = (column: string) => (owner: Person) => ({
  owner,
  where: sql`${sql.identifier(column)} = ${people[owner]}`,
})
const reviewRows = authors.flatMap((owner) =>
  ['approved', 'pending'].map((status) => ({
    owner,
    status,
    where: sql`user_id = ${people[owner]} and status = ${status}`,
  })),
)

/** The rows for testing a table's statements, if `anyRow` isn't enough. */
const rows: Record<string, Row[]> = {
  profiles: authors.map(rowOf('id')),
  user_roles: authors.filter((person) => person !== 'another').map(rowOf('user_id')),
  kept_lists: authors.map(rowOf('user_id')),
  votes: authors.map(rowOf('user_id')),
  claims: authors.map(rowOf('user_id')),
  comments: authors.map(rowOf('user_id')),
  reviews: reviewRows,
}

/** The columns of each kind of select, if not all. */
const selected: Record<string, SQL> = {
  'claims select': sql`id, center_id, user_id, created_at, code_made_at, tries, proved_at, revoked_at`,
  'claims select-code': sql`code_hash`,
  'center_merges select': sql`id, kept_center_id, merged_center_id, merged_name, merged_at, merged_by, changes`,
  'center_merges select-rows': sql`contents, followed`,
}

/** The columns of each kind of update. A plain `update` sets this one column to itself. */
const updates: Record<string, SQL> = {
  'treatment_centers update': sql`pinned = true`,
  'center_former_slugs update': sql`slug = 'changed'`,
  'center_categories update': sql`category = 'Changed'`,
  'center_opening_hours update': sql`hours = 'Changed'`,
  'center_additional_info update': sql`info_value = false`,
  'search_words update': sql`word = 'changed'`,
  'profiles update-name': sql`full_name = 'Changed', username = 'changed'`,
  'profiles update-status': sql`status = 'banned'`,
  'user_roles update': sql`role = 'admin'`,
  'kept_lists update': sql`revision = revision + 1`,
  'votes update': sql`vote_type = 'downvote'`,
  'comments update': sql`content = 'Changed', rating = 1`,
  'reviews update-words': sql`content = 'Changed', rating = 1, status = 'pending'`,
  'reviews update-status': sql`status = 'approved'`,
  'messages update-status': sql`status = 'answered', answered_at = now()`,
  'messages update-words': sql`message = 'Changed'`,
  'outbox update': sql`recipient = 'changed@example.org'`,
  'reports update-status': sql`status = 'closed'`,
  'reports update-words': sql`reason = 'Changed'`,
  'rate_limits update': sql`points = 0`,
  'auth_users update': sql`email = 'changed@example.org'`,
  'auth_sessions update': sql`expires_at = now() + interval '1 year'`,
  'auth_accounts update': sql`password = 'changed'`,
  'auth_verifications update': sql`value = 'changed'`,
  'auth_two_factors update': sql`secret = 'changed'`,
  'auth_backup_codes update': sql`code_hash = 'changed'`,
  'activities update': sql`action = 'changed'`,
  'deleted_centers update': sql`slug = 'changed'`,
  'center_distinctions update': sql`created_at = now()`,
  'center_former_ids update': sql`center_id = ${centers.untouched}`,
  'center_merges update': sql`merged_name = 'changed'`,
  'center_views update': sql`views = 99`,
  'empty_searches update': sql`searches = 99`,
  'field_checks update': sql`result = 'wrong'`,
  'problem_reports update-status': sql`status = 'dismissed', settled_at = now()`,
  'problem_reports update-note': sql`note = 'changed'`,
  'suggestions update-status': sql`status = 'dismissed', settled_at = now()`,
  'suggestions update-changes': sql`changes = '{"name":"Changed"}'`,
  'report_salts update': sql`salt = 'known'`,
  'call_plans update-note': sql`note = 'changed'`,
  'call_plans update-number': sql`number_since = now()`,
  'calls update-result': sql`result = 'right', done_at = now()`,
  'calls update-center': sql`center_id = ${centers.untouched}`,
  'center_evidence update': sql`how = 'called'`,
  'unanswered_calls update': sql`tries = 0`,
  'accuracy_calls update': sql`result = 'right'`,
  'accuracy_reports update': sql`status = 'dismissed'`,
  'claims update-revoked': sql`revoked_at = now()`,
  'claims update-proved': sql`proved_at = now()`,
  'bed_links update-revoked': sql`revoked_at = now()`,
  'bed_links update-expiry': sql`expires_at = now() + interval '1 year'`,
  'bed_availability update': sql`detox = 9`,
  'imports update': sql`state = 'cancelled'`,
  'imports update-owner': sql`created_by = null`,
  'import_rows update': sql`undone = true`,
  'import_rows update-outcome': sql`outcome = 'failed'`,
  'import_mappings update': sql`field = 'changed'`,
  'member_accounts update': sql`email = 'changed@example.org'`,
  'center_vote_tallies update': sql`upvotes = 99`,
  'public_authors update': sql`id = gen_random_uuid()`,
}

const center = centers.untouched
const nobody: { owner?: Person; id: string | null } = { id: null }
const writers: (typeof nobody)[] = [
  ...authors.map((owner) => ({ owner, id: people[owner] })),
  nobody,
]

const inserts: Record<string, { owner?: Person; status?: string; row: SQL }[]> = {
  treatment_centers: [{ row: sql`(slug, name) values ('new', 'New')` }],
  center_former_slugs: [{ row: sql`(slug, center_id) values ('new', ${center})` }],
  center_categories: [{ row: sql`values (${center}, 'New')` }],
  center_opening_hours: [{ row: sql`values (${center}, 1, 'New')` }],
  center_additional_info: [{ row: sql`values (${center}, 'New', 'New', true)` }],
  search_words: [{ row: sql`values ('new')` }],
  profiles: [{ owner: 'newcomer', row: sql`(id) values (${people.newcomer})` }],
  user_roles: [{ owner: 'another', row: sql`values (${people.another}, 'admin')` }],
  kept_lists: writers
    .filter((writer) => writer.id)
    .map(({ owner, id }) => ({
      owner,
      row: sql`(user_id, list) values (${id}, '{}') on conflict (user_id) do update set revision = 2`,
    })),
  votes: writers
    .filter((writer) => writer.id)
    .map(({ owner, id }) => ({
      owner,
      row: sql`(user_id, center_id, vote_type) values (${id}, ${center}, 'upvote')`,
    })),
  comments: writers.map(({ owner, id }) => ({
    owner,
    row: sql`(user_id, center_id, content) values (${id}, ${center}, 'New')`,
  })),
  reviews: writers.flatMap(({ owner, id }) =>
    ['pending', 'approved'].map((status) => ({
      owner,
      status,
      row: sql`(user_id, center_id, rating, content, status) values (${id}, ${center}, 5, 'New', ${status})`,
    })),
  ),
  reports: writers
    .filter((writer) => writer.id)
    .map(({ owner, id }) => ({
      owner,
      row: sql`(reporter_id, comment_id, reason)
        select ${id}::uuid, id, 'New' from comments where user_id = ${people.another}`,
    })),
  messages: [
    {
      row: sql`(id, name, email, message) values (gen_random_uuid(), 'New', 'new@example.org', 'New')`,
    },
  ],
  outbox: [
    {
      row: sql`(kind, idempotency_key, subject, text, html) values ('new', 'new', 'New', 'New', 'New')`,
    },
  ],
  rate_limits: [{ row: sql`(key, points) values ('new', 1)` }],
  auth_users: [{ row: sql`(name, email) values ('New', 'new@example.org')` }],
  auth_sessions: [
    { row: sql`(user_id, token, expires_at) values (${people.member}, 'new', now())` },
  ],
  auth_accounts: [
    { row: sql`(user_id, account_id, provider_id) values (${people.member}, 'new', 'new')` },
  ],
  auth_verifications: [{ row: sql`(identifier, value, expires_at) values ('new', 'new', now())` }],
  auth_two_factors: [{ row: sql`(user_id, secret) values (${people.another}, 'new')` }],
  auth_backup_codes: [{ row: sql`values (${people.member}, 'new')` }],
  activities: [{ row: sql`(action, subject_name) values ('new', 'New')` }],
  deleted_centers: [
    { row: sql`(id, slug, name, contents) values (gen_random_uuid(), 'new', 'New', '{}')` },
  ],
  center_distinctions: [
    { row: sql`(center_id, other_center_id) values (${centers.approved}, ${center})` },
  ],
  center_former_ids: [{ row: sql`values (gen_random_uuid(), ${center})` }],
  center_merges: [
    {
      row: sql`select gen_random_uuid(), ${center}, ${center}, 'New', now(), null, '[]', '{}', '{}'`,
    },
  ],
  center_views: [{ row: sql`values (${center}, current_date, 1)` }],
  empty_searches: [{ row: sql`values ('new', current_date, 1)` }],
  field_checks: [
    { row: sql`(center_id, field, result, how) values (${center}, 'phone', 'right', 'called')` },
  ],
  problem_reports: [{ row: sql`(center_id, kind, reporter) values (${center}, 'other', 'new')` }],
  suggestions: [
    { row: sql`(center_id, changes, source) values (${center}, '{"name":"New"}', 'import')` },
  ],
  report_salts: [{ row: sql`values (current_date + 1, 'new')` }],
  call_plans: [
    {
      row: sql`(center_id, note) values (${center}, 'New') on conflict (center_id) do update set note = 'New'`,
    },
  ],
  calls: [
    {
      row: sql`(session_id, position, user_id, center_id, is_drawn)
        values (gen_random_uuid(), 0, ${people.admin}, ${center}, true)`,
    },
  ],
  center_evidence: [{ row: sql`values (${center}, 'phone', 'called', now())` }],
  unanswered_calls: [{ row: sql`values (${center}, 1, now(), false)` }],
  accuracy_calls: [{ row: sql`values (${center}, now(), true, null, '{}', 'right')` }],
  accuracy_reports: [{ row: sql`values (now(), null, 'other', 'open')` }],
  claims: writers
    .filter(({ id }) => id)
    .map(({ owner, id }) => ({ owner, row: sql`(center_id, user_id) values (${center}, ${id})` })),
  bed_links: [{ row: sql`(center_id, key_hash) values (${center}, 'new')` }],
  bed_availability: [{ row: sql`(center_id, detox) values (${center}, 9)` }],
  imports: [
    { row: sql`(file_name, file_hash, file_size, choices) values ('new.csv', 'new', 1, '{}')` },
  ],
  import_rows: [
    { row: sql`(import_id, number, outcome) select id, 2, 'skipped' from imports limit 1` },
  ],
  import_mappings: [{ row: sql`(key, field) values ('new', 'name')` }],
  member_accounts: [{ row: sql`(id, email) values (gen_random_uuid(), 'new@example.org')` }],
  center_vote_tallies: [{ row: sql`values (${center}, 1, 1)` }],
  public_authors: [{ row: sql`(id) values (${people.newcomer})` }],
}

/** Lists every statement that a line of the matrix covers. Throws for a line without any. */
export function listAttempts(table: string, operation: string): Attempt[] {
  const name = sql.identifier(table)
  if (operation === 'insert') {
    return (inserts[table] ?? fail(table, operation)).map(({ row, ...rest }) => ({
      ...rest,
      statement: sql`insert into ${name} ${row}`,
    }))
  }
  return (rows[table] ?? anyRow).map(({ where, ...rest }) => {
    if (operation.startsWith('select')) {
      const columns = selected[`${table} ${operation}`] ?? sql`*`
      return { ...rest, statement: sql`select ${columns} from ${name} where ${where}` }
    }
    if (operation === 'delete')
      return { ...rest, statement: sql`delete from ${name} where ${where}` }
    const change = updates[`${table} ${operation}`] ?? fail(table, operation)
    return { ...rest, statement: sql`update ${name} set ${change} where ${where}` }
  })
}

function fail(table: string, operation: string): never {
  throw new Error(`No statement is written for ${operation} on ${table}`)
}
