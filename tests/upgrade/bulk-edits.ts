import { type SQL, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { readText } from '#tests/support/read-html.ts'
import { addCenter } from './center-form.ts'
import { type UpgradeApp, writeChapter } from './chapter.ts'

const edits = '/admin/centers/bulk-changes'
const names = ['Ouzel North', 'Ouzel South', 'Ouzel West']

/** Set a field of all three centers. */
async function setField(app: UpgradeApp, admin: string, field: string, value: string) {
  const size = String(names.length)
  const change = new URLSearchParams({ q: 'ouzel', all: size, field, how: 'set', value })
  const path = `/admin/centers/bulk?${change}`
  const preview = await (await app.open(admin, path)).text()
  const [, seen = ''] = /name="seen" value="([^"]+)"/.exec(preview) ?? []
  const answer = await app.send(admin, { seen }, path)
  expect(answer.status).toBe(303)
}

async function undo(app: UpgradeApp, admin: string, field: string) {
  const { id } = await app.one<{ id: string }>(
    sql`select id from change_sets where title = ${field}`,
  )
  expect((await app.send(admin, { id }, edits)).status).toBe(303)
}

const count = async (app: UpgradeApp, condition: SQL) =>
  (await app.operate(sql`select from treatment_centers where name like 'Ouzel %' and ${condition}`))
    .length

/** One field of many centers: changed, and changed back. */
export const bulkEdits = writeChapter({
  fill: async (app) => {
    const admin = await app.enter(await app.addMember('admin'))
    for (const name of names) await addCenter(app, admin, { name, county: 'Salem' })
    await setField(app, admin, 'county', 'Warren')
    await setField(app, admin, 'neighborhood', 'Ironbound')
    await undo(app, admin, 'neighborhood')
    return { admin }
  },
  checks: {
    'the list says what was changed and what was undone': async (app, { admin }) => {
      expect(await count(app, sql`county = 'Warren'`)).toBe(names.length)
      expect(await count(app, sql`neighborhood is not null`)).toBe(0)
      const text = readText(await (await app.open(admin, edits)).text())
      expect(text).toContain('County set to “Warren”')
      expect(text).toContain('Neighborhood set to “Ironbound”')
    },
    'a change can be undone, but not what changed since': async (app, { admin }) => {
      await app.operate(
        sql`update treatment_centers set county = 'Morris' where name = ${names[0]}`,
      )
      await undo(app, admin, 'county')
      expect(await count(app, sql`county = 'Salem'`)).toBe(names.length - 1)
      expect(await count(app, sql`county = 'Morris'`)).toBe(1)
    },
    'an undone one cannot be undone again': async (app, { admin }) => {
      const { id } = await app.one<{ id: string }>(
        sql`select id from change_sets where title = 'neighborhood'`,
      )
      expect((await app.send(admin, { id }, edits)).status).toBe(409)
    },
  },
})
