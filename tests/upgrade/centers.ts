import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { bareCenter, importedCenter } from '#tests/support/fixture-center.ts'
import { readText } from '#tests/support/read-html.ts'
import { writeChapter } from './chapter.ts'

export const centers = writeChapter({
  fill: async (app) => {
    const admin = await app.enter(await app.addMember('admin'))
    const list = await app.operate<{ id: string; slug: string; name: string; pinned: boolean }>(
      sql`select id, slug, name, pinned from treatment_centers where source = 'sample' order by name`,
    )
    const change = (intent: string, { id } = list[0] ?? { id: '' }) =>
      app.send(admin, { intent, id }, '/admin/centers/selected')
    const [reviewed] = await app.operate<{ id: string }>(
      sql`select center_id as id from reviews group by center_id order by count(*) desc limit 1`,
    )
    const deleted = list.find(({ id }) => id === reviewed?.id)
    const [closed, far] = list.filter((center) => !center.pinned && center !== deleted)
    if (!deleted || !closed || !far) throw new Error('there are too few samples')
    await change('delete', deleted)
    await app.operate(
      sql`update treatment_centers set temporarily_closed = true where id = ${closed.id}`,
    )
    await app.operate(sql`update treatment_centers set state = 'PA' where id = ${far.id}`)
    await app.operate(sql`update treatment_centers set verified_at = now(), verified_by = 'called',
      offerings = array['medicaid', 'methadone', 'spanish'], description_spanish = 'Cerca del río.'
      where id = ${importedCenter.id}`)
    const pinned = list
      .filter((center) => center.pinned && center !== deleted)
      .map(({ name }) => name)
    return { admin, deleted, closed, far, pinned }
  },
  checks: {
    'a page has its hours, services, offerings and check': async (app) => {
      const text = readText(await app.readPage(`/centers/${importedCenter.slug}`))
      for (const part of [
        importedCenter.name,
        importedCenter.phone,
        importedCenter.street,
        '10 AM to 2 PM',
        'Sliding fee scale',
        'methadone',
        'Medicaid',
        'Spanish',
        'The house stands by the river.',
      ]) {
        expect(text).toContain(part)
      }
      expect(text).toMatch(/[Cc]hecked/)
      const spanish = readText(await app.readPage(`/es/centros/${importedCenter.slug}`))
      expect(spanish).toContain('Cerca del río.')
      expect(await app.readPage(`/centers/${bareCenter.slug}`)).toContain('Unknownfield')
    },
    'a former slug leads to the center': async (app) => {
      const answer = await app.request(`/centers/${importedCenter.formerSlug}`)
      expect([answer.status, answer.headers.get('Location')]).toEqual([
        301,
        `/centers/${importedCenter.slug}`,
      ])
    },
    'search finds by words, filter and place': async (app) => {
      const find = async (query: string) => readText(await app.readPage(`/centers?${query}`))
      expect(await find('q=quillfeather')).toContain(importedCenter.name)
      expect(await find('near=08608&offers=methadone')).toContain(importedCenter.name)
      expect(await find('offers=dui')).not.toContain(importedCenter.name)
    },
    'pinned centers are on Home': async (app, { pinned }) => {
      expect(pinned.length).toBeGreaterThan(0)
      const home = readText(await app.readPage('/'))
      for (const name of pinned) expect(home).toContain(name)
    },
    'a closed center says so, and another state’s is told apart': async (app, { closed, far }) => {
      const text = readText(await app.readPage(`/centers/${closed.slug}`))
      expect(text).toMatch(/Temporarily Closed/)
      const { out } = await app.one<{ out: boolean }>(
        sql`select is_out_of_state as out from treatment_centers where id = ${far.id}`,
      )
      expect(out).toBe(true)
    },
    'a deleted center is gone, and comes back whole': async (app, { admin, deleted }) => {
      const path = `/centers/${deleted.slug}`
      expect((await app.request(path)).status).toBe(404)
      const trash = readText(await (await app.open(admin, '/admin/centers/deleted')).text())
      expect(trash).toContain(deleted.name)
      await app.send(admin, { id: deleted.id }, '/admin/centers/restore')
      expect(readText(await app.readPage(path))).toContain(deleted.name)
      const posts = await app.one<{ n: number }>(
        sql`select (select count(*) from reviews where center_id = ${deleted.id})::integer as n`,
      )
      expect(posts.n).toBeGreaterThan(0)
    },
  },
})
