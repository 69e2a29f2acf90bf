import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asOperator } from '#db/as-viewer.server.ts'
import { demoAdmin, signInAs } from '#tests/support/auth-client.ts'
import { readText, readTitle } from '#tests/support/read-html.ts'
import { openTestApp, type TestApp } from '#tests/support/test-app.ts'

describe('an admin tab that the database refuses', () => {
  let app: TestApp
  let admin: string
  beforeAll(async () => {
    app = await openTestApp()
    admin = await signInAs(app, demoAdmin)
    await asOperator(app.database, (db) =>
      db.execute(sql`revoke select on activities from directory_staff`),
    )
  })
  afterAll(() => app?.close())

  const open = async (path: string) => {
    const response = await app.request(path, { headers: { Cookie: admin } })
    return { status: response.status, page: await response.text() }
  }

  it('says so in the frame, with the tabs and their counts', async () => {
    const { status, page } = await open('/admin/activity')
    expect(status).toBe(503)
    expect(readTitle(page)).toBe('Activity | NJ Recovery Directory')
    expect(readText(page)).toContain(
      'Error loading activity: you do not have the right to do this. Try again',
    )
    expect(page).toContain('aria-label="Admin"')
    expect(readText(page)).toMatch(/Manage Reviews \d+ pending/)
    expect((await open('/admin/activity.data')).status).toBe(503)
    const file = await open('/admin/activity/export.csv')
    expect(file).toEqual({
      status: 503,
      page: 'Error loading activity: you do not have the right to do this.',
    })
  })

  it('leaves other errors to the error page', async () => {
    const unknown = '00000000-0000-4000-8000-000000000001'
    for (const path of [`/admin/reviews/remove/review/${unknown}`, `/admin/messages/${unknown}`]) {
      const { status, page } = await open(path)
      expect([path, status]).toEqual([path, 404])
      expect(readTitle(page)).toBe('Page not found | NJ Recovery Directory')
      expect(page).not.toContain('aria-label="Admin"')
    }
  })
})
