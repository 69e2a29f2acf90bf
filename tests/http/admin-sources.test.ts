import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openImportFiles } from '#app/data/import/job/import-jobs.server.ts'
import { asOperator } from '#db/as-viewer.server.ts'
import type { Database } from '#db/client.server.ts'
import { createLogger } from '#server/logger.ts'
import { createSourceJob } from '#server/sources/run-sources.ts'
import { postForm, readRedirect } from '#tests/support/auth-client.ts'
import { answerPages, makeLocatorRow } from '#tests/support/locator-pages.ts'
import { openMigrated } from '#tests/support/migrated-database.ts'
import { readText } from '#tests/support/read-html.ts'
import { answerWith, type RemoteHost, startRemoteHost } from '#tests/support/remote-host.ts'
import { people, seedPeople, viewers } from '#tests/support/seed-every-table.ts'
import { openAppOver, type TestApp, testSite } from '#tests/support/test-app.ts'

let database: Database
let app: TestApp
let host: RemoteHost
let workOnSources: () => Promise<void>
const folder = mkdtempSync(path.join(tmpdir(), 'directory-sources-'))

beforeAll(async () => {
  host = await startRemoteHost()
  database = await openMigrated()
  await seedPeople(database)
  const job = createSourceJob({
    database,
    files: openImportFiles(folder),
    logger: createLogger('silent'),
    site: testSite,
    access: host.access,
    wakeOutbox: () => {},
  })
  workOnSources = () => job.run(new AbortController().signal)
  const sources = { folder, wake: () => {} }
  app = await openAppOver(database, {}, undefined, async () => viewers.admin, { sources })
})
beforeEach(async () => {
  host.asked = []
  await asOperator(database, (db) =>
    db.execute(sql`truncate sources, treatment_centers, outbox, activities cascade`),
  )
})
afterAll(async () => {
  await app?.close()
  await host?.close()
  rmSync(folder, { recursive: true, force: true })
})

const list =
  'name,street,city,state,zip,phone\nHope House,1 Main Street,Trenton,NJ,08608,609-555-0101\n'
const answerCsv = (text: string) => answerWith(Buffer.from(text), 'text/csv')

const filled = () => ({
  kind: 'file',
  name: 'State list',
  address: `${host.origin}/centers.csv`,
  listedIn: 'State licensing list',
  schedule: 'nightly',
  sameName: 'skip',
  outside: 'skip',
  mailTo: people.admin,
  intent: 'save',
})

async function add(change: Record<string, string> = {}): Promise<string> {
  const answer = await postForm(app, '/admin/sources/new', { ...filled(), ...change })
  expect(answer.status).toBe(303)
  return answer.headers.get('Location') ?? ''
}

const read = async (page: string) => readText(await app.readPage(page))

function upload(page: string, content: string, name = 'centers.csv') {
  const form = new FormData()
  form.set('file', new File([content], name))
  const headers = { Origin: testSite.url }
  return app.request(`${page}/upload`, { method: 'POST', headers, body: form })
}

