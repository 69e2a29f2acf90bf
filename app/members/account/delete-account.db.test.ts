import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { asOperator, asViewer } from '#db/as-viewer.server.ts'
import type { Database } from '#db/client.server.ts'
import { type authors, people, seedEveryTable, viewers } from '#tests/support/seed-every-table.ts'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import { deleteAccount } from './delete-account.server.ts'
import type { OwnAccount } from './own-account.server.ts'
import { saveProfile } from './save-profile.server.ts'

type Author = (typeof authors)[number]

/** Open an account with the password "right". */
function openAccount(database: Database, person: Author): OwnAccount {
  const accounts = {
    database,
    hasher: {
      hash: async (password: string) => password,
      verify: async ({ hash, password }: Record<string, string>) => hash === password,
    },
    limits: {
      take: async () => ({ ok: true, value: { refund: async () => {} } }),
      forgive: async () => {},
    },
  } as unknown as OwnAccount['accounts']
  return {
    accounts,
    user: { id: people[person], email: `${person}@example.org`, fullName: null, username: null },
    viewer: viewers[person],
    sessionId: people[person],
    address: null,
    cookie: null,
    device: '',
    language: 'en',
  }
}

function fill(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

describeWithDatabase('deleting an account and changing a name', (database, operate) => {
  beforeAll(async () => {
    await seedEveryTable(database())
    await asOperator(database(), async (db) => {
      await db.execute(sql`delete from auth_accounts`)
      await db.execute(
        sql`insert into auth_accounts (user_id, account_id, provider_id, password)
          select id, id, 'credential', 'right' from profiles`,
      )
    })
  })

  const leave = (person: Author) =>
    deleteAccount(openAccount(database(), person), fill({ currentPassword: 'right' }))

  it('changes the name on pages and for signing in at once', async () => {
    const form = fill({ fullName: 'New Name', username: 'new-name' })
    expect(await saveProfile(openAccount(database(), 'member'), form)).toMatchObject({ ok: true })
    const names = await operate(
      sql`select name, full_name, username from auth_users join profiles using (id) where id = ${people.member}`,
    )
    expect(names).toEqual([{ name: 'New Name', full_name: 'New Name', username: 'new-name' }])
    const taken = fill({ fullName: 'Other', username: 'NEW-NAME' })
    expect(await saveProfile(openAccount(database(), 'another'), taken)).toMatchObject({
      ok: false,
      errors: { fields: { username: expect.stringContaining('taken') } },
    })
    expect(await operate(sql`select name from auth_users where id = ${people.another}`)).toEqual([
      { name: 'another' },
    ])
  })

  it("changes nothing for people other than the session's owner", async () => {
    const own = { ...openAccount(database(), 'member'), viewer: viewers.another }
    const form = fill({ fullName: 'Not Theirs', username: 'not-theirs' })
    await expect(saveProfile(own, form)).rejects.toThrow('another member')
    expect(await operate(sql`select full_name from profiles where id = ${people.member}`)).toEqual([
      { full_name: 'New Name' },
    ])
  })

  it('deletes also the words that another tab is just posting', async ({ skip }) => {
    skip(database().engine === 'pglite', 'the embedded engine runs one transaction at a time')
    let leaving: ReturnType<typeof leave> | undefined
    await asViewer(database(), viewers.another, async (db) => {
      await db.execute(sql`insert into comments (user_id, center_id, content)
        select ${people.another}, id, 'Posted while leaving' from treatment_centers limit 1`)
      leaving = deleteAccount(
        openAccount(database(), 'another'),
        fill({ currentPassword: 'right', deleteWords: 'yes' }),
      )
      await untilWaiting()
    })
    expect(await leaving).toMatchObject({ ok: true })
    expect(
      await operate(sql`select user_id from comments where content = 'Posted while leaving'`),
    ).toEqual([])
  })

  /** Resolve when a statement of this database waits for a lock. */
  const untilWaiting = async () => {
    for (;;) {
      const [row] = await operate(sql`select 1 from pg_locks join pg_stat_activity using (pid)
        where not granted and datname = current_database()`)
      if (row) return
    }
  }

  it('lets only one of two admins leave if both try at once', async () => {
    await operate(
      sql`update user_roles set role = 'admin' where user_id = ${people.moderator} returning 1`,
    )
    const second: OwnAccount = {
      ...openAccount(database(), 'moderator'),
      viewer: { ...viewers.moderator, role: 'admin' },
    }
    const form = fill({ currentPassword: 'right' })
    const results = await Promise.all([leave('admin'), deleteAccount(second, form)])
    expect(results.map((result) => result.ok).toSorted()).toEqual([false, true])
    expect(results.find((result) => !result.ok)).toMatchObject({ errors: { status: 409 } })
    expect(
      await operate(sql`select count(*)::integer as count from user_roles where role = 'admin'`),
    ).toEqual([{ count: 1 }])
  })
})
