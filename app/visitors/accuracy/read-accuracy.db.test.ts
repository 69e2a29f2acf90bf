import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { asViewer } from '#db/as-viewer.server.ts'
import { seedPeople, viewers } from '#tests/support/seed-every-table.ts'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import { readAccuracy } from './read-accuracy.server.ts'

describeWithDatabase('the accuracy of the directory', (database, operate) => {
  const readPeriod = async () =>
    (await asViewer(database(), viewers.anonymous, readAccuracy)).periods[0]
  const readAll = async () => (await readPeriod())?.drawn[0]
  const add = (result: string, daysAgo: number, isDrawn = true, center = randomUUID()) =>
    operate(sql`insert into field_checks (center_id, field, result, how, checked_at, is_drawn, county, treatment_types)
      values (${center}, 'phone', ${result}, 'called', now() - make_interval(days => ${daysAgo}::integer),
        ${isDrawn}, 'Mercer', '{detox,residential}')`)
  const nothing = { right: 0, wrong: 0, closed: 0, unreachable: 0, unknown: 0 }

  beforeAll(() => seedPeople(database()))
  beforeEach(() => operate(sql`delete from field_checks`))

  it('counts only randomly drawn centers, within the period', async () => {
    expect((await readPeriod())?.drawn).toEqual([{ kind: 'all', name: '', ...nothing }])
    await add('right', 1)
    await add('wrong', 89)
    await add('right', 91)
    await add('closed', 2, false)
    const period = await readPeriod()
    expect(period?.drawn).toMatchObject([
      { kind: 'all', right: 1, wrong: 1 },
      { kind: 'county', name: 'Mercer', right: 1, wrong: 1 },
      { kind: 'care', name: 'Detox', right: 1 },
      { kind: 'care', name: 'Residential', right: 1 },
    ])
    expect(period?.urgent).toEqual({ ...nothing, closed: 1 })
  })

  it('counts each center once, by its latest result', async () => {
    const center = randomUUID()
    await add('right', 60, true, center)
    await add('right', 40, true, center)
    await add('wrong', 20, true, center)
    expect(await readAll()).toMatchObject({ right: 0, wrong: 1 })
    // An urgent call isn't part of the sample, even for a center that was also drawn.
    await add('closed', 1, false, center)
    expect(await readAll()).toMatchObject({ wrong: 1, closed: 0 })
  })

  it('ignores an unanswered call until a later call settles the center', async () => {
    const center = randomUUID()
    await add('no-answer', 10, true, center)
    expect(await readAll()).toMatchObject({ ...nothing, unknown: 1 })
    await add('call-back', 9, false, center)
    expect(await readAll()).toMatchObject({ ...nothing, unknown: 1 })
    await add('wrong', 8, false, center)
    await add('right', 7, false, center)
    expect(await readAll()).toMatchObject({ ...nothing, wrong: 1 })
  })

  it('counts a center as unreachable after three tries over 30 days', async () => {
    const center = randomUUID()
    await add('no-answer', 31, true, center)
    await add('no-answer', 0, false, center)
    expect(await readAll()).toMatchObject({ ...nothing, unknown: 1 })
    await add('no-answer', 28, false, center)
    expect(await readAll()).toMatchObject({ ...nothing, unreachable: 1 })
    const soon = randomUUID()
    for (const days of [20, 10, 5, 1]) await add('no-answer', days, true, soon)
    expect(await readAll()).toMatchObject({ ...nothing, unreachable: 1, unknown: 1 })
  })
})
