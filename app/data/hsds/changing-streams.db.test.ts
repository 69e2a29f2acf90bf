import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { asOperator } from '#db/as-viewer.server.ts'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import { listQueries } from './queries.ts'
import { streamOrganizations } from './read-organizations.server.ts'
import { streamServices } from './read-services.server.ts'

const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

describeWithDatabase('a directory that changes while it is streamed', (database) => {
  const operate = (statement: ReturnType<typeof sql>) =>
    asOperator(database(), (db) => db.execute(statement))
  const reading = () => ({
    database: database(),
    now: new Date(),
    site: { url: 'https://directory.example.org', dataLicense: 'CC BY 4.0' },
    language: 'en' as const,
  })
  const addCenters = (from: number, to: number) =>
    operate(sql`insert into treatment_centers (id, slug, name, source)
      select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'center-' || n,
        'Center ' || lpad(n::text, 4, '0'), 'staff' from generate_series(${from}::integer, ${to}) as n`)

  beforeEach(async () => {
    await operate(sql`delete from treatment_centers`)
    await operate(sql`delete from center_events`)
  })

  /** Read a stream to its end; after the first part with rows, something else happens. */
  async function readWhile<Row>(stream: AsyncIterable<Row[]>, happen: () => Promise<unknown>) {
    const rows: Row[] = []
    for await (const part of stream) {
      if (rows.length === 0) await happen()
      rows.push(...part)
    }
    return rows
  }

  it.each([{ full: 'true' }, { full_service: 'true' }, {}])(
    'leaves out an organization whose only center was deleted: %j',
    async (shape) => {
      await addCenters(1, 250)
      const stream = streamOrganizations(reading(), listQueries.organizations.parse(shape))
      const rows = await readWhile(stream, () =>
        operate(sql`delete from treatment_centers where id = ${uuid(230)}`),
      )
      expect(rows).toHaveLength(249)
      expect(rows.map(({ id }) => id)).not.toContain(uuid(230))
      expect(rows.at(-1)?.id).toBe(uuid(250))
    },
  )

  it('tells of every gone center, though another one comes back', async () => {
    await addCenters(1, 250)
    // Each a microsecond later than the one before.
    await operate(sql`delete from treatment_centers`)
    await operate(sql`update center_events
      set happened_at = '2026-01-01T00:00:00Z'::timestamptz
        + right(center_id::text, 4)::integer * interval '1 microsecond'
      where kind = 'removed'`)
    const query = listQueries.services.parse({ modified_after: '2025-12-31' })
    const rows = await readWhile(streamServices(reading(), query), () => addCenters(7, 7))
    expect(rows.map(({ id }) => id)).toEqual(Array.from({ length: 250 }, (_, n) => uuid(n + 1)))
    expect(rows.at(-1)).toEqual({
      id: uuid(250),
      status: 'defunct',
      last_modified: '2026-01-01T00:00:00.000Z',
    })
  })
})
