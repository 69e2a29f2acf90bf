import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openImportFiles, runWaitingJobs } from '#app/data/import/job/import-jobs.server.ts'
import type { Database } from '#db/client.server.ts'
import { createLogger } from '#server/logger.ts'
import { createSourceJob } from '#server/sources/run-sources.ts'
import { postForm, readRedirect } from '#tests/support/auth-client.ts'
import { openMigrated } from '#tests/support/migrated-database.ts'
import { readInputs, readText } from '#tests/support/read-html.ts'
import { startRemoteHost } from '#tests/support/remote-host.ts'
import { seedPeople, viewers } from '#tests/support/seed-every-table.ts'
import { openAppOver, type TestApp, testSite } from '#tests/support/test-app.ts'

let database: Database
let app: TestApp
let closeHost: () => Promise<void>
let workOnSources: () => Promise<void>
const makeFolder = (name: string) => mkdtempSync(path.join(tmpdir(), `directory-${name}-`))
const folders = { imports: makeFolder('imports'), sources: makeFolder('sources') }
const signal = new AbortController().signal
const logger = createLogger('silent')

beforeAll(async () => {
  database = await openMigrated()
  await seedPeople(database)
  const host = await startRemoteHost()
  closeHost = host.close
  const job = createSourceJob({
    database,
    files: openImportFiles(folders.sources),
    logger,
    site: testSite,
    access: host.access,
    wakeOutbox: () => {},
  })
  workOnSources = () => job.run(signal)
  app = await openAppOver(database, {}, undefined, async () => viewers.admin, {
    imports: { folder: folders.imports, wake: () => {} },
    sources: { folder: folders.sources, wake: () => {} },
  })
})
beforeEach(async () => {
  await app.operate(
    sql`truncate sources, imports, import_mappings, treatment_centers, leases cascade`,
  )
  for (const folder of Object.values(folders)) {
    for (const name of readdirSync(folder)) rmSync(path.join(folder, name))
  }
})
afterAll(async () => {
  await app?.close()
  await closeHost?.()
  for (const folder of Object.values(folders)) rmSync(folder, { recursive: true, force: true })
})

const workOnImports = () =>
  runWaitingJobs({ database, files: openImportFiles(folders.imports), logger, signal })

type Line = { number: number; phone?: string }
const name = ({ number }: Line) => `Harbor ${100 + number} House`
/** A list as offices write them: a title, an own heading for the number, no state, and closed places. */
const writeList = (lines: Line[]) =>
  [
    'Licensed facilities,,,,,',
    'Facility Name,Street,City,Zip,Day line,Status',
    ...lines.map((line) =>
      [
        name(line),
        `${line.number + 1} Main Street`,
        'Newark',
        '07102',
        line.phone ?? `973-555-01${10 + line.number}`,
        'Active',
      ].join(','),
    ),
    'Closed Corner,99 Main Street,Newark,07102,973-555-0199,Closed',
  ].join('\n')
const numbers = (from: number, to: number): Line[] =>
  Array.from({ length: to - from }, (_, index) => ({ number: from + index }))
const january = writeList(numbers(0, 40))
/** The first three numbers changed, the last two are gone, one is new. */
const february = writeList([
  ...numbers(0, 3).map((line) => ({ ...line, phone: `973-555-01${70 + line.number}` })),
  ...numbers(3, 38),
  ...numbers(40, 41),
])
const expectedDifferences = [
  'changed phone Harbor 100 House',
  'changed phone Harbor 101 House',
  'changed phone Harbor 102 House',
  `new ${name({ number: 40 })}`,
  `vanished ${name({ number: 38 })}`,
  `vanished ${name({ number: 39 })}`,
]

async function upload(file: string, content: string, to = '/admin/import'): Promise<string> {
  const form = new FormData()
  form.set('file', new File([content], file))
  const headers = { Origin: testSite.url }
  const taken = await app.request(to, { method: 'POST', headers, body: form })
  expect(taken.status).toBe(303)
  return taken.headers.get('Location') ?? ''
}

/** Upload a file, decide about its rows as its list needs it, and return the page of the preview. */
async function preview(file: string, content: string): Promise<string> {
  const page = await upload(file, content)
  await workOnImports()
  await postForm(app, page, { do: 'mapping', 'column:dayline': 'phone' })
  await workOnImports()
  await app.operate(
    sql`update imports set choices = choices || ${JSON.stringify({
      constants: [{ field: 'state', value: 'NJ', everyRow: true }],
      skipRules: [{ column: 'Status', value: 'Closed' }],
    })}::jsonb where id = ${page.split('/').at(-1)}`,
  )
  await postForm(app, page, { do: 'preview' })
  await workOnImports()
  return page
}

async function importList(file: string, listedIn = 'State list'): Promise<string> {
  const page = await preview(file, january)
  await postForm(app, page, { do: 'start', listedIn, listedOn: '2026-01-05' })
  await workOnImports()
  expect(await read(page)).toContain('Imported')
  return page
}

const read = async (page: string) => readText(await app.readPage(page))
const idOf = (page: string) => page.split('/').at(-1) ?? ''
const listDifferences = async () => {
  const rows = await app.operate<{ text: string }>(sql`select concat_ws(' ', d.kind, d.fact,
      coalesce(c.name, d.draft ->> 'name')) as text
    from differences d left join treatment_centers c on c.id = d.center_id
    where d.status = 'open' order by 1`)
  return rows.map(({ text }) => text)
}

