import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AccountApp, openAccountApp, type Person } from '#tests/support/account-members.ts'
import {
  demoAdmin,
  demoMember,
  findLink,
  keepCookies,
  listMail,
  postForm,
  readRedirect,
  signInAs,
} from '#tests/support/auth-client.ts'
import { readText } from '#tests/support/read-html.ts'

let app: AccountApp
beforeAll(async () => {
  app = await openAccountApp()
})
afterAll(() => app?.close())
beforeEach(() => app.operate(sql`delete from outbox`))

const { password } = demoMember
const newPassword = 'seven quiet ferries'

describe('deleting an account', () => {
  const say = (person: Person) =>
    app.operate(sql`with author as (select id from auth_users where email = ${person.email}),
        center as (select id from treatment_centers limit 1),
        vote as (insert into votes (user_id, center_id, vote_type) select author.id, center.id, 'upvote' from author, center),
        comment as (insert into comments (user_id, center_id, content) select author.id, center.id, ${`Said by ${person.email}`} from author, center)
      insert into reviews (user_id, center_id, rating, content) select author.id, center.id, 5, ${`Said by ${person.email}`} from author, center`)
  const findWords = (person: Person) =>
    app.operate<{
      user_id: string | null
    }>(sql`select user_id from comments where content = ${`Said by ${person.email}`}
      union all select user_id from reviews where content = ${`Said by ${person.email}`}`)
  const findRows = (id: string) =>
    app.operate(sql`select 1 from profiles where id = ${id} union all select 1 from auth_users where id = ${id}
      union all select 1 from auth_accounts where user_id = ${id} union all select 1 from auth_sessions where user_id = ${id}
      union all select 1 from votes where user_id = ${id} union all select 1 from user_roles where user_id = ${id}
      union all select 1 from auth_verifications where value = ${id}`)
  const findId = async (person: Person) => {
    const [found] = await app.operate<{ id: string }>(
      sql`select id from auth_users where email = ${person.email}`,
    )
    return found?.id ?? ''
  }
  const leave = { intent: 'delete-account', currentPassword: password }

  it.each([
    ['leaves the words without a name', {}, [{ user_id: null }, { user_id: null }]],
    ['deletes the words when asked to', { deleteWords: 'yes' }, []],
  ])('%s, and nothing else', async (_title, box, words) => {
    const person = await app.addMember()
    const id = await findId(person)
    await say(person)
    const [here, elsewhere] = [await app.enter(person), await app.enter(person)]
    const page = readText(await (await app.open(here)).text())
    expect(page).toContain('What goes:')
    expect(page).toContain('without your name')
    const response = await app.send(here, { ...leave, ...box })
    expect(readRedirect(response)).toBe('/ [account-deleted]')
    expect(keepCookies(response)).toMatch(/^directory\.session_token=;/)
    expect(await findRows(id)).toEqual([])
    expect(await findWords(person)).toEqual(words)
    expect([await app.isSignedIn(here), await app.isSignedIn(elsewhere)]).toEqual([false, false])
    await expect(app.enter(person)).rejects.toThrow('401')
    // The old email is free again.
    const again = await postForm(app, '/auth?mode=sign-up', {
      fullName: 'Pat Again',
      username: '',
      email: person.email,
      password: newPassword,
    })
    expect(again.status).toBe(303)
    expect(await findId(person)).not.toBe('')
  })

  it('requires the password, and keeps the checkbox', async () => {
    const person = await app.addMember()
    const cookie = await app.enter(person)
    for (const currentPassword of ['', 'wrong-password']) {
      const response = await app.send(cookie, { ...leave, currentPassword, deleteWords: 'yes' })
      expect(response.status).toBe(422)
      expect(await response.text()).toMatch(/<input[^>]*name="deleteWords"[^>]*checked=""/)
    }
    expect(await app.isSignedIn(cookie)).toBe(true)
  })

  it('ends once for two tabs at the same time, and its emailed links end too', async () => {
    const person = await app.addMember()
    const [one, other] = [await app.enter(person), await app.enter(person)]
    const fresh = `left-${person.email}`
    const asked = { intent: 'change-email', email: fresh, currentPassword: password }
    await app.send(one, asked)
    const link = findLink((await listMail(app.database)).find(({ to }) => to === fresh))
    const answers = await Promise.all([app.send(one, leave), app.send(other, leave)])
    expect(answers.map(readRedirect)).toContain('/ [account-deleted]')
    expect(answers.map(({ status }) => status)).toEqual([303, 303])
    expect((await postForm(app, link)).status).toBe(400)
    const late = await app.send(other, leave)
    expect(readRedirect(late)).toContain('/auth?redirectTo=')
    expect(await findId({ ...person, email: fresh })).toBe('')
  })

  it('is refused for the only admin', async () => {
    const cookie = await signInAs(app, demoAdmin)
    const response = await app.send(cookie, { ...leave, currentPassword: demoAdmin.password })
    expect(response.status).toBe(409)
    expect(readText(await response.text())).toContain('You are the only admin.')
    const person = await app.addMember('admin')
    const other = await app.enter(person)
    expect(readRedirect(await app.send(other, leave))).toBe('/ [account-deleted]')
    expect(await app.isSignedIn(cookie)).toBe(true)
  })
})

it('never appears in the log: password, email or token', () => {
  const log = app.log.join('\n')
  expect(log).not.toContain(password)
  expect(log).not.toMatch(/@example\.org|session_token=|token=/)
})