describe('a source', () => {
  it('is added, run and found in the list, without scripts', async () => {
    expect(await read('/admin/sources')).toContain('No sources yet')
    const page = await add()
    expect(await read(page)).toMatch(
      /State list A file on the web\. Every night at 3 AM\. Next run: /,
    )
    expect(await read(page)).toContain('It has never run.')

    host.answer = answerCsv(list)
    expect(readRedirect(await postForm(app, page, { intent: 'run' }))).toBe(
      `${page} [source-started]`,
    )
    expect(await read(page)).toContain('Waiting to start')
    await workOnSources()
    expect(await read(page)).toMatch(/Pat Secretname-admin 1 new center Review/)
    expect(await read('/admin/sources')).toMatch(
      /State list A file on the web Every night at 3 AM .* 1 new center 1 to review in State list/,
    )
    expect(await app.operate(sql`select 1 from treatment_centers`)).toEqual([])
    expect(readdirSync(folder)).toEqual([])

    expect(await app.operate(sql`select recipient, subject, text from outbox`)).toEqual([
      {
        recipient: 'admin@example.org',
        subject: 'State list: differences to review',
        text: expect.stringMatching(
          /1 new center[\s\S]*Nothing has changed for visitors[\s\S]*\/runs\//,
        ),
      },
    ])

    await postForm(app, page, { intent: 'run' })
    await workOnSources()
    expect(await read(page)).toContain('Nothing new: the same file as before')
    expect(await app.operate(sql`select 1 from outbox`)).toHaveLength(1)
  })

  it('shows in words why it could not be read, and when it is tried again', async () => {
    const page = await add()
    host.answer = (_request, response) => response.writeHead(503).end()
    await app.operate(sql`update sources set next_run_at = now()`)
    await workOnSources()
    const text = await read(page)
    expect(text).toContain('This source could not be read (1 failed attempt).')
    expect(text).toContain('Failed: The host answered with status 503.')
    expect(await read('/admin/sources')).toContain('1 failed attempt')
    // The next attempt is minutes away.
    await workOnSources()
    expect(host.asked).toHaveLength(1)
  })

  it('of the locator is off, says what it is, and reads all pages', async () => {
    expect(await read('/admin/sources/new?kind=locator')).toContain(
      'We know this link only from third-party code. Try it before you rely on it.',
    )
    const address = `${host.origin}/locator`
    const page = await add({
      kind: 'locator',
      address,
      schedule: 'off',
      pageSize: '2',
      sType: 'sa',
    })
    expect(await read(page)).not.toContain('Next run')
    host.answer = answerPages([makeLocatorRow(1), makeLocatorRow(2), makeLocatorRow(3)])
    await postForm(app, page, { intent: 'run' })
    await workOnSources()
    expect(await read(page)).toContain('3 new centers')
    expect(host.asked).toHaveLength(2)
  })

  it('of uploaded files compares each newer one', async () => {
    const added = await postForm(app, '/admin/sources/new', {
      ...filled(),
      kind: 'upload',
      address: '',
    })
    const page = added.headers.get('Location') ?? ''
    // An upload has no “Run now” to point at.
    expect(readRedirect(added)).toBe(`${page} [source-added-for-upload]`)
    expect(await read(page)).not.toContain('Run now')
    expect(readRedirect(await upload(page, list))).toBe(`${page} [source-started]`)
    // One at a time.
    const second = await upload(page, list)
    expect([second.status, readText(await second.text())]).toEqual([
      409,
      expect.stringContaining('This source is being read right now.'),
    ])
    expect(readdirSync(folder)).toHaveLength(1)
    await workOnSources()
    expect(await read(page)).toContain('1 new center')
    const refused = await upload(page, 'x', 'centers.pdf')
    expect([refused.status, readText(await refused.text())]).toEqual([
      400,
      expect.stringContaining('Unsupported file format.'),
    ])
    await upload(page, '{"name":', 'broken.json')
    await workOnSources()
    expect(await read(page)).toContain('Failed: Invalid JSON format')
    expect(readdirSync(folder)).toEqual([])
  })

  it('is refused with a message beside each wrong field, and keeps what was typed', async () => {
    const form = { ...filled(), name: ' ', address: 'http://lists.example.org', listedIn: '' }
    const answer = await postForm(app, '/admin/sources/new', form)
    const html = await answer.text()
    expect(answer.status).toBe(422)
    const text = readText(html)
    expect(text).toContain('Give the source a name.')
    expect(text).toContain('Enter a link that starts with https://')
    expect(text).toContain('Enter the name of the list.')
    expect(html).toContain('value="http://lists.example.org"')
    expect(await app.operate(sql`select 1 from sources`)).toEqual([])
    const foreign = await postForm(app, '/admin/sources/new', { ...filled(), rules: 'phone' })
    expect(foreign.status).toBe(422)
  })

  it('is changed and removed', async () => {
    const page = await add()
    const saved = await postForm(app, page, { ...filled(), name: 'County list', schedule: 'off' })
    expect(readRedirect(saved)).toBe(`${page} [source-saved]`)
    expect(await read(page)).toContain('County list A file on the web. Off: only when somebody')
    expect(await read(`${page}/remove`)).toContain('We stop reading “County list”')
    const removed = await postForm(app, `${page}/remove`, {})
    expect(readRedirect(removed)).toBe('/admin/sources [source-removed]')
    for (const gone of [page, `${page}/remove`, `${page}/upload`]) {
      expect((await app.request(gone)).status).toBe(404)
    }
    expect((await postForm(app, page, { intent: 'run' })).status).toBe(404)
    expect(await app.operate(sql`select action from activities order by id`)).toEqual([
      { action: 'source.added' },
      { action: 'source.changed' },
      { action: 'source.removed' },
    ])
  })
})
