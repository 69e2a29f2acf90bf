import { type SQL, sql } from 'drizzle-orm'
import { authors, centers, type Person, people } from './seed-every-table.ts'

const center = centers.untouched
const nobody: { owner?: Person; id: string | null } = { id: null }
const writers: (typeof nobody)[] = [
  ...authors.map((owner) => ({ owner, id: people[owner] })),
  nobody,
]

/** The rows that the matrix tries to insert. */
export const inserts: Record<string, { owner?: Person; status?: string; row: SQL }[]> = {
  organizations: [{ row: sql`(name) values ('New Health')` }],
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
  center_events: [
    {
      row: sql`(center_id, kind, slug, name, is_sample) values (${center}, 'new', 'new', 'New', false)`,
    },
  ],
  gone_centers: [{ row: sql`(center_id) values (${center})` }],
  google_listings: [{ row: sql`(center_id) values (gen_random_uuid())` }],
  center_evidence: [{ row: sql`values (${center}, 'phone', 'called', now())` }],
  unanswered_calls: [{ row: sql`values (${center}, 1, now(), false)` }],
  accuracy_calls: [{ row: sql`values (${center}, now(), true, null, '{}', 'right')` }],
  accuracy_reports: [{ row: sql`values (now(), null, 'other', 'open')` }],
  claims: writers
    .filter(({ id }) => id)
    .map(({ owner, id }) => ({ owner, row: sql`(center_id, user_id) values (${center}, ${id})` })),
  bed_links: [{ row: sql`(center_id, key_hash) values (${center}, 'new')` }],
  center_links: [
    { row: sql`(center_id, made_for, key_hash) values (${center}, ${center}, 'new')` },
  ],
  center_contacts: [{ row: sql`(center_id, email) values (${center}, 'new@example.org')` }],
  bed_availability: [{ row: sql`(center_id, detox) values (${center}, 9)` }],
  imports: [
    { row: sql`(file_name, file_hash, file_size, choices) values ('new.csv', 'new', 1, '{}')` },
  ],
  import_rows: [
    { row: sql`(import_id, number, outcome) select id, 2, 'skipped' from imports limit 1` },
  ],
  import_mappings: [{ row: sql`(key, field) values ('new', 'name')` }],
  named_mappings: [
    {
      row: sql`(name, columns, mapping, constants, skip_rules) values ('New', '{}', '{}', '[]', '[]')`,
    },
  ],
  sources: [{ row: sql`(name, kind) values ('New', 'upload')` }],
  source_runs: [{ row: sql`(source_id) select id from sources limit 1` }],
  source_records: [
    {
      row: sql`(source_id, key, last_run_id, said) select source_id, 'new', id, '[]' from source_runs limit 1`,
    },
  ],
  differences: [
    {
      row: sql`(source_id, run_id, kind, fingerprint) select source_id, id, 'new', 'new' from source_runs limit 1`,
    },
  ],
  bulk_edits: [{ row: sql`(field, change, chosen_by, changed) values ('county', '{}', '', 1)` }],
  bulk_edit_centers: [{ row: sql`select id, ${center}, '[]' from bulk_edits limit 1` }],
  change_sets: [{ row: sql`(kind, title) values ('bulk-edit', 'county')` }],
  leases: [{ row: sql`(work_id, kind) values (gen_random_uuid(), 'bulk')` }],
  center_changes: [
    { row: sql`(set_id, number, center_id) select id, 9, ${center} from change_sets limit 1` },
  ],
  table_views: [{ row: sql`(name, query) values ('New', '?show=closed')` }],
  member_accounts: [{ row: sql`(id, email) values (gen_random_uuid(), 'new@example.org')` }],
  center_vote_tallies: [{ row: sql`values (${center}, 1, 1)` }],
  public_authors: [{ row: sql`(id) values (${people.newcomer})` }],
}
