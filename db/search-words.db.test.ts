import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeWithPGlite } from '#tests/support/test-database.ts'
import { asOperator } from './as-viewer.server.ts'
import { readRows } from './read-rows.server.ts'

describeWithPGlite('the words for spelling correction', (database) => {
  const run = (statement: ReturnType<typeof sql>) =>
    asOperator(database(), (db) => db.execute(statement))
  const readWords = async () => {
    const rows = await readRows<{ word: string }>(
      database().orm,
      sql`select word from search_words`,
    )
    return rows.map(({ word }) => word)
  }

  it('include the words of new and changed centers', async () => {
    await run(sql`insert into treatment_centers (slug, name, city, county, category_name, search_terms, treatment_types)
      values ('a', 'Clínica Sol 24 of', 'Hoboken', 'Hudson', 'Rehab-Center', 'methadone', '{group-therapy}')`)
    const words = ['clinica', 'sol', 'hoboken', 'hudson', 'rehab', 'center', 'methadone', 'group']
    expect((await readWords()).sort()).toEqual([...words, 'therapy'].sort())
    await run(sql`update treatment_centers set name = 'Lighthouse'`)
    expect(await readWords()).toContain('lighthouse')
  })
})
