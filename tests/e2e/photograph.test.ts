import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { asOperator } from '#db/as-viewer.server.ts'
import { treatmentCenters } from '#db/schema/centers.ts'
import { importedCenter } from '#tests/support/fixture-center.ts'
import { openTestApp, type TestApp } from '#tests/support/test-app.ts'
import { test } from '#tests/support/test-browser.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
  await asOperator(app.database, (db) =>
    db
      .update(treatmentCenters)
      .set({ imageUrl: 'https://photos.example.org/moved.jpg' })
      .where(eq(treatmentCenters.id, importedCenter.id)),
  )
})
afterAll(() => app?.close())

describe('a missing photograph', () => {
  test('shows our drawing in its place', async ({ openPage }) => {
    const page = await openPage(`/centers/${importedCenter.slug}`, { app, mayFail: true })
    const picture = page.locator('main figure img')
    expect(await picture.getAttribute('src')).toContain(`/images/centers/${importedCenter.id}/`)
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
  })
})
