import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { importMessages } from '#app/data/import/messages.ts'
import { asOperator } from '#db/as-viewer.server.ts'
import type { Database } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { createImportJob } from '#server/jobs.ts'
import { createLogger } from '#server/logger.ts'
import { createWorker, type Worker } from '#server/worker.ts'
import { postForm, readRedirect } from '#tests/support/auth-client.ts'
import { openMigrated } from '#tests/support/migrated-database.ts'
import { readText } from '#tests/support/read-html.ts'
import { seedPeople, viewers } from '#tests/support/seed-every-table.ts'
import {
  createFailingDatabase,
  openAppOver,
  type TestApp,
  testSite,
} from '#tests/support/test-app.ts'

let database: Database
let app: TestApp
let worker: Worker
const folder = mkdtempSync(path.join(tmpdir(), 'directory-imports-'))

beforeAll(async () => {
  database = await openMigrated()
  await seedPeople(database)
  const logger = createLogger('silent')
  worker = createWorker(createImportJob(database, folder, logger), logger)
  worker.start()
  const imports = { folder, wake: worker.wake }
  app = await openAppOver(database, {}, undefined, async () => viewers.admin, { imports })
})
beforeEach(async () => {
  await asOperator(database, async (db) => {
    await db.execute(sql`delete from treatment_centers`)
    await db.execute(sql`delete from imports`)
  })
  for (const name of readdirSync(folder)) rmSync(path.join(folder, name))
})
afterAll(async () => {
  await worker?.stop()
  await app?.close()
  rmSync(folder, { recursive: true, force: true })
})

function upload(
  name: string,
  content: string | Uint8Array,
  { to = app, address = '/admin/import' } = {},
) {
  const form = new FormData()
  form.set('file', new File([content as BlobPart], name))
  return to.request(address, { method: 'POST', headers: { Origin: testSite.url }, body: form })
}

const show = async (response: Response) => readText(await response.text())

async function take(name: string, content: string | Uint8Array): Promise<string> {
  const response = await upload(name, content)
  expect(response.status).toBe(303)
  return response.headers.get('Location') ?? ''
}

const readState = async (page: string) => {
  const response = await app.request(`${page}/progress`)
  return ((await response.json()) as { progress: { state: string } }).progress.state
}
const waitFor = (page: string, state: string) => expect.poll(() => readState(page)).toBe(state)
const countCenters = async () =>
  (await asOperator(database, (db) => readRows(db, sql`select 1 from treatment_centers`))).length

