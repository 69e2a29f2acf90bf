import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asOperator } from '#db/as-viewer.server.ts'
import { treatmentCenters } from '#db/schema/centers.ts'
import { readText } from '#tests/support/read-html.ts'
import { openTestApp, type TestApp } from '#tests/support/test-app.ts'

/** Centers as a public file has them: without numbers, ratings or marks. */
const unknown = { pinned: false, totalScore: null, reviewsCount: null, phone: null }

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
  await asOperator(app.database, (db) => db.update(treatmentCenters).set(unknown))
})
afterAll(() => app?.close())

describe('Home of a directory without Trusted centers, ratings and numbers', () => {
  it('lists the counties in place of featured centers', async () => {
    const page = await app.readPage('/')
    expect(page).not.toMatch(/id="featured"|class="row"/)
    expect(page.indexOf('id="centers-by-county"')).toBeGreaterThan(0)
    expect(page.indexOf('id="centers-by-county"')).toBeLessThan(
      page.indexOf('id="kinds-of-treatment"'),
    )
  })

  it('shows only figures that it has', async () => {
    const text = readText(await app.readPage('/'))
    expect(text).toContain('Treatment Centers')
    expect(text).not.toContain('Average Rating')
  })

  it('keeps every other section', async () => {
    const text = readText(await app.readPage('/'))
    for (const title of ['Browse Treatment Centers', 'Sign Up / Login', 'Need Immediate Help']) {
      expect(text).toContain(title)
    }
  })
})
