import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readLinks, readText, readTitle } from '#tests/support/read-html.ts'
import { createFailingDatabase, openAppOver, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openAppOver(createFailingDatabase())
})
afterAll(() => app?.close())

async function readFailed(path: string, status = 503) {
  const response = await app.request(path)
  const page = await response.text()
  expect([path, response.status]).toEqual([path, status])
  return page
}

describe('without a database', () => {
  it.each(['/centers', '/centers?q=detox&page=2'])('%s says what failed', async (path) => {
    const page = await readFailed(path)
    const text = readText(page)
    expect(text).toContain('Treatment Centers Directory')
    expect(text).toContain('Error Loading Centers')
    expect(text).toMatch(/Failed to load treatment centers: \S+/)
    expect(text).not.toMatch(/ECONNREFUSED|127\.0\.0\.1|No centers found|0 Treatment Centers/)
    expect(readLinks(page)).toEqual(expect.arrayContaining([path, 'tel:988', 'tel:911']))
    // Without counts, every choice shows.
    expect(page).toContain('value="wheelchair"')
    expect(page).not.toMatch(/<(label|details|fieldset)[^>]* hidden/)
    for (const city of ['Newark', 'Jersey City', 'Paterson', 'Elizabeth', 'Trenton', 'Camden']) {
      expect(page).toContain(`<option value="${city}">`)
    }
  })

  it.each(['/', '/?q=detox'])('%s keeps its top and its crisis lines', async (path) => {
    const page = await readFailed(path)
    const text = readText(page)
    expect(text).toContain('Your Path to Recovery Starts Here')
    expect(text).toContain('Need Immediate Help')
    expect(text).toContain('Failed to load treatment centers: ')
    expect(readLinks(page)).toEqual(
      expect.arrayContaining(['tel:988', 'tel:911', 'tel:+18447322465', '/centers']),
    )
  })

  it("a center's page fails but shows the crisis numbers", async () => {
    const page = await readFailed('/centers/cedar-lantern-recovery-center')
    expect(readTitle(page)).toBe('Something went wrong | NJ Recovery Directory')
    expect(readText(page)).toContain('Something went wrong')
    expect(readText(page)).not.toMatch(/ECONNREFUSED|Not Found|at .*\.js/)
    expect(readLinks(page)).toEqual(
      expect.arrayContaining(['tel:988', 'tel:911', '/centers/cedar-lantern-recovery-center']),
    )
  })

  it('scripts also get a 503, without the cause', async () => {
    expect(await readFailed('/places?q=a')).not.toContain('ECONNREFUSED')
  })

  it('the server is alive, but not ready', async () => {
    expect(await readFailed('/healthz', 200)).toBe('ok')
    expect(await readFailed('/readyz')).toBe('the database does not answer')
  })

  it('responses keep their security headers, and are not cached', async () => {
    for (const path of ['/', '/centers', '/centers/x', '/places?q=a', '/readyz']) {
      const { headers } = await app.request(path)
      expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'")
      expect(headers.get('Cache-Control') ?? '').not.toMatch(/public|max-age=[1-9]/)
      expect(headers.getSetCookie()).toEqual([])
    }
  })

  it('the log says what failed and where', async () => {
    const before = app.log.length
    await readFailed('/centers?q=zebrafinch')
    await readFailed('/centers/cedar-lantern-recovery-center')
    const errors = app.log.slice(before).filter((line) => JSON.parse(line).level === 50)
    expect(errors.join('')).toContain('ECONNREFUSED')
    expect(errors.join('')).toContain('"path":"/centers"')
    expect(errors.join('')).toContain('"path":"/centers/cedar-lantern-recovery-center"')
    expect(errors.join('')).not.toContain('zebrafinch')
  })
})
