import { sql } from 'drizzle-orm'
import type { Database } from '#db/client.server.ts'
import { demoMember, postForm, signInAs } from './auth-client.ts'
import { openAppOver, openTestApp, type TestApp, type TestSettings } from './test-app.ts'

export type Person = { email: string; password: string; username: string }

/** The built app over the samples, with functions to create members. */
export type AccountApp = TestApp & {
  /** Add a member with an account, a profile and a role, for one test only. */
  addMember(role?: 'user' | 'moderator' | 'admin'): Promise<Person>
  /** Sign in, each time on a new device; return the Cookie header. */
  enter(person: Person): Promise<string>
  open(cookie: string, path?: string): Promise<Response>
  send(cookie: string, fields: Record<string, string>, path?: string): Promise<Response>
  isSignedIn(cookie: string): Promise<boolean>
}

/** Open the app over the samples. */
export async function openAccountApp(settings: TestSettings = {}): Promise<AccountApp> {
  const { database } = await openTestApp()
  return openAccountAppOver(database, settings)
}

/** Send every request from a different network: the limits per network never apply. */
export async function openAccountAppOver(
  database: Database,
  settings: TestSettings = {},
): Promise<AccountApp> {
  const inner = await openAppOver(database, {}, undefined, undefined, {
    trustProxy: 1,
    ...settings,
  })
  let requests = 0
  const request: TestApp['request'] = (path, init) => {
    requests += 1
    const headers = new Headers(init?.headers)
    headers.set('X-Forwarded-For', `10.1.${requests >> 8}.${requests & 255}`)
    return inner.request(path, { ...init, headers })
  }
  const app = { ...inner, request }
  let made = 0
  const addMember: AccountApp['addMember'] = (role = 'user') => {
    made += 1
    return createMember(app.operate, made, role)
  }
  const open = (cookie: string, path = '/account') => request(path, { headers: { Cookie: cookie } })
  return {
    ...app,
    addMember,
    open,
    enter: ({ email, password }) => signInAs(app, { email, password }),
    send: (cookie, fields, path = '/account') =>
      postForm(app, path, fields, { Cookie: cookie, Accept: 'text/html' }),
    isSignedIn: async (cookie) => (await open(cookie)).status === 200,
  }
}

type Operate = TestApp['operate']

/** Create a test's `number`th member, with the demo member's password. */
export async function createMember(
  operate: Operate,
  number: number,
  role: 'user' | 'moderator' | 'admin' = 'user',
): Promise<Person> {
  const person = {
    email: `member-${number}@example.org`,
    password: demoMember.password,
    username: `pat-${number}`,
  }
  await operate(sql`with account as (
      insert into auth_users (name, email, email_verified)
      values ('Pat Doe', ${person.email}, true) returning id),
    secret as (
      insert into auth_accounts (user_id, account_id, provider_id, password)
      select account.id, account.id, 'credential', a.password
      from account, auth_accounts a join auth_users u on u.id = a.user_id
      where u.email = ${demoMember.email} returning user_id)
    insert into profiles (id, full_name, username) select user_id, 'Pat Doe', ${person.username} from secret`)
  await operate(sql`insert into user_roles (user_id, role)
    select id, ${role} from auth_users where email = ${person.email}`)
  return person
}
