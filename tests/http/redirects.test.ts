import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { localize } from '#app/find-page.ts'
import { languages } from '#app/lib/language.ts'
import { findProjectRoot } from '#db/project-root.ts'
import { type AccountApp, openAccountApp } from '#tests/support/account-members.ts'
import { addNamedRows, shown } from '#tests/support/admin-addresses.ts'
import { importedCenter } from '#tests/support/fixture-center.ts'
import { readShown } from '#tests/support/read-hidden.ts'
import { type Attack, redirecting } from '#tests/support/redirect-requests.ts'
import { testSite } from '#tests/support/test-app.ts'
import { thinned } from '#tests/support/thorough.ts'
import { addMemberWithTwoFactor, sendPassword } from '#tests/support/two-factor.ts'

const foreign = 'evil.example'

/** An attacker's values for a slug, an ID or a name in a path. */
const segments = [
  `..%2f%09%2f${foreign}`,
  `..%2f%2f${foreign}`,
  `%2f%2f${foreign}`,
  `%09%2f${foreign}`,
  `..%5c%5c${foreign}`,
  `..%252f%252f${foreign}`,
  `x%0d%0aLocation:%20https:%2f%2f${foreign}`,
  '%E2%8F%9A',
  'caf%C3%A9',
  'constructor',
]

/** An attacker's values for query fields. */
const values = [
  `https://${foreign}/`,
  `//${foreign}`,
  `/\\${foreign}`,
  `/\t/${foreign}`,
  `/..//${foreign}`,
  `/centers/..%2f%09%2f${foreign}/claim`,
  `/centers/%2f%2f${foreign}`,
  `/es/centros/..%5c${foreign}`,
  `javascript:alert(1)//${foreign}`,
  `/admin\r\nLocation: https://${foreign}`,
  '\u23da',
]

const fieldNames = ['redirectTo', 'q', 'page', 'state', 'sort', 'center', 'from', 'key']
const hostileQuery = (value: string) =>
  new URLSearchParams(fieldNames.map((name) => [name, value])).toString()

/** Files that redirect to paths which the files above pass to them. */
const makers = ['app/flash.server.ts', 'app/lib/redirect-to.ts', 'app/lib/form.ts']

let app: AccountApp
const cookies: Record<string, string> = {}
let rows: Record<string, string>
beforeAll(async () => {
  app = await openAccountApp()
  cookies.member = (await addMemberWithTwoFactor(app)).cookie
  cookies.admin = await app.enter(await app.addMember('admin'))
  rows = await addNamedRows(app, cookies.admin)
  const [contact] = await app.operate<{
    key: string
  }>(sql`insert into center_contacts (center_id, email)
    values (gen_random_uuid(), 'desk@example.org') returning unsubscribe_key as key`)
  rows[':stop'] = contact?.key ?? ''
  await app.operate(sql`insert into bed_links (center_id, key_hash)
    select id, encode(sha256('a key'), 'hex') from treatment_centers where slug = ${importedCenter.slug}`)
})
afterAll(() => app?.close())

it('the list above has every file with a computed redirect', () => {
  const found = listSources().filter((file) => !makers.includes(file) && hasOpenRedirect(file))
  expect(found).toEqual(Object.keys(redirecting).sort())
})

const reached = Object.entries(redirecting).filter(([, attacks]) => attacks.length > 0)

it.each(reached)('%s never redirects to another site', async (_file, attacks) => {
  let redirects = 0
  for (const attack of attacks) {
    const paths = new Set(languages.map((language) => localize(attack.path, language)))
    for (const address of thinned([...paths].flatMap(listAddresses))) {
      const answer = await send(attack, address)
      const targets = listTargets(answer).map(describeTarget)
      redirects += targets.length
      expect([address, answer.status]).not.toEqual([address, 500])
      expect(targets.filter(isForeign)).toEqual([])
    }
  }
  expect(redirects).toBeGreaterThan(0)
})

