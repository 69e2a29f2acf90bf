import { type SQL, sql } from 'drizzle-orm'
import { inserts } from './permission-inserts.ts'
import { authors, centers, type Person, people } from './seed-every-table.ts'

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
  'treatment_centers select-public': sql`name, phone, county, verified_at`,
  'claims select': sql`id, center_id, user_id, created_at, code_made_at, tries, proved_at, revoked_at`,
  'claims select-code': sql`code_hash`,
  'center_merges select': sql`id, kept_center_id, merged_center_id, merged_name, merged_at, merged_by, changes`,
  'center_contacts select': sql`id, center_id, email, language, created_at, confirmed_for, confirmed_at, confirmed_by, unsubscribed_at, mailed_at, wants_bed_mail, beds_mailed_at, bed_mails_unanswered`,
  'center_contacts select-key': sql`unsubscribe_key`,
  'center_merges select-rows': sql`contents, followed`,
}

/** The columns of each kind of update. A plain `update` sets this one column to itself. */
const updates: Record<string, SQL> = {
  'treatment_centers update': sql`pinned = true`,
  'center_former_slugs update': sql`slug = 'changed'`,
  'center_categories update': sql`category = 'Changed'`,
  'center_opening_hours update': sql`hours = 'Changed'`,
  'center_additional_info update': sql`info_value = false`,
  'organizations update': sql`name = 'Changed'`,
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
  'center_events update': sql`name = 'Changed'`,
  'gone_centers update': sql`name = 'Changed'`,
  'google_listings update': sql`center_id = ${centers.untouched}`,
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
  'center_links update-revoked': sql`revoked_at = now()`,
  'center_links update-answer': sql`answered_at = now()`,
  'center_contacts update-proof': sql`confirmed_for = center_id, confirmed_at = now()`,
  'center_contacts update-email': sql`email = 'changed@example.org'`,
  'bed_availability update': sql`detox = 9`,
  'imports update': sql`state = 'cancelled'`,
  'imports update-owner': sql`created_by = null`,
  'import_rows update': sql`undone = true`,
  'import_rows update-outcome': sql`outcome = 'failed'`,
  'import_mappings update': sql`field = 'changed'`,
  'named_mappings update': sql`mapping = '{"town":"city"}'`,
  'named_mappings update-name': sql`name = 'changed'`,
  'sources update': sql`schedule = 'weekly'`,
  'sources update-owner': sql`created_by = null`,
  'source_runs update': sql`state = 'held'`,
  'source_runs update-starter': sql`started_by = null`,
  'source_records update': sql`center_id = ${centers.untouched}`,
  'source_records update-key': sql`key = 'changed'`,
  'differences update': sql`status = 'dismissed'`,
  'differences update-kind': sql`kind = 'new'`,
  'bulk_edits update': sql`undone_at = now(), kept = 1`,
  'bulk_edits update-change': sql`change = '{}'`,
  'bulk_edit_centers update': sql`changes = '[]'`,
  'change_sets update': sql`undone_at = now()`,
  'change_sets update-kind': sql`kind = 'source'`,
  'leases update': sql`attempts = 9`,
  'center_changes update': sql`undone = true`,
  'center_changes update-center': sql`center_id = ${centers.untouched}`,
  'table_views update': sql`name = 'changed'`,
  'table_views update-query': sql`query = '?show=open'`,
  'member_accounts update': sql`email = 'changed@example.org'`,
  'center_vote_tallies update': sql`upvotes = 99`,
  'public_authors update': sql`id = gen_random_uuid()`,
}

/** List every statement that a line of the matrix covers. Throws for a line without any. */
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
