import { type SQL, sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import {
  centers,
  message,
  people,
  seedEveryTable,
  viewers,
} from '#tests/support/seed-every-table.ts'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import { asOperator, asViewer } from './as-viewer.server.ts'
import { readRows } from './read-rows.server.ts'

const ownClaim = '00000000-0000-4000-8000-000000000031'
const foreignClaim = '00000000-0000-4000-8000-000000000032'
const gone = '00000000-0000-4000-8000-000000000033'
const mail = [sql`'Subject'`, sql`'Text'`, sql`'<p>Text</p>'`]

type Call = {
  /** The role that may call it; the owner for functions that only other functions call. */
  as: keyof typeof viewers | 'owner'
  args: SQL[]
  /** Indexes of the arguments, from 0, for which NULL has a meaning. */
  optional?: number[]
}

/** Every SECURITY DEFINER function with arguments, with calls that have an effect. */
const calls: Record<string, Call[]> = {
  'is_slug_kept(text)': [{ as: 'admin', args: [sql`'gone'`] }],
  'restore_center(uuid)': [{ as: 'admin', args: [sql`${gone}`] }],
  'merge_centers(uuid,uuid,text[],text[],jsonb)': [
    {
      as: 'admin',
      args: [
        sql`${centers.approved}`,
        sql`${centers.pending}`,
        sql`'{phone}'`,
        sql`'{address}'`,
        sql`'[]'`,
      ],
    },
  ],
  'unmerge_center(uuid)': [{ as: 'admin', args: [sql`(select id from center_merges limit 1)`] }],
  'queue_message_mail(uuid,text,text,text)': [
    { as: 'anonymous', args: [sql`${message}`, ...mail] },
  ],
  'queue_held_mail(uuid,text,text,text)': [{ as: 'anonymous', args: [sql`${message}`, ...mail] }],
  'queue_review_mail(uuid,text,text,text)': [
    {
      as: 'moderator',
      args: [sql`(select id from reviews where status = 'approved' limit 1)`, ...mail],
    },
  ],
  'queue_source_mail(uuid,text,text,text,text)': [
    { as: 'owner', args: [sql`(select id from source_runs limit 1)`, sql`'failed'`, ...mail] },
  ],
  'list_monday_readers(date)': [{ as: 'owner', args: [sql`current_date + 1`] }],
  'queue_monday_mail(date,text,text,text)': [
    { as: 'owner', args: [sql`current_date + 1`, ...mail] },
  ],
  'hash_reporter(text)': [{ as: 'owner', args: [sql`'203.0.113.9'`] }],
  'report_problem(uuid,text,text,text,boolean)': [
    {
      as: 'anonymous',
      args: [
        sql`${centers.approved}`,
        sql`'moved'`,
        sql`'Next door'`,
        sql`'203.0.113.9'`,
        sql`false`,
      ],
      optional: [2, 4],
    },
  ],
  // A new center has no id yet.
  'suggest_change(uuid,jsonb,text,text)': [
    {
      as: 'anonymous',
      args: [sql`${centers.approved}`, sql`'{"name":"New"}'`, sql`'Seen'`, sql`'203.0.113.9'`],
      optional: [0, 2],
    },
  ],
  'set_claim_code(uuid,text)': [{ as: 'admin', args: [sql`${foreignClaim}`, sql`'12345678'`] }],
  'prove_claim(uuid,text)': [
    { as: 'member', args: [sql`${foreignClaim}`, sql`'12345678'`] },
    { as: 'member', args: [sql`${ownClaim}`, sql`'12345678'`] },
  ],
  'speaks_for(uuid)': [{ as: 'member', args: [sql`${centers.approved}`] }],
  'find_bed_link(text)': [{ as: 'anonymous', args: [sql`'a key'`] }],
  'report_beds(text,integer,integer)': [
    { as: 'anonymous', args: [sql`'a key'`, sql`1`, sql`2`], optional: [1, 2] },
  ],
  'report_beds(text,integer,integer,jsonb)': [
    { as: 'anonymous', args: [sql`'a key'`, sql`1`, sql`2`, sql`'{}'`], optional: [1, 2] },
  ],
  'report_own_beds(uuid,integer,integer,jsonb)': [
    {
      as: 'member',
      args: [sql`${centers.untouched}`, sql`1`, sql`2`, sql`'{}'`],
      optional: [1, 2],
    },
  ],
  'find_last_beds(uuid,text)': [
    { as: 'anonymous', args: [sql`${centers.approved}`, sql`'a key'`] },
  ],
  'list_due_bed_contacts(date,text)': [
    { as: 'owner', args: [sql`current_date`, sql`'America/New_York'`] },
  ],
  'queue_bed_mail(uuid,date,text,text,text,text,text,text)': [
    {
      as: 'owner',
      args: [
        sql`(select id from center_contacts limit 1)`,
        sql`current_date`,
        sql`'America/New_York'`,
        sql`'new hash'`,
        ...mail,
        sql`'https://example.org'`,
      ],
    },
  ],
  'find_center_link(text)': [{ as: 'anonymous', args: [sql`'a key'`] }],
  'answer_center_link(text,text[],jsonb,text[],text)': [
    {
      as: 'anonymous',
      args: [sql`'a key'`, sql`'{phone}'`, sql`'{}'`, sql`'{}'`, sql`'Thanks'`],
      optional: [4],
    },
  ],
  'list_due_contacts(integer)': [{ as: 'owner', args: [sql`5`] }],
  'queue_link_mail(uuid,text,text,text,text,text)': [
    {
      as: 'owner',
      args: [
        sql`(select id from center_contacts limit 1)`,
        sql`'new hash'`,
        ...mail,
        sql`'https://example.org'`,
      ],
    },
  ],
  'unsubscribe_contact(uuid)': [
    { as: 'anonymous', args: [sql`(select unsubscribe_key from center_contacts limit 1)`] },
  ],
  'give_up_contact(uuid)': [{ as: 'owner', args: [sql`(select id from outbox limit 1)`] }],
  'report_own_beds(uuid,integer,integer)': [
    { as: 'member', args: [sql`${centers.untouched}`, sql`1`, sql`2`], optional: [1, 2] },
  ],
}

describeWithDatabase('NULL', (database, operate) => {
  let snapshot: SQL
  beforeAll(async () => {
    await seedEveryTable(database())
    // The worst case: a code was made, but the argument is NULL.
    await operate(sql`insert into claims (id, center_id, user_id, code_hash, code_made_at) values
      (${ownClaim}, ${centers.pending}, ${people.member}, null, now()),
      (${foreignClaim}, ${centers.approved}, ${people.another}, 'hash', now())`)
    await operate(sql`insert into deleted_centers (id, slug, name, contents)
      values (${gone}, 'gone-too', 'Gone', '{}')`)
    const tables = await operate<{ name: string }>(
      sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
    )
    const reads = tables.map(({ name }) => {
      const table = sql.identifier(name)
      return sql`select ${name}::text as name, md5(string_agg(t::text, ' ' order by t::text)) as rows from ${table} t`
    })
    // PostgreSQL 17 runs the parts at once.
    snapshot = sql`${sql.join(reads, sql` union all `)} order by name`
  })

  it('is tested in every function that runs as the owner', async () => {
    const found = await operate<{ name: string }>(sql`select p.oid::regprocedure::text as name
      from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where n.nspname = 'public' and p.prosecdef and p.pronargs > 0
        and p.prorettype <> 'trigger'::regtype`)
    expect(found.map(({ name }) => name).sort()).toEqual(Object.keys(calls).sort())
  })

  it.each(Object.entries(calls))(
    'changes nothing and is true of nothing: %s',
    async (name, tried) => {
      for (const call of tried) {
        for (const args of replaceEach(call)) {
          const before = await operate(snapshot)
          const statement = sql`select ${sql.raw(name.replace(/\(.*/, ''))}(${sql.join(args, sql`, `)}) as value`
          const answers = await answer(call.as, statement)
          expect(
            answers.filter((value) => value !== null && value !== false && value !== ''),
          ).toEqual([])
          expect(await operate(snapshot)).toEqual(before)
        }
      }
    },
  )

  it("as the viewer's id is anonymous, without staff rights", async () => {
    const [row] = await asViewer(database(), viewers.anonymous, (db) =>
      readRows(db, sql`select app_role() as role`),
    )
    expect(row).toEqual({ role: null })
    const [own] = await operate(
      sql`select has_second_factor() as factor, has_other_staff() as staff`,
    )
    expect(own).toEqual({ factor: false, staff: false })
  })

  /** Return the statement's values; none if the database rejects it. */
  async function answer(as: Call['as'], statement: SQL): Promise<unknown[]> {
    const read = (db: Parameters<typeof readRows>[0]) => readRows<{ value: unknown }>(db, statement)
    try {
      const rows = await (as === 'owner'
        ? asOperator(database(), read)
        : asViewer(database(), viewers[as], read))
      return rows.map(({ value }) => value)
    } catch (error) {
      // The error is about NULL, a constraint, or a permission.
      expect(String((error as Error).cause)).toMatch(/NULL|null|constraint|permission/)
      return []
    }
  }
})

/** Return the arguments with NULL in each required place in turn, and with all NULL. */
function replaceEach({ args, optional = [] }: Call): SQL[][] {
  const required = args.map((_, index) => index).filter((index) => !optional.includes(index))
  const one = required.map((missing) =>
    args.map((value, index) => (index === missing ? sql`null` : value)),
  )
  return [...one, args.map(() => sql`null`)]
}