it('signing in with a code never redirects to another site', async () => {
  const { person, codes } = await addMemberWithTwoFactor(app)
  for (const [index, code] of codes.entries()) {
    const query = new URLSearchParams({ redirectTo: values[index] ?? '' })
    const asked = await sendPassword(app, person, `/auth?${query}`)
    expect(asked.response.headers.get('Location')).toBe('/auth/second-step')
    const done = await app.send(asked.cookie, { code }, `/auth/second-step?${query}`)
    expect([done.status, done.headers.get('Location')]).toEqual([303, '/'])
  }
})

/**
 * List attacks on a path: hostile query fields, a hostile beginning, and a hostile value for each
 * `:name`.
 */
function listAddresses(address: string): string[] {
  const [, named] =
    /(?<=\/)(:(?:slug|county|town|center|message|member))(?=\/|$)/.exec(address) ?? []
  const real = fill(address)
  const queries = values.map(
    (value) => `${real}${real.includes('?') ? '&' : '?'}${hostileQuery(value)}`,
  )
  const beginnings = [`//${foreign}`, `/.//${foreign}/..`, '/'].map((start) => start + real)
  const parts = named ? segments.map((segment) => fill(address.replace(named, segment))) : []
  return [real, ...queries, ...beginnings, ...parts]
}

function fill(text: string): string {
  const named = {
    ...rows,
    ':slug': importedCenter.slug,
    ':key': 'a+key',
    ':county': 'essex',
    ':town': 'newark',
  }
  return text.replace(/:[a-z]+/g, (name) => named[name as keyof typeof named] ?? name)
}

async function send({ path, fields, as = 'visitor' }: Attack, address: string) {
  const headers: Record<string, string> = { Accept: 'text/html', Origin: testSite.url }
  if (cookies[as]) headers.Cookie = cookies[as]
  const hasShown = Object.values(fields ?? {}).includes(shown)
  const page = hasShown ? await (await app.open(cookies[as] ?? '', fill(path))).text() : ''
  const filled = Object.entries(fields ?? {}).map(([name, value]) => [
    name,
    value === shown ? readShown(page, name) : fill(value),
  ])
  const form = fields && { method: 'POST', body: new URLSearchParams(filled) }
  // Use a whole URL: a path that begins with "//" would name a host.
  return app.request(testSite.url + address, { headers, ...form })
}

/** List where a response redirects, now and after signing in. */
function listTargets(answer: Response): string[] {
  const target = answer.headers.get('Location')
  if (target === null) return []
  const { pathname, searchParams } = new URL(target, testSite.url)
  const next = localize(pathname, 'en').startsWith('/auth') ? searchParams.get('redirectTo') : null
  return next === null ? [target] : [target, next]
}

/** Describe a target as a browser parses it, and as if its path were decoded once more. */
function describeTarget(target: string) {
  const url = new URL(target, testSite.url)
  const decoded = decodeURIComponent(url.pathname)
  return {
    target,
    origin: url.origin,
    decoded: new URL(testSite.url + decoded).origin,
    path: decoded,
  }
}

function isForeign({ target, origin, decoded, path }: ReturnType<typeof describeTarget>): boolean {
  const isOurs = origin === testSite.url && decoded === testSite.url
  return !isOurs || !/^\/(?!\/)/.test(target) || /\/\/|[\\\p{Cc}]/u.test(path)
}

function listSources(): string[] {
  const root = findProjectRoot()
  return ['app', 'server']
    .flatMap((folder) =>
      (readdirSync(path.join(root, folder), { recursive: true }) as string[]).map((file) =>
        path.posix.join(folder, file),
      ),
    )
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .sort()
}

/**
 * Return whether a file redirects to anything other than a literal or a constant of the project.
 */
function hasOpenRedirect(file: string): boolean {
  const source = readFileSync(path.join(findProjectRoot(), file), 'utf8')
  const calls = source.matchAll(
    /(?:\b(?:redirect|redirectTo|redirectDocument|c\.redirect)\(|\bredirectWithFlash\(\s*context,|\bLocation: |[([]'Location', )\s*(?:localize\()?(.*)/g,
  )
  const fixed =
    /^('[^']*'|\w+ \? '[^']*' : '[^']*'|twoFactorPath|importsPath|deletedCentersPath|harmlessPage)\s*[,)}]/
  // "{" describes the header in a document.
  return [...calls].some(([, target = '']) => !['', '{'].includes(target) && !fixed.test(target))
}