describe('an import', () => {
  it('adds centers from a file and is undone, without scripts', async () => {
    expect(await show(await app.request('/admin/import'))).toContain(
      'Required fields: title/name, address, city, state.',
    )
    const list =
      'name,city,state,License\nHope House,Newark,NJ,1\n,Trenton,NJ,2\nHope House,Camden,NJ,3\n'
    const page = await take('list.csv', list)
    await waitFor(page, 'previewed')
    const preview = await show(await app.request(page))
    expect(preview).toContain('Nothing has been imported yet.')
    expect(preview).toContain('Import 2 centers')
    expect(preview).toContain('Skipped item 2: Missing name/title')
    expect(preview).toContain('1 has the name of another place, at another address.')
    expect(preview).toContain('Imported, as branches.')
    expect(preview).toContain('Columns that are not recognized')
    expect(await countCenters()).toBe(0)

    const choose = async (choice: Record<string, string>) => {
      const sent = await postForm(app, page, { do: 'choices', ...choice })
      expect(sent.headers.get('Location')).toBe(page)
      await waitFor(page, 'previewed')
      return show(await app.request(page))
    }
    const skipped = await choose({ sameName: 'skip' })
    expect(skipped).toContain('Import 1 center')
    expect(skipped).toContain('Same name, different address: item 1')
    expect(skipped).toContain('Left out, as duplicates.')
    // The other form's choices stay.
    expect(await choose({ duplicates: 'fill' })).toContain('Left out, as duplicates.')
    expect(await choose({ sameName: 'import' })).toContain('Import 2 centers')

    expect((await postForm(app, page, { do: 'start' })).headers.get('Location')).toBe(page)
    await waitFor(page, 'done')
    const results = await show(await app.request(page))
    expect(results).toContain('Import Another File')
    expect(await countCenters()).toBe(2)
    expect(await show(await app.request(`${page}?show=skipped`))).not.toContain('Hope House')
    // Beyond the end, it shows the last page.
    expect(await show(await app.request(`${page}?page=9`))).toContain('Hope House')
    const report = await app.request(`${page}/report.csv`)
    expect(report.headers.get('Content-Disposition')).toBe(
      'attachment; filename="list.csv.import-report.csv"',
    )
    expect((await report.text()).split('\r\n')).toHaveLength(5)

    expect((await app.request(`${page}/undo`)).status).toBe(200)
    expect((await postForm(app, `${page}/undo`)).headers.get('Location')).toBe(page)
    await waitFor(page, 'undone')
    expect(await show(await app.request(page))).toContain('The import is undone.')
    expect(await countCenters()).toBe(0)
    expect(readdirSync(folder)).toEqual([])
  })

  it('leaves out other states, says how many, and keeps them at the press of a button', async () => {
    const page = await take('a.csv', 'name,city,state\nHope,Newark,NJ\nOak,Erie,PA\nElm,York,PA\n')
    await waitFor(page, 'previewed')
    const preview = await show(await app.request(page))
    expect(preview).toContain('Import 1 center')
    expect(preview).toContain('2 of these are outside New Jersey. Left out.')
    expect(preview).not.toContain('the name of another place')
    expect(await show(await app.request(`${page}?show=outside`))).toContain('Oak Erie, PA')
    await postForm(app, page, { do: 'choices', outside: 'keep' })
    await waitFor(page, 'previewed')
    const kept = await show(await app.request(page))
    expect(kept).toContain('Import 3 centers')
    expect(kept).toContain('2 of these are outside New Jersey. Imported too')
    await postForm(app, page, { do: 'choices', keepColumn: 'City', keepValue: 'york' })
    await waitFor(page, 'previewed')
    const html = await (await app.request(page)).text()
    expect(readText(html)).toContain('Skipped item 2: City is not york')
    expect(html).toMatch(/<input[^>]*name="keepColumn"[^>]*value="City"/)
    await postForm(app, page, { do: 'start' })
    await waitFor(page, 'done')
    expect(await countCenters()).toBe(1)
  })

  it('shows first what would be imported, and keeps a list name that was typed before a choice', async () => {
    const page = await take('a.csv', 'name,city,state\nOak,Erie,PA\nElm,York,PA\nHope,Newark,NJ\n')
    await waitFor(page, 'previewed')
    const preview = await show(await app.request(page))
    expect(preview).toContain('Record 3: Hope')
    expect(preview).not.toContain('Record 1: Oak')
    const rows = preview.slice(preview.indexOf('Record by record'))
    expect(rows).toMatch(/Hope.*Oak.*Elm/s)
    const typed = {
      listedIn: 'Our own list',
      listedOn: '2026-01-02',
      keepColumn: '',
      keepValue: '',
    }
    await postForm(app, page, { ...typed, outside: 'keep' })
    await waitFor(page, 'previewed')
    const html = await (await app.request(page)).text()
    expect(readText(html)).toContain('Import 3 centers')
    expect(html).toMatch(/<input[^>]*value="Our own list"/)
    expect(html).toMatch(/<input[^>]*value="2026-01-02"/)
    expect(readText(html)).toContain('Record 1: Oak')
  })

  it('keeps what was typed, whichever button looks again or handles a saved mapping', async () => {
    const rows = 'Uno,Dos,Tres\nname,Ort,state\nHope,Newark,NJ\n'
    const page = await take('a.csv', rows)
    await waitFor(page, 'previewed')
    const [form = '', ...others] =
      (await (await app.request(page)).text())
        .match(/<form.*?<\/form>/gs)
        ?.filter((found) =>
          /name="(listedIn|headerRow|column:|namedMapping|mappingName)/.test(found),
        ) ?? []
    for (const name of [
      'listedIn',
      'listedOn',
      'headerRow',
      'column:ort',
      'mappingName',
      'keepValue',
    ]) {
      expect(form).toContain(`name="${name}"`)
    }
    expect(others).toEqual([])
    const press = async (fields: Record<string, string>) => {
      const sent = await postForm(app, page, fields)
      await waitFor(page, 'previewed')
      const html = await (await app.request(page)).text()
      return { sent, html, text: readText(html) }
    }
    const mapped = await press({
      do: 'mapping',
      listedIn: 'One',
      'column:ort': 'city',
      keepColumn: 'state',
      keepValue: 'NJ',
    })
    expect(mapped.html).toMatch(/name="listedIn"[^>]*value="One"/)
    expect(mapped.html).toMatch(/name="keepValue"[^>]*value="NJ"/)
    expect(mapped.text).toContain('City Newark')
    const moved = await press({
      do: 'header',
      listedIn: 'Two',
      headerRow: '1',
      'column:uno': 'name',
    })
    expect(moved.text).toContain('Header: row 1 (change)')
    const back = await press({ do: 'choices', headerRow: '2' })
    expect(back.html).toMatch(/name="listedIn"[^>]*value="Two"/)
    const nameless = await press({ do: 'save-mapping', mappingName: ' ' })
    expect(nameless.sent.status).toBe(400)
    expect(await show(nameless.sent)).toContain(
      'Save this file’s mapping as Replaces a mapping of the same name. Give the mapping a name.',
    )
    const saved = await press({ do: 'save-mapping', mappingName: 'Rows', listedIn: 'Three' })
    expect(saved.html).toMatch(/name="listedIn"[^>]*value="Three"/)
    const [, id = ''] = /<option value="([\w-]+)"[^>]*>Rows/.exec(saved.html) ?? []
    const used = await press({ do: 'use-mapping', namedMapping: id, listedIn: 'Four' })
    expect(used.html).toMatch(/name="listedIn"[^>]*value="Four"/)
  })

  it('says what comes next, with the numbers that its own centers need', async () => {
    await asOperator(database, (db) =>
      db.execute(sql`insert into treatment_centers (slug, name) values ('elm', 'Elm House')`),
    )
    const page = await take(
      'a.csv',
      'name,city,state,phone\nHope,Newark,NJ,609-555-0142\nOak,Trenton,NJ,\nAsh,Camden,NJ,\n',
    )
    await waitFor(page, 'previewed')
    expect(await show(await app.request(page))).not.toContain('What comes next')
    await postForm(app, page, { do: 'start' })
    await waitFor(page, 'done')
    const html = await (await app.request(page)).text()
    expect(readText(html)).toContain(
      'What comes next Look for duplicates Find missing numbers (2) See the listings',
    )
    const listings = `/admin?import=${page.split('/').at(-1)}`
    expect(html).toContain(`href="${listings}"`)
    expect(await show(await app.request(listings))).not.toContain('Elm House')
    const again = await take('b.csv', 'name,city,state\nHope,Newark,NJ\n')
    await waitFor(again, 'previewed')
    await postForm(app, again, { do: 'start' })
    expect(await show(await app.request(again))).not.toContain('What comes next')
  })

  it('skips rows of one kind, and shows the rule in the form', async () => {
    const page = await take('a.csv', 'name,Kind\nHope House,SU\nDr. Doe,BUPREN\n')
    await waitFor(page, 'previewed')
    await postForm(app, page, { do: 'choices', skipColumn: 'kind', skipValue: 'bupren' })
    await waitFor(page, 'previewed')
    const html = await (await app.request(page)).text()
    expect(readText(html)).toContain('Skipped item 2: kind is bupren')
    expect(html).toMatch(/<input[^>]*name="skipColumn"[^>]*value="kind"/)
    await postForm(app, page, { do: 'start' })
    await waitFor(page, 'done')
    expect(await countCenters()).toBe(1)
  })

  it('shows the values of a record as they would be stored, with warnings beside them', async () => {
    const rows =
      'name,city,zip,price,License\nHope House,Newark,7102,ALL,1\n,Trenton,,,2\nC,,,,\nD,Camden,,,\n'
    const page = await take('a.csv', rows)
    await waitFor(page, 'previewed')
    const first = await show(await app.request(page))
    expect(first).toContain('Record 1: Hope House')
    expect(first).toContain('ZIP code 07102')
    expect(first).toContain('Price Nothing price not usable, left out: ALL')
    expect(first).toContain('Record 4: D')
    expect(first).not.toContain('Record 2:')
    expect(await show(await app.request(`${page}?record=2`))).toContain(
      'Not imported: Missing required field: name/title',
    )
    const html = await (await app.request(`${page}?record=4`)).text()
    expect(readText(html)).toContain('City Camden')
    expect(html).toContain(`href="${page}?record=3#values"`)
    expect(html).not.toContain(`href="${page}?record=5#values"`)
    expect(await show(await app.request(`${page}?record=5`))).toContain('There is no such record')
  })

  it('sets values for all rows, and keeps the choices under a name for a file of the same columns', async () => {
    const columns = 'name,Ort,Kind,state\n'
    const page = await take('a.csv', `${columns}Hope House,Newark,SU,\nDr. Doe,Camden,BUPREN,PA\n`)
    await waitFor(page, 'previewed')
    const unusable = { constantField: 'price', constantValue: 'free', constantRows: 'empty' }
    const refused = await postForm(app, page, { do: 'choices', ...unusable })
    expect(refused.status).toBe(400)
    expect(await show(refused)).toContain('“free” can’t be stored as Price.')
    await postForm(app, page, { do: 'mapping', 'column:ort': 'city' })
    await waitFor(page, 'previewed')
    const choices = {
      skipColumn: 'kind',
      skipValue: 'bupren',
      constantField: 'state',
      constantValue: 'NJ',
      constantRows: 'every',
    }
    await postForm(app, page, { do: 'choices', ...choices })
    await waitFor(page, 'previewed')
    const text = await show(await app.request(page))
    expect(text).toContain('State NJ')
    expect(text).toContain('Leaves out 1 record.')
    const saved = await postForm(app, page, { do: 'save-mapping', mappingName: 'State list' })
    expect(readRedirect(saved)).toBe(`${page} [mapping-saved]`)

    await asOperator(database, (db) => db.execute(sql`delete from import_mappings`))
    const next = await take('b.csv', `${columns}Elm House,Trenton,SU,\nDr. Roe,Camden,BUPREN,PA\n`)
    await waitFor(next, 'previewed')
    const html = await (await app.request(next)).text()
    expect(readText(html)).toContain('This file has the same columns as “State list”.')
    const [, id = ''] = /<option value="([\w-]+)"[^>]*>State list \(same columns\)/.exec(html) ?? []
    await postForm(app, next, { do: 'use-mapping', namedMapping: id })
    await waitFor(next, 'previewed')
    const values = await show(await app.request(next))
    expect(values).toContain('City Trenton State NJ')
    expect(values).toContain('Skipped item 2: kind is bupren')
    await postForm(app, next, { do: 'delete-mapping', namedMapping: id })
    expect(await show(await app.request(next))).not.toContain('State list')
  })

  it('says what is wrong at the top, and takes the header row that a person chose or a saved mapping knows', async () => {
    const table = 'Uno,Dos\nHaus,Ort\nHope House,Newark\n'
    const page = await take('a.csv', table)
    await waitFor(page, 'previewed')
    const first = await show(await app.request(page))
    expect(first).toContain('No column was recognized as the name. Choose it below.')
    expect(first).not.toContain('There is nothing new in this file')
    expect(first).toContain('Header: row 1 (change)')
    expect((await postForm(app, page, { do: 'header', headerRow: '9' })).status).toBe(400)
    await postForm(app, page, { do: 'header', headerRow: '2' })
    await waitFor(page, 'previewed')
    expect(await show(await app.request(page))).toContain('Header: row 2 (change)')
    await postForm(app, page, { do: 'mapping', 'column:haus': 'name' })
    await waitFor(page, 'previewed')
    expect(await show(await app.request(page))).toContain(
      'No phone numbers, streets, towns, or states were found in this file, and the column “Ort” was not read.',
    )
    await postForm(app, page, { do: 'mapping', 'column:ort': 'city' })
    await waitFor(page, 'previewed')
    await postForm(app, page, { do: 'save-mapping', mappingName: 'Houses' })

    await asOperator(database, (db) => db.execute(sql`delete from import_mappings`))
    const next = await take('b.csv', `Nota,\n${table}`)
    await waitFor(next, 'previewed')
    const html = await (await app.request(next)).text()
    const [, id = ''] = /<option value="([\w-]+)"[^>]*>Houses \(same columns\)/.exec(html) ?? []
    await postForm(app, next, { do: 'use-mapping', namedMapping: id })
    await waitFor(next, 'previewed')
    const text = await show(await app.request(next))
    expect(text).toContain('Header: row 3 (change)')
    expect(text).toContain('City Newark')
  })

  it('returns its location to a script as JSON', async () => {
    const response = await upload('a.json', '[{"name":"A"}]', { address: '/admin/import/upload' })
    expect(await response.json()).toEqual({
      path: expect.stringMatching(/^\/admin\/import\/[\w-]+$/),
    })
    const refused = await upload('a.txt', 'x', { address: '/admin/import/upload' })
    expect([refused.status, await refused.json()]).toEqual([
      400,
      {
        message: importMessages.unsupportedFormat,
      },
    ])
    expect((await app.request('/admin/import/upload')).status).toBe(405)
  })

  it('can be canceled, and leaves nothing behind', async () => {
    const page = await take('a.json', '[{"name":"A"}]')
    await waitFor(page, 'previewed')
    const cancelled = await postForm(app, page, { do: 'cancel' })
    expect(readRedirect(cancelled)).toBe('/admin/import [import-cancelled]')
    expect(await readState(page)).toBe('cancelled')
    for (const order of ['start', 'cancel', 'choices', 'mapping', 'save-mapping', 'use-mapping']) {
      const refused = await postForm(app, page, { do: order })
      expect([order, refused.status]).toEqual([order, 409])
      expect(await show(refused)).toContain('That is not possible any more')
    }
    expect((await postForm(app, `${page}/undo`)).status).toBe(409)
    expect((await postForm(app, page, { do: 'nothing' })).status).toBe(400)
  })
})

