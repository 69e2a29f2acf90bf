import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import { parseSearch } from './parse-search.server.ts'
import { searchCenters } from './search-centers.server.ts'
import { emptySearch } from './search-input.ts'

// A Monday, 10 AM in New Jersey: minute 600 of the week.
const now = new Date('2026-11-23T15:00:00Z')

describeWithDatabase('a listed center', (database, operate) => {
  beforeAll(async () => {
    await operate(sql`
      insert into treatment_centers (slug, name, permanently_closed, open_minutes)
      values ('open', 'Open', false, '{[540,660)}'), ('later', 'Later', false, '{[660,900)}'),
        ('unknown', 'Unknown', false, null), ('gone', 'Gone', true, '{[540,660)}')`)
  })

  it('is open now, closed now, or of unknown hours', async () => {
    const { centers, choices } = await searchCenters(database().orm, parseSearch(emptySearch), {
      now,
    })
    const states = centers.map(({ name, isOpenNow }) => [name, isOpenNow])
    expect(Object.fromEntries(states)).toEqual({
      Open: true,
      Later: false,
      Unknown: null,
      Gone: false,
    })
    expect(choices['open-now']).toBe(1)
  })
})
