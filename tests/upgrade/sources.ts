import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { readText } from '#tests/support/read-html.ts'
import { type AddedCenter, editCenter } from './center-form.ts'
import { type UpgradeApp, writeChapter } from './chapter.ts'
import { uploadFile } from './upload-file.ts'

const columns = 'name,street,city,state,zip,phone,website,price\n'
/** A list of as many centers; the first has these values. */
function makeList(name: string, count: number, [phone, website, price]: string[] = []): string {
  const rows = Array.from({ length: count }, (_, index) => {
    const values = index === 0 ? [phone, website, price] : []
    const number = 100 + index
    const usual = [`(609) 555-1${number}`, `https://${name}${number}.example.org`.toLowerCase(), '']
    const said = usual.map((value, field) => values[field] ?? value)
    return [
      `${name} ${number}`,
      `${number} ${name} Street`,
      'Newark',
      'NJ',
      '07102',
      ...said,
    ].join()
  })
  return `${columns}${rows.join('\n')}\n`
}

async function addSource(app: UpgradeApp, admin: string, name: string): Promise<string> {
  const fields = {
    kind: 'upload',
    name,
    listedIn: `${name} list`,
    schedule: 'off',
    sameName: 'skip',
    rules: 'price',
    intent: 'save',
  }
  const added = await app.send(admin, fields, '/admin/sources/new')
  expect(added.status).toBe(303)
  return added.headers.get('Location') ?? ''
}

/** Upload a newer file of the list, have it compared, and return the page of the run. */
async function compare(app: UpgradeApp, admin: string, source: string, list: string) {
  await uploadFile(app, admin, `${source}/upload`, new File([list], 'list.csv'))
  await app.runSources()
  const { id } = await readNewestRun(app, source)
  return `${source}/runs/${id}`
}

const idOf = (page: string) => page.split('/').at(-1) ?? ''
const readNewestRun = (app: UpgradeApp, source: string) =>
  app.one<{ id: string; state: string }>(sql`select id, state from source_runs
    where source_id = ${idOf(source)} order by started_at desc limit 1`)
const readPage = async (app: UpgradeApp, admin: string, page: string) =>
  readText(await (await app.open(admin, page)).text())

async function decide(
  app: UpgradeApp,
  admin: string,
  page: string,
  fields: Record<string, string>,
): Promise<void> {
  expect((await app.send(admin, fields, page)).status).toBe(303)
}

/** Add a source whose first list brought these centers. */
async function addListed(app: UpgradeApp, admin: string, name: string, count: number) {
  const source = await addSource(app, admin, name)
  const first = await compare(app, admin, source, makeList(name, count))
  await decide(app, admin, first, { intent: 'accept-group', group: 'new' })
  return source
}

const readFirst = (app: UpgradeApp) =>
  app.one<{ phone: string; price: number | null }>(
    sql`select phone, price from treatment_centers where name = 'Scoter 100'`,
  )
const readStatuses = (app: UpgradeApp, run: string) =>
  app.operate(sql`select coalesce(fact, kind) as what, status, by_rule as "byRule"
    from differences where run_id = ${idOf(run)} order by 1`)

const newer = ['(609) 555-1999', 'https://scoter.example.org', '120']

/** Lists that are read again: a run that is being reviewed, one that is held, one that waits. */
export const sources = writeChapter({
  fill: async (app) => {
    const admin = await app.enter(await app.addMember('admin'))
    const reviewed = await addListed(app, admin, 'Scoter', 11)
    const corrected = await app.one<AddedCenter>(
      sql`select id, slug, name from treatment_centers where name = 'Scoter 105'`,
    )
    await editCenter(app, admin, corrected, { phone: '609 555 1888' })
    // The first center has three other values, and the last one is gone.
    const run = await compare(app, admin, reviewed, makeList('Scoter', 10, newer))
    await decide(app, admin, run, { intent: 'accept-group', group: 'changed-phone' })
    await decide(app, admin, run, { intent: 'dismiss-group', group: 'changed-website' })
    const held = await addListed(app, admin, 'Smew', 3)
    const heldRun = await compare(app, admin, held, makeList('Smew', 1))
    const waiting = await addSource(app, admin, 'Eider')
    const list = makeList('Eider', 1)
    await uploadFile(app, admin, `${waiting}/upload`, new File([list], 'list.csv'))
    const upload = { id: (await readNewestRun(app, waiting)).id, list }
    return { admin, reviewed, run, heldRun, waiting, upload }
  },
  checks: {
    'a run that waits is read': async (app, { admin, waiting, upload }) => {
      await writeFile(path.join(app.sourceFolder, upload.id), upload.list)
      await app.runSources()
      expect(await readPage(app, admin, waiting)).toContain('1 new center')
    },
    'differences are accepted, by staff and by rule, dismissed, or open': async (app, made) => {
      expect(await readStatuses(app, made.run)).toEqual([
        { what: 'phone', status: 'accepted', byRule: false },
        { what: 'price', status: 'accepted', byRule: true },
        { what: 'vanished', status: 'open', byRule: false },
        { what: 'website', status: 'dismissed', byRule: false },
      ])
      const text = await readPage(app, made.admin, made.run)
      expect(text).toContain('Centers that are no longer in the list 1')
      expect(text).not.toContain('Website')
      expect(await readFirst(app)).toMatchObject({ phone: newer[0], price: 120 })
    },
    'a newer list brings back nothing that was decided or corrected': async (
      app,
      { admin, reviewed },
    ) => {
      const list = `${makeList('Scoter', 10, newer)}\n`
      const run = await compare(app, admin, reviewed, list)
      expect(await readStatuses(app, run)).toEqual([
        { what: 'vanished', status: 'open', byRule: false },
      ])
      const corrected = await app.one(
        sql`select phone from treatment_centers where name = 'Scoter 105'`,
      )
      expect(corrected).toEqual({ phone: '(609) 555-1888' })
    },
    'a run can be undone': async (app, { admin, run }) => {
      await decide(app, admin, run, { intent: 'undo' })
      expect(await readFirst(app)).toMatchObject({ phone: '(609) 555-1100', price: null })
      expect(await readPage(app, admin, run)).toContain('This run is undone')
    },
    'a held run says why, and is released': async (app, { admin, heldRun }) => {
      expect(await readPage(app, admin, heldRun)).toContain('This run is held')
      await decide(app, admin, heldRun, { intent: 'release' })
      expect(await readStatuses(app, heldRun)).toEqual([
        { what: 'vanished', status: 'open', byRule: false },
        { what: 'vanished', status: 'open', byRule: false },
      ])
    },
  },
})