it('says when it is canceled how many stay, and undoes them from the toast', async () => {
  const page = await take('a.json', '[{"name":"A","address":"1 Main St"},{"name":"B"}]')
  await waitFor(page, 'previewed')
  await postForm(app, page, { do: 'start' })
  await waitFor(page, 'done')
  const id = page.split('/').at(-1)
  await asOperator(database, (db) =>
    db.execute(sql`update imports set state = 'running',
    counts = counts || '{"merged": 62}', actor_id = null where id = ${id}`),
  )
  const cancelled = await postForm(app, page, { do: 'cancel' })
  expect(readRedirect(cancelled)).toBe(`/admin/import?cancelled=${id} [import-cancelled-kept]`)
  const cookie = cancelled.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const shown = await app.request(`/admin/import?cancelled=${id}`, { headers: { Cookie: cookie } })
  const html = await shown.text()
  expect(readText(html)).toContain(
    'The import is cancelled. 2 centers were added and 62 changed; they stay. Undo this import',
  )
  expect(html).toContain(`action="${page}/undo"`)
  // A link shows no Undo.
  const linked = await show(await app.request(`/admin/import?cancelled=${id}`))
  expect(linked).not.toContain('they stay')
  await postForm(app, `${page}/undo`)
  await waitFor(page, 'undone')
})

it('is a 404 for an unknown import', async () => {
  for (const id of ['00000000-0000-4000-8000-000000000000', 'nonsense']) {
    for (const part of ['', '/progress', '/report.csv', '/undo']) {
      expect((await app.request(`/admin/import/${id}${part}`)).status).toBe(404)
    }
  }
})

it('is not stored when the database does not answer, and the page says so', async () => {
  const broken = await openAppOver(
    createFailingDatabase(),
    {},
    undefined,
    async () => viewers.admin,
    {
      imports: { folder, wake: () => {} },
    },
  )
  const home = await broken.request('/admin/import')
  expect([home.status, await show(home)]).toEqual([
    503,
    expect.stringMatching(/Choose a file.* Error loading the import: .*What the file needs/),
  ])
  const sent = await upload('a.csv', 'name\nA', { to: broken })
  expect([sent.status, readdirSync(folder)]).toEqual([503, []])
})
