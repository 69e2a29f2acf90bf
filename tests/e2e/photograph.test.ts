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

const photograph = `img[src^="/images/centers/${importedCenter.id}/"]`

describe('a missing photograph', () => {
  test.for([`/centers/${importedCenter.slug}`])(
    'leaves no empty frame on %s',
    async (path, { openPage }) => {
      const page = await openPage(path, { app, mayFail: true })
      expect(await page.locator(photograph).count()).toBe(1)
      await page.locator(photograph).waitFor({ state: 'hidden' })
    },
  )
})
