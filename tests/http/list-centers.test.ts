import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { centerRanges, getCentersPath, type SavedCenter } from '#app/center/saved/saved-center.ts'
import { asOperator } from '#db/as-viewer.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { openTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app?.close())

async function readCenters(): Promise<SavedCenter[]> {
  const files = centerRanges.map(async (range) => (await app.request(getCentersPath(range))).json())
  return (await Promise.all(files)).flat()
}

it('a list on a device reads each rating with its owner, and who is Trusted', async () => {
  const rated = await asOperator(app.database, (db) =>
    readRows<{ id: string; score: number; count: number }>(
      db,
      sql`select center_id as id, avg(rating)::double precision as score, count(*)::integer as count
        from reviews where status = 'approved' group by center_id`,
    ),
  )
  const centers = await readCenters()
  const siteRatings = centers.filter(({ siteRating }) => siteRating)
  expect(siteRatings.length).toBeGreaterThan(0)
  expect(siteRatings).toHaveLength(rated.length)
  for (const { id, score, count } of rated) {
    expect(centers.find((center) => center.id === id)?.siteRating).toEqual({
      score,
      count,
    })
  }
  const lantern = centers.find(({ slug }) => slug === 'cedar-lantern-recovery-center')
  expect(lantern).toMatchObject({ trusted: true, rating: { isGoogle: false } })
  const imported = centers.find(({ slug }) => slug === 'quillfeather-imported-center')
  expect(imported).toMatchObject({ trusted: false })
  expect(centers.filter(({ rating }) => rating && rating.score < 1)).toEqual([])
})