describe('the next file of an imported list', () => {
  it('is compared with it: what is new, changed and gone comes up, and nothing else', async () => {
    const first = await importList('facilities-2026-01.csv')
    expect(await app.operate(sql`select 1 from treatment_centers`)).toHaveLength(40)
    const page = await upload('facilities-2026-02.csv', february)
    await workOnImports()
    const text = await read(page)
    expect(text).toContain('“State list” was read before')
    expect(text).toContain('Compare with “State list”')

    const known = { compareWith: idOf(first), listedIn: '', listedOn: '2026-02-03' }
    const moved = await postForm(app, page, known)
    expect(readRedirect(moved)).toMatch(/^\/admin\/sources\/[^/]+ \[source-started\]$/)
    const source = moved.headers.get('Location') ?? ''
    expect(readdirSync(folders.imports)).toEqual([])
    await workOnSources()
    expect(await listDifferences()).toEqual(expectedDifferences)
    expect(await read(source)).toContain('are read as in the import that it goes on with.')
    expect(await read(source)).toContain(
      '1 new center, 3 changed facts, 2 centers no longer listed',
    )
    expect(await app.operate(sql`select listed_on::text, state from source_runs`)).toEqual([
      { listed_on: '2026-02-03', state: 'open' },
    ])
    expect(await read('/admin/import')).toMatch(/State list facilities-2026-02\.csv Done 0 0 6 /)
    expect(await read('/admin/import')).not.toContain('Cancelled')

    // The file after the next is compared with the source.
    const third = await upload('facilities-2026-03.csv', february)
    await workOnImports()
    expect(await read(third)).toContain('Compare with “State list”')
    await postForm(app, third, { compareWith: idOf(source) })
    await workOnSources()
    expect(await app.operate(sql`select 1 from sources`)).toHaveLength(1)
    expect(await read(source)).toContain('Nothing new: the same file as before')
  })

  it('comes up at a source that was added on the page of the import', async () => {
    const first = await importList('facilities-2026-01.csv')
    const add = `/admin/sources/new?import=${idOf(first)}`
    expect(await app.readPage(first)).toContain(`href="${add}"`)
    const html = await app.readPage(add)
    expect(readText(html)).toContain('It goes on with the import of “State list”')
    const fields = readInputs(html)
    expect(fields).toMatchObject({ kind: 'upload', name: 'State list', listedIn: 'State list' })
    const sent = { schedule: 'off', sameName: 'import', outside: 'skip', intent: 'save' }
    const added = await postForm(app, add, { ...fields, ...sent })
    expect(readRedirect(added)).toMatch(/ \[source-added-from-import\]$/)
    const source = added.headers.get('Location') ?? ''
    expect(await app.readPage(first)).toContain(`href="${source}"`)
    await upload('facilities-2026-02.csv', february, `${source}/upload`)
    await workOnSources()
    expect(await listDifferences()).toEqual(expectedDifferences)
  })

  it('is held if most of the list is gone', async () => {
    const first = await importList('facilities-2026-01.csv')
    const page = await upload('facilities-2026-02.csv', writeList(numbers(0, 12)))
    await workOnImports()
    const moved = await postForm(app, page, { compareWith: idOf(first) })
    await workOnSources()
    expect(await read(moved.headers.get('Location') ?? '')).toContain(
      '28 of 40 known centers (70%) are missing from this file.',
    )
  })

  it('goes to a source once, however often the button is pressed', async () => {
    const first = await importList('facilities-2026-01.csv')
    const page = await upload('facilities-2026-02.csv', february)
    await workOnImports()
    const press = () => postForm(app, page, { compareWith: idOf(first) })
    const statuses = (await Promise.all([press(), press()])).map(({ status }) => status).sort()
    expect(statuses).toEqual([303, 409])
    expect(await app.operate(sql`select 1 from source_runs`)).toHaveLength(1)
    expect(readdirSync(folders.sources)).toEqual([idOf(page)])
    await workOnSources()
    expect(await listDifferences()).toEqual(expectedDifferences)
  })

  it('stays an import if it cannot be moved, and says why', async () => {
    const first = await importList('facilities-2026-01.csv')
    const page = await upload('facilities-2026-02.csv', february)
    await workOnImports()
    for (const compareWith of ['', 'nonsense', '00000000-0000-4000-8000-000000000000']) {
      const refused = await postForm(app, page, { compareWith })
      expect([compareWith, refused.status]).toEqual([compareWith, 409])
    }
    const moved = await postForm(app, page, { compareWith: idOf(first) })
    const source = idOf(moved.headers.get('Location') ?? '')
    const next = await upload('facilities-2026-03.csv', february)
    await workOnImports()
    const refused = await postForm(app, next, { compareWith: source })
    expect([refused.status, readText(await refused.text())]).toEqual([
      409,
      expect.stringContaining('This source is being read right now.'),
    ])
    rmSync(path.join(folders.imports, idOf(next)))
    await workOnSources()
    const gone = await postForm(app, next, { compareWith: source })
    expect(readText(await gone.text())).toContain('The file is no longer on this server.')
    expect(await app.operate(sql`select state from imports where id = ${idOf(next)}`)).toEqual([
      { state: 'previewed' },
    ])
  })
})
