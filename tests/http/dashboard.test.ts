import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { formatIsoDate } from '#app/lib/format-date.ts'
import { asOperator } from '#db/as-viewer.server.ts'
import type { Database } from '#db/client.server.ts'
import type { Viewer } from '#db/viewer.ts'
import { openMigrated } from '#tests/support/migrated-database.ts'
import { readMeta, readText } from '#tests/support/read-html.ts'
import { centers, people, seedEveryTable, viewers } from '#tests/support/seed-every-table.ts'
import { createFailingDatabase, openAppOver, type TestApp } from '#tests/support/test-app.ts'

let database: Database
let app: TestApp
let viewer: Viewer
beforeAll(async () => {
  database = await openMigrated()
  await seedEveryTable(database)
  await asOperator(database, async (db) => {
    for (let n = 1; n <= 7; n++) {
      await db.execute(sql`insert into comments (user_id, center_id, content, created_at)
        values (${people.member}, ${centers.untouched}, ${`Word ${n}`}, now() + ${n} * interval '1 minute')`)
    }
    await db.execute(
      sql`update treatment_centers set address = '1 Mill Lane' where id = ${centers.approved}`,
    )
  })
  app = await openAppOver(database, {}, undefined, async () => viewer)
})
afterAll(() => database?.close())
beforeEach(() => {
  viewer = viewers.member
})
afterEach(() => void vi.useRealTimers())

describe('the dashboard', () => {
  it.each(['/dashboard', '/dashboard.data', '/dashboard/export', '/dashboard.data?_routes=root'])(
    '%s requires signing in',
    async (path) => {
      viewer = viewers.anonymous
      const response = await app.request(path)
      const text = await response.text()
      const target = response.headers.get('Location') ?? text
      if (!path.includes('_routes')) expect(target).toContain('/auth?redirectTo=%2Fdashboard')
      expect(text).not.toContain('Secretname')
      expect(text).not.toContain('Word 7')
    },
  )

  it('shows the profile, the counts, and the latest 5 activities with each center’s name and address', async () => {
    const response = await app.request('/dashboard')
    expect(response.status).toBe(200)
    expect(response.headers.get('Cache-Control')).toBe('private, no-store')
    const page = await response.text()
    const text = readText(page)
    expect(readMeta(page, 'robots')).toContain('noindex')
    expect(text).toContain('Full name Pat Secretname-member')
    expect(text).toMatch(/1 Votes|Votes 1/)
    expect(text).toMatch(/8 Comments|Comments 8/)
    expect(text).toContain('The newest 5 of 8')
    expect(text.match(/Word \d/g)).toEqual(['Word 7', 'Word 6', 'Word 5', 'Word 4', 'Word 3'])
    expect(text).toMatch(/Recent votes Center approved Helpful 1 Mill Lane/)
    expect(text).toContain('Center untouched Address not available')
    expect(text).toMatch(/Waiting for approval/)
    expect(text).not.toContain('Secretname-another')
    expect(page).toContain('href="/account"')
  })

  it('tells a new member that it is empty, and where to begin', async () => {
    viewer = viewers.another
    await asOperator(database, async (db) => {
      for (const table of ['votes', 'comments', 'reviews']) {
        await db.execute(
          sql`delete from ${sql.identifier(table)} where user_id = ${people.another}`,
        )
      }
    })
    const page = await app.readPage('/dashboard')
    expect(readText(page)).toContain('You have not voted yet')
    expect(readText(page)).toContain('You have not commented yet')
    expect(readText(page)).toContain('You have not written a review yet')
    expect(page).toMatch(/<a[^>]* href="\/centers"[^>]*>Find a center/)
  })

  it('says when the data cannot be read', async () => {
    const broken = await openAppOver(createFailingDatabase(), {}, undefined, async () => viewer)
    const response = await broken.request('/dashboard')
    expect(response.status).toBe(503)
    expect(readText(await response.text())).toContain('Failed to load user data')
    const file = await broken.request('/dashboard/export')
    expect([file.status, await file.text()]).toEqual([503, 'Failed to load user data'])
    expect(file.headers.get('Content-Disposition')).toBeNull()
  })
})

describe('the export', () => {
  it('is a dated file with all of the member’s own data, and nobody else’s', async () => {
    // The day in the file's name does not change until it is compared.
    vi.useFakeTimers({ toFake: ['Date'] })
    const response = await app.request(`/dashboard/export?user_id=${people.admin}`)
    expect(response.headers.get('Content-Disposition')).toBe(
      `attachment; filename="user-data-${formatIsoDate(new Date())}.json"`,
    )
    expect(response.headers.get('Cache-Control')).toBe('private, no-store')
    expect(response.headers.get('Content-Type')).toContain('application/json')
    const text = await response.text()
    const file = JSON.parse(text)
    const kinds = ['profile', 'votes', 'comments', 'reviews', 'claims', 'list', 'exported_at']
    expect(Object.keys(file)).toEqual(kinds)
    expect(file.profile).toMatchObject({ id: people.member, full_name: 'Pat Secretname-member' })
    expect([file.votes.length, file.comments.length, file.reviews.length]).toEqual([1, 8, 2])
    expect(file.comments[0]).toMatchObject({
      content: 'Word 7',
      rating: null,
      center: { id: centers.untouched, name: 'Center untouched', address: null },
    })
    expect(file.votes[0]).toMatchObject({ vote_type: 'upvote', center: { address: '1 Mill Lane' } })
    for (const time of [file.exported_at, file.profile.created_at, file.comments[0].updated_at]) {
      expect(new Date(time).toISOString()).toBe(time)
    }
    for (const other of ['another', 'admin', 'moderator', 'suspended'] as const) {
      expect(text).not.toContain(people[other])
    }
  })

  it('of an admin, who can read everything, has only their own data', async () => {
    viewer = viewers.admin
    const file = await (await app.request('/dashboard/export')).json()
    expect(file.profile.id).toBe(people.admin)
    expect([file.votes.length, file.comments.length, file.reviews.length]).toEqual([1, 1, 2])
  })
})

describe('a member’s links', () => {
  it('lead to the dashboard and sign-out on every page, and Home greets by name', async () => {
    const page = await app.readPage('/')
    const text = readText(page)
    expect(text).toContain('Welcome back, Pat!')
    expect(text).toContain('My Dashboard')
    expect(text).toContain('Sign Out')
    expect(page).toMatch(/<a[^>]* href="\/dashboard"/)
    expect(page).toMatch(/<a[^>]* href="\/about"/)
    expect(text).not.toContain('Sign In')
  })

  it('are missing for visitors', async () => {
    viewer = viewers.anonymous
    const text = readText(await app.readPage('/'))
    expect(text).not.toContain('Welcome back')
    expect(text).toContain('Sign In')
    expect(text).toContain('Sign Up / Login')
  })
})
