import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asOperator } from '#db/as-viewer.server.ts'
import { treatmentCenters } from '#db/schema/centers.ts'
import { openMigrated } from '#tests/support/migrated-database.ts'
import { seedPeople, viewers } from '#tests/support/seed-every-table.ts'
import { openAppOver, type TestApp, testSite } from '../support/test-app.ts'

/**
 * The longest text that a form accepts: quadratic processing would block the server for minutes.
 */
const length = 240_000
const texts = [' ', '\t', '\r\n', '1', 'x ', '!', 'a.', '- '].map(
  (mark) => `a1${mark.repeat(length / mark.length)}b`,
)

const forms: [path: string, fields: string[]][] = [
  ['/auth', ['email', 'password']],
  ['/auth?mode=sign-up', ['email', 'fullName', 'username', 'password']],
  ['/auth?redirectTo=%2Fadmin', ['username', 'password']],
  ['/forgotten-password', ['email']],
  ['/reset-password?token=x', ['password']],
  ['/contact', ['name', 'phone', 'email', 'subject', 'message']],
  [
    '/admin/centers/new',
    ['name', 'description', 'phone', 'website', 'county', 'categories', 'price'],
  ],
]
const person = { email: 'a@example.org', fullName: 'Some One', password: 'lavender teapot 9' }

describe('a very long text', () => {
  let app: TestApp
  let visited: TestApp
  beforeAll(async () => {
    const database = await openMigrated()
    await seedPeople(database)
    app = await openAppOver(database, {}, undefined, async () => viewers.admin)
    visited = await openAppOver(database)
  })
  afterAll(() => app?.close())

  describe.each(forms)('in the form of %s', (path, fields) => {
    it.each(fields)('in %s is answered quickly', async (field) => {
      const to = path.startsWith('/admin') ? app : visited
      for (const text of texts) {
        const body = new FormData()
        for (const [name, value] of Object.entries({ ...person, [field]: text })) {
          body.set(name, value)
        }
        const headers = { Origin: testSite.url }
        const response = await to.request(path, { method: 'POST', headers, body })
        expect([303, 400, 401, 422, 429]).toContain(response.status)
      }
    })
  })

  it('on a page is shown quickly', async () => {
    const rows = texts.map((description, index) => ({
      id: randomUUID(),
      slug: `long-${index}`,
      name: `Long ${index}`,
      description,
      source: 'import' as const,
    }))
    await asOperator(app.database, (db) => db.insert(treatmentCenters).values(rows))
    for (const { slug } of rows) {
      expect((await visited.request(`/centers/${slug}`)).status).toBe(200)
    }
  })
})
