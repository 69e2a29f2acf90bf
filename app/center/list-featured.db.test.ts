import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { asOperator } from '#db/as-viewer.server.ts'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import { listFeatured } from './list-featured.server.ts'

describeWithDatabase('a list', (database) => {
  it('names the street of two open centers of one name in one town, and of no other', async () => {
    const places = await asOperator(database(), async (db) => {
      await db.execute(sql`insert into treatment_centers (slug, name, street, city, state, permanently_closed) values
        ('a', 'Hope House', '1 Main Street', 'Newark', 'NJ', false),
        ('b', 'HOPE HOUSE', '2 Oak Street', 'newark', 'NJ', false),
        ('c', 'Hope House', '3 Elm Street', 'Camden', 'NJ', false),
        ('d', 'Cedar House', '4 Fir Street', 'Newark', 'NJ', false),
        ('e', 'Cedar House', '5 Ash Street', 'Newark', 'NJ', true)`)
      const centers = await listFeatured(db, new Date(), 10)
      return Object.fromEntries(centers.map(({ slug, place }) => [slug, place]))
    })
    expect(places).toMatchObject({
      a: expect.stringContaining('1 Main Street'),
      b: expect.stringContaining('2 Oak Street'),
      c: expect.not.stringContaining('Elm'),
      d: expect.not.stringContaining('Fir'),
    })
  })
})
