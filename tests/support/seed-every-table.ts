import { sql } from 'drizzle-orm'
import { asOperator } from '#db/as-viewer.server.ts'
import type { Database } from '#db/client.server.ts'
import { anonymous, type Viewer } from '#db/viewer.ts'

const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

/**
 * Accounts in every state that the rules distinguish. The newcomer has an account but no profile.
 */
export const people = {
  member: uuid(1),
  another: uuid(2),
  suspended: uuid(3),
  moderator: uuid(4),
  admin: uuid(5),
  newcomer: uuid(6),
}

export type Person = keyof typeof people

/** People with a profile; each has a vote, a comment and two reviews. */
export const authors = ['member', 'another', 'suspended', 'moderator', 'admin'] as const

export const viewers = {
  anonymous,
  member: { kind: 'member', userId: people.member, role: 'user' },
  another: { kind: 'member', userId: people.another, role: 'user' },
  suspended: { kind: 'member', userId: people.suspended, role: 'user' },
  moderator: { kind: 'member', userId: people.moderator, role: 'moderator' },
  admin: { kind: 'member', userId: people.admin, role: 'admin' },
} satisfies Record<string, Viewer>

/**
 * `approved` and `pending` have the authors' reviews with that status; `untouched` has no posts.
 */
export const centers = { approved: uuid(11), pending: uuid(12), untouched: uuid(13) }

/** The one organization that `seedEveryTable` adds; `approved` is part of it. */
export const organization = uuid(41)

/** The one message that `seedEveryTable` stores, with its email. */
export const message = uuid(21)

/**
 * Add the accounts and profiles of `people`. `another` has no row in user_roles and is a user by
 * default.
 */
export async function seedPeople(database: Database): Promise<void> {
  await asOperator(database, async (db) => {
    for (const [person, id] of Object.entries(people)) {
      await db.execute(
        sql`insert into auth_users (id, name, email) values (${id}, ${person}, ${`${person}@example.org`})`,
      )
    }
    for (const person of authors) {
      const status = person === 'suspended' ? 'suspended' : 'active'
      await db.execute(
        sql`insert into profiles (id, full_name, status) values (${people[person]}, ${`Pat Secretname-${person}`}, ${status})`,
      )
    }
    await db.execute(sql`insert into user_roles (user_id, role) values
      (${people.member}, 'user'), (${people.suspended}, 'user'),
      (${people.moderator}, 'moderator'), (${people.admin}, 'admin')`)
  })
}

