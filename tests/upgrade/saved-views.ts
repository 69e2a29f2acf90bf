import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { readLinks, readText } from '#tests/support/read-html.ts'
import { writeChapter } from './chapter.ts'

const views = '/admin/centers/views'
const name = 'Salem by name'
const table = '/admin?county=Salem&sort=name'

/** Named filters and orders of the admin's table. */
export const savedViews = writeChapter({
  fill: async (app) => {
    const admin = await app.enter(await app.addMember('admin'))
    const saved = { intent: 'add', name, to: '?county=Salem&sort=name' }
    expect((await app.send(admin, saved, views)).status).toBe(303)
    return { admin }
  },
  checks: {
    'each is a link above the table': async (app, { admin }) => {
      const page = await (await app.open(admin, table)).text()
      expect(readLinks(page)).toContain(table)
      expect(readText(page)).toContain(name)
    },
    'its name is taken, until it gets another': async (app, { admin }) => {
      const same = { intent: 'add', name: name.toUpperCase(), to: '?show=closed' }
      expect((await app.send(admin, same, views)).status).toBe(422)
      const { id } = await app.one<{ id: string }>(
        sql`select id from table_views where name = ${name}`,
      )
      const renamed = { intent: 'rename', id, name: 'Salem' }
      expect((await app.send(admin, renamed, views)).status).toBe(303)
      expect((await app.send(admin, same, views)).status).toBe(303)
    },
  },
})
