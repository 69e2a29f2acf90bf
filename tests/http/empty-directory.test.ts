import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openMigrated } from '#tests/support/migrated-database.ts'
import { readText } from '#tests/support/read-html.ts'
import { openAppOver, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openAppOver(await openMigrated())
})
afterAll(() => app?.close())

describe('a directory without centers', () => {
  it.each(['/', '/es'])('%s shows no empty section', async (path) => {
    const page = await app.readPage(path)
    expect(page).not.toMatch(/id="featured"|id="centers-by-county"|href="\/about#trusted"/)
    expect(readText(page)).not.toMatch(/\b0\+|Trusted|de confianza/)
    expect(page).toMatch(/aria-label="(Start here|Empiece aquí)"/)
    expect(page).toContain('id="kinds-of-treatment"')
  })

  it('says so, and does not link to itself', async () => {
    const page = await app.readPage('/centers')
    expect(readText(page)).toContain('The directory has no centers yet.')
    expect(readText(page)).not.toContain('Show All Centers')
    expect(readText(page)).toContain('Call 988')
  })

  it.each([
    '/counties/essex',
    '/towns/newark',
    '/about',
    '/list',
    '/treatment-types',
    '/accuracy',
    '/es/condados/essex',
    '/sitemap.xml',
    '/centers?near=07102',
    '/centers?beds=today',
  ])('%s is there', async (path) => {
    expect((await app.request(path)).status).toBe(200)
  })
})
