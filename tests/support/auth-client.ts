import { sql } from 'drizzle-orm'
import { asOperator } from '#db/as-viewer.server.ts'
import type { Database } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { type TestApp, testSite } from './test-app.ts'

export const demoMember = { email: 'member@example.org', password: 'recovery-demo-member' }
export const demoAdmin = { username: 'admin', password: 'recovery-demo-admin' }

const flashCookie = /^(?:__Host-)?flash=(.*)/

/** Send a form like a browser without scripts. Doesn't follow redirects. */
export function postForm(
  app: Pick<TestApp, 'request'>,
  path: string,
  fields: Record<string, string> = {},
  headers: Record<string, string> = {},
): Promise<Response> {
  return app.request(path, {
    method: 'POST',
    headers: { Origin: testSite.url, ...headers },
    body: new URLSearchParams(fields),
  })
}

/**
 * Return the Cookie header of a browser that received this response and has shown its flash
 * message.
 */
export function keepCookies(response: Response): string {
  return listPairs(response)
    .filter((pair) => !flashCookie.test(pair))
    .join('; ')
}

/**
 * Return a response's redirect and the code of its flash message: "/admin/reviews?q=a
 * [reviews-approved.2]".
 */
export function readRedirect(response: Response): string {
  const code = listPairs(response)
    .map((pair) => flashCookie.exec(pair)?.[1])
    .find(Boolean)
  return `${response.headers.get('Location')}${code ? ` [${code}]` : ''}`
}

/** Follow a response's redirect like a browser, with the cookies that the response set. */
export function follow(
  app: Pick<TestApp, 'request'>,
  response: Response,
  cookie = '',
): Promise<Response> {
  const headers = { Cookie: [cookie, ...listPairs(response)].filter(Boolean).join('; ') }
  return app.request(response.headers.get('Location') ?? '', { headers })
}

function listPairs(response: Response): string[] {
  return response.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '')
}

/** Sign in and return the Cookie header. Throws if signing in is refused. */
export async function signInAs(
  app: Pick<TestApp, 'request'>,
  person: Record<string, string> = demoMember,
): Promise<string> {
  const path = 'username' in person ? '/auth?redirectTo=%2Fadmin' : '/auth'
  const response = await postForm(app, path, person)
  if (response.status !== 303) throw new Error(`signing in answered ${response.status}`)
  return keepCookies(response)
}

type QueuedMail = { to: string; subject: string; text: string; html: string }

/** List the account mail waiting in the outbox, oldest first. */
export function listMail(database: Database): Promise<QueuedMail[]> {
  return asOperator(database, (db) =>
    readRows<QueuedMail>(
      db,
      sql`select recipient as to, subject, text, html from outbox where kind = 'account' order by created_at, id`,
    ),
  )
}

/** Return the path of the first link in a mail. */
export function findLink(mail: QueuedMail | undefined): string {
  const link = new RegExp(`${testSite.url}(/\\S+)`).exec(mail?.text ?? '')?.[1]
  if (!link) throw new Error('the mail holds no link')
  return link
}