/** Add at least one row to every table, and one row per author to tables with authors. */
export async function seedEveryTable(database: Database): Promise<void> {
  await seedPeople(database)
  await asOperator(database, async (db) => {
    for (const [name, id] of Object.entries(centers)) {
      await db.execute(sql`insert into treatment_centers (id, slug, name, city, county, state)
        values (${id}, ${name}, ${`Center ${name}`}, 'Newark', 'Essex', 'NJ')`)
    }
    const center = centers.approved
    await db.execute(sql`insert into organizations (id, name)
      values (${organization}, 'Fixture Health') on conflict do nothing`)
    await db.execute(sql`update treatment_centers
      set organization_id = ${organization}, google_maps_url = 'https://maps.google.com/?cid=1'
      where id = ${center}`)
    await db.execute(sql`insert into center_former_slugs values ('former', ${center})`)
    await db.execute(sql`insert into center_categories values (${center}, 'Detox')`)
    await db.execute(sql`insert into center_opening_hours values (${center}, 1, '9-5')`)
    await db.execute(
      sql`insert into center_additional_info values (${center}, 'Payment', 'Medicaid', true)`,
    )
    for (const person of authors) {
      const user = people[person]
      await db.execute(
        sql`insert into votes (user_id, center_id, vote_type) values (${user}, ${center}, 'upvote')`,
      )
      await db.execute(sql`insert into kept_lists (user_id, list) values (${user}, '{}')`)
      await db.execute(
        sql`insert into comments (user_id, center_id, content) values (${user}, ${center}, 'Fine')`,
      )
      await db.execute(sql`insert into reviews (user_id, center_id, rating, content, status) values
        (${user}, ${centers.approved}, 4, 'Good', 'approved'),
        (${user}, ${centers.pending}, 2, 'Bad', 'pending')`)
    }
    await db.execute(sql`insert into reports (comment_id, reason)
      select id, 'Names a person' from comments where user_id = ${people.another}`)
    await db.execute(sql`insert into messages (id, name, email, message, center_id)
      values (${message}, 'Sam', 'sam@example.org', 'Is there a bed?', ${center})`)
    await db.execute(sql`insert into outbox (kind, idempotency_key, subject, text, html, message_id)
      values ('message', 'message:fixture', 'A message', 'Text', 'Text', ${message})`)
    await db.execute(sql`insert into rate_limits (key, points) values ('somebody', 1)`)
    await db.execute(
      sql`insert into activities (action, subject_name) values ('center.updated', 'Center')`,
    )
    await db.execute(sql`insert into deleted_centers (id, slug, name, contents)
      values (gen_random_uuid(), 'gone', 'Gone', '{}')`)
    await db.execute(sql`insert into center_distinctions values (${center}, ${centers.pending})
      on conflict do nothing`)
    await db.execute(sql`insert into center_former_ids values (gen_random_uuid(), ${center})`)
    await db.execute(sql`insert into center_events (center_id, kind, slug, name, is_sample)
      values (gen_random_uuid(), 'removed', 'gone', 'Gone', false)`)
    await db.execute(sql`insert into center_merges
      (kept_center_id, merged_center_id, merged_name, changes, contents, followed)
      values (${center}, gen_random_uuid(), 'Gone', '[]', '{}', '{}')`)
    // A confirmed report, which changes nothing about the center.
    await db.execute(sql`insert into problem_reports (center_id, kind, reporter, status, settled_at)
      values (${center}, 'other', 'hash', 'confirmed', now())`)
    await db.execute(sql`insert into suggestions (center_id, changes, source, status, settled_at)
      values (${center}, '{"name":"Fixture"}', 'visitor', 'dismissed', now())`)
    await db.execute(
      sql`insert into report_salts values (current_date, 'salt') on conflict do nothing`,
    )
    await db.execute(sql`insert into field_checks (center_id, field, result, how, checked_at)
      values (${center}, 'phone', 'right', 'called', now() - interval '1 day'),
        (${center}, 'phone', 'no-answer', 'called', now())`)
    await db.execute(sql`insert into call_plans (center_id, note)
      values (${center}, 'Ask for the front desk') on conflict do nothing`)
    await db.execute(sql`insert into calls (session_id, position, user_id, center_id, is_drawn, created_at)
      values (gen_random_uuid(), 0, ${people.admin}, ${center}, false, now() - interval '1 day')`)
    await db.execute(
      sql`insert into bed_availability (center_id, detox) values (${center}, 2) on conflict do nothing`,
    )
    await db.execute(
      sql`insert into bed_links (center_id, key_hash) values (${center}, 'hash') on conflict do nothing`,
    )
    await db.execute(sql`insert into center_links (center_id, made_for, key_hash)
      values (${center}, ${center}, 'hash') on conflict do nothing`)
    await db.execute(sql`insert into center_contacts (center_id, email)
      values (${center}, 'intake@example.org')`)
    for (const person of authors) {
      await db.execute(
        sql`insert into claims (center_id, user_id, revoked_at) values (gen_random_uuid(), ${people[person]}, now())`,
      )
    }
    await db.execute(sql`insert into center_views values (${center}, current_date, 3)`)
    await db.execute(sql`insert into empty_searches values ('zzz', current_date, 2)`)
    await db.execute(sql`with made as (
        insert into imports (file_name, file_hash, file_size, choices)
        values ('list.csv', 'hash', 10, '{}') returning id
      ) insert into import_rows (import_id, number, outcome) select id, 1, 'skipped' from made`)
    await db.execute(sql`insert into import_mappings (key, field) values ('town', 'city')`)
    await db.execute(sql`insert into named_mappings (name, columns, mapping, constants, skip_rules)
      values ('State list', '{town}', '{"town":"city"}', '[]', '[]')
      on conflict (name) do nothing`)
    await db.execute(sql`with source as (
        insert into sources (name, kind) values ('State list', 'upload') returning id
      ), run as (
        insert into source_runs (source_id, state) select id, 'open' from source
        returning id, source_id
      ), record as (
        insert into source_records (source_id, key, center_id, last_run_id, said)
        select source_id, 'fixture', ${center}::uuid, id, '[]' from run
      ) insert into differences (source_id, run_id, center_id, kind, fact, fingerprint, status)
        select source_id, id, ${center}::uuid, 'changed', 'phone', 'hash', 'dismissed' from run`)
    await db.execute(sql`with edit as (
        insert into bulk_edits (field, change, chosen_by, changed)
        values ('county', '{"kind":"set","value":"Essex","find":""}', '?show=open', 1) returning id
      ) insert into bulk_edit_centers select id, ${center}::uuid, '[]' from edit`)
    await db.execute(sql`insert into leases (work_id, kind, attempts)
      values (${center}, 'bulk', 1) on conflict do nothing`)
    await db.execute(sql`with made as (
        insert into change_sets (kind, title, bulk_edit) values ('bulk-edit', 'county',
          '{"change":{"kind":"set","value":"Essex","find":""},"chosenBy":"?show=open"}') returning id
      ) insert into center_changes (set_id, number, center_id) select id, 1, ${center}::uuid from made`)
    await db.execute(sql`insert into table_views (name, query) values ('Open', '?show=open')
      on conflict do nothing`)
    const user = people.member
    await db.execute(
      sql`insert into auth_sessions (user_id, token, expires_at) values (${user}, 'token', now())`,
    )
    await db.execute(
      sql`insert into auth_accounts (user_id, account_id, provider_id, password) values (${user}, 'a', 'p', 'hash')`,
    )
    await db.execute(
      sql`insert into auth_verifications (identifier, value, expires_at) values ('i', 'v', now())`,
    )
    await db.execute(
      sql`insert into auth_two_factors (user_id, secret, confirmed_at) values (${user}, 'secret', now())`,
    )
    await db.execute(sql`insert into auth_backup_codes values (${user}, 'hash')`)
  })
}

/** Find PostgreSQL's error code under any wrappers. */
export function errorCode(error: unknown): string | undefined {
  const cause = error instanceof Error && error.cause ? error.cause : error
  return (cause as { code?: string }).code
}

/** Find PostgreSQL's message under any wrappers. */
export function errorText(error: unknown): string {
  return String(error instanceof Error && error.cause ? error.cause : error)
}
