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
import { readInputs, readLinks, readText } from '#tests/support/read-html.ts'
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
    pause: 0,
  })
  workOnSources = () => job.run(new AbortController().signal)
  const sources = { folder, wake: () => {} }
  app = await openAppOver(database, {}, undefined, async () => viewers.admin, { sources })
})
beforeEach(async () => {
  host.asked = []
  await asOperator(database, (db) =>
    db.execute(sql`truncate sources, imports, treatment_centers, outbox, activities cascade`),
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
    expect(await read('/admin/import')).toContain('None yet. Add one,')
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
    expect(await read('/admin/import')).toMatch(
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

  it('is on the page of Bulk Import, with one history of files and runs', async () => {
    const page = await add()
    host.answer = answerCsv(list)
    await postForm(app, page, { intent: 'run' })
    await workOnSources()
    await app.operate(sql`insert into imports (file_name, file_hash, file_size, choices, state, created_at,
        created_by, rows_done, rows_total, counts)
      values ('january.csv', 'hash', 10, '{}', 'done', '2026-01-05T17:00Z', null, 9, 9,
        '{"inserted": 3, "merged": 2, "filled": 4}')`)
    const html = await app.readPage('/admin/import')
    const headings = [...html.matchAll(/<h3[^>]*>([^<]*)/g)].map(([, heading]) => heading)
    expect(headings).toEqual([
      'Lists that are read again',
      'What came in',
      'What the file needs',
      'Export all centers',
    ])
    const history = readText(html).split('What came in ').at(-1)
    expect(history).toMatch(
      /State list centers\.csv Done 0 0 1 .* Pat Secretname-admin january\.csv Imported 3 6 0 January 5, 2026, .* Command line/,
    )
    const [run] = await app.operate<{ id: string }>(sql`select id from source_runs`)
    const [stored] = await app.operate<{ id: string }>(sql`select id from imports`)
    const links = readLinks(html)
    expect(links).toContain(`${page}/runs/${run?.id}`)
    expect(links).toContain(`/admin/import/${stored?.id}`)
  })

  it('shows in words why it could not be read, and when it is tried again', async () => {
    const page = await add()
    host.answer = (_request, response) => response.writeHead(503).end()
    await app.operate(sql`update sources set next_run_at = now()`)
    await workOnSources()
    const text = await read(page)
    expect(text).toContain('This source could not be read (1 failed attempt).')
    expect(text).toContain('Failed: The host answered with status 503.')
    expect(await read('/admin/import')).toContain('1 failed attempt')
    // The next attempt is minutes away.
    await workOnSources()
    expect(host.asked).toHaveLength(1)
  })

  it('of the locator is filled in for the state, and is added and read with one button', async () => {
    expect(await read('/admin/import')).toContain('Add FindTreatment.gov')
    const newPage = '/admin/sources/new?kind=locator'
    const html = await app.readPage(newPage)
    expect(readText(html)).toContain('Nobody has tried this with the live FindTreatment.gov yet')
    const form = readInputs(html)
    expect(form).toMatchObject({
      name: 'FindTreatment.gov',
      listedIn: 'FindTreatment.gov',
      address: 'https://findtreatment.samhsa.gov/locator/listing',
      sType: 'SA',
      limitType: '2',
      intent: 'run',
    })

    const states = ['NJ', 'PA', 'NJ', 'NY']
    host.answer = answerPages(
      states.map((state, index) => ({ ...makeLocatorRow(index + 1), state })),
    )
    const sent = {
      ...form,
      address: `${host.origin}/locator/listing`,
      pageSize: '3',
      schedule: 'off',
      sameName: 'import',
      outside: 'skip',
    }
    const added = await postForm(app, newPage, sent)
    const page = added.headers.get('Location') ?? ''
    expect(readRedirect(added)).toBe(`${page} [source-added-and-started]`)
    expect(await read(page)).toContain('Nobody has tried this')
    await workOnSources()
    expect(host.asked.map(({ path: asked }) => asked)).toEqual(Array(2).fill('/locator/listing'))
    const text = await read(page)
    expect(text).toContain('2 new centers 2 records were left out: they are outside New Jersey.')
    expect(text).toMatch(/Last worked on \w+ \d+, \d{4}, 4 records\./)
    expect(await app.operate(sql`select 1 from treatment_centers`)).toEqual([])
    for (const other of [page, newPage]) expect(await read(other)).not.toContain('Nobody has tried')
    expect(await read('/admin/import')).not.toContain('Add FindTreatment.gov')

    // The same list again: it worked, and the records are those of the list before.
    await postForm(app, page, { intent: 'run' })
    await workOnSources()
    expect(await read(page)).toMatch(/Last worked on \w+ \d+, \d{4}, 4 records\./)
  })

  it('of the locator asks by query at the address for exports, and only when told to', async () => {
    const page = await add({
      kind: 'locator',
      address: `${host.origin}/locator/exportsAsJson/v2`,
      schedule: 'off',
      pageSize: '2',
      sType: 'SA',
    })
    expect(await read(page)).not.toContain('Next run')
    host.answer = answerPages([makeLocatorRow(1), makeLocatorRow(2), makeLocatorRow(3)])
    await postForm(app, page, { intent: 'run' })
    await workOnSources()
    expect(await read(page)).toContain('3 new centers')
    const asked = '/locator/exportsAsJson/v2?sType=SA&pageSize=2&page='
    expect(host.asked.map((request) => request.path)).toEqual([`${asked}1`, `${asked}2`])
  })

  it('of the locator goes on where it was broken off, and has not worked before', async () => {
    const rows = [1, 2, 3].map(makeLocatorRow)
    const answer = answerPages(rows)
    let isBroken = true
    host.answer = (request, response) => {
      if (isBroken && request.url?.endsWith('page=3')) response.writeHead(403).end()
      else answer(request, response)
    }
    const page = await add({
      kind: 'locator',
      address: `${host.origin}/locator`,
      schedule: 'off',
      pageSize: '1',
    })
    await postForm(app, page, { intent: 'run' })
    await workOnSources()
    const text = await read(page)
    expect(text).toContain('The host refuses requests from this server (status 403).')
    expect(text).toContain('2 of 3 pages are kept for a day: the next run goes on after them.')
    expect(text).toContain('Nobody has tried this')
    isBroken = false
    host.asked = []
    await postForm(app, page, { intent: 'run' })
    await workOnSources()
    expect(host.asked.map((request) => request.path)).toEqual(['/locator?pageSize=1&page=3'])
    expect(await read(page)).toContain('3 new centers')
    expect(readdirSync(folder)).toEqual([])
  })

  it('keeps branches if the directory is empty, and leaves same names out if it is not', async () => {
    const readChoice = async () => {
      const html = await app.readPage('/admin/sources/new?kind=upload')
      const select = /<select[^>]*name="sameName".*?<\/select>/s.exec(html)?.[0]
      return /<option value="(\w+)" selected/.exec(select ?? '')?.[1]
    }
    expect(await readChoice()).toBe('import')
    await asOperator(database, (db) =>
      db.execute(sql`insert into treatment_centers (name, slug) values ('Hope', 'hope')`),
    )
    expect(await readChoice()).toBe('skip')
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
    expect(readRedirect(removed)).toBe('/admin/import#lists [source-removed]')
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
