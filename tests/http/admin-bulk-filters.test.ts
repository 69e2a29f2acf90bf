import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AccountApp, openAccountApp } from '#tests/support/account-members.ts'
import { readLinks, readText } from '#tests/support/read-html.ts'

let app: AccountApp
let cookie: string
beforeAll(async () => {
  app = await openAccountApp()
  cookie = await app.enter(await app.addMember('admin'))
  await app.operate(sql`insert into treatment_centers (slug, name, county, source)
    values ('bulk-one', 'Bulk One', 'Salem', 'import'), ('bulk-two', 'Bulk Two', 'Salem', 'import')`)
})
afterAll(() => app?.close())

const readPage = async (path: string) => (await app.open(cookie, path)).text()

describe('the table’s filters', () => {
  it('are a form that works without scripts, with a count for each choice', async () => {
    const page = await readPage('/admin')
    expect(page).toContain('name="missing"')
    expect(readText(page)).toMatch(/No phone \(\d+\)/)
    const salem = /<option value="Salem"[^>]*>Salem[^<]*(?:<!-- -->[^<]*)*<\/option>/.exec(page)
    expect(readText(salem?.[0] ?? '')).toMatch(/Salem \(\d+\)/)
  })

  it('stay in the links to pages, orders and forms, and can be removed one by one', async () => {
    const page = await readPage('/admin?missing=phone&county=Salem&q=bulk')
    expect(readText(page)).toContain('1 to 2 of 2')
    const links = readLinks(page)
    expect(links).toContain('/admin?q=bulk&missing=phone&county=Salem&sort=name')
    expect(links).toContain('/admin?q=bulk&county=Salem')
    expect(links).toContain('/admin?q=bulk&missing=phone')
    expect(links.some((link) => /\/edit\?q=bulk&missing=phone&county=Salem$/.test(link))).toBe(true)
  })

  it('say which one to remove when nothing matches', async () => {
    const page = await readPage('/admin?q=bulk&county=Atlantic&missing=phone')
    const text = readText(page)
    expect(text).toContain('No centers found')
    expect(text).toContain('Remove one filter:')
    expect(text).toContain('County: Atlantic (2 without it)')
    expect(text).toContain('Show All Centers')
  })

  it('also choose what is exported', async () => {
    const csv = await readPage('/admin/centers/export.csv?county=Salem&q=bulk')
    expect(csv.trim().split('\r\n')).toHaveLength(3)
  })
})
