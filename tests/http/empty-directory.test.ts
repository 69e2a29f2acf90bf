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

  it.each([
    ['/centers', 'No centers found', 'Show All Centers', '/centers'],
    ['/es/centros', 'No se encontraron centros', 'Ver todos los centros', '/es/centros'],
  ])('%s says so, and prints no empty sheet', async (path, title, button, target) => {
    const page = await app.readPage(path)
    expect(readText(page)).toContain(title)
    expect(page).toMatch(new RegExp(`<a href="${target}"[^>]*>${button}</a>`))
    expect(page).toContain('href="tel:988"')
    expect(page).not.toContain(`href="${path}/`)
  })

  it('a county without centers has no sheet', async () => {
    expect(await app.readPage('/counties/essex')).not.toContain('/counties/essex/sheet')
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
