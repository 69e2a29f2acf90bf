import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { asOperator, asViewer } from '#db/as-viewer.server.ts'
import { anonymous } from '#db/viewer.ts'
import { addSamples } from '#tests/support/fixture-center.ts'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import { listCentersOfPart, listSitemapParts, type Read } from './read-sitemap.server.ts'
import { readSitemapParts } from './sitemap-parts.server.ts'

const centers = 2_500

describeWithDatabase('sitemaps', (database) => {
  const read: Read = (work) => asViewer(database(), anonymous, work)
  const change = (statement: ReturnType<typeof sql>) =>
    asOperator(database(), (tx) => tx.execute(statement))

  beforeAll(async () => {
    await addSamples(database())
    await change(sql`insert into treatment_centers (slug, name, source, updated_at)
      select 'listed-' || n, 'Listed ' || n, 'import', timestamptz '2026-01-01' + n * interval '1 minute'
      from generate_series(1, ${centers}) n`)
  })

  async function listSlugs(size?: number): Promise<string[][]> {
    const slugs: string[][] = []
    for (const part of await listSitemapParts(read, size)) {
      const ofPart: string[] = []
      for await (const rows of listCentersOfPart(read, part)) {
        expect(rows.length).toBeLessThanOrEqual(1000)
        ofPart.push(...rows.map((row) => row.slug))
        for (const row of rows) expect(row.updatedAt <= part.lastModified).toBe(true)
      }
      slugs.push(ofPart)
    }
    return slugs
  }

  it('list every center once, in parts of a size, and no sample', async () => {
    for (const size of [undefined, 1000, 2_499, 2_500, 700]) {
      const parts = await listSlugs(size)
      const all = parts.flat()
      expect(parts).toHaveLength(size === 2_500 ? 1 : Math.ceil(centers / (size ?? centers)))
      expect(all).toHaveLength(centers)
      expect(new Set(all).size).toBe(centers)
      expect(all.every((slug) => slug.startsWith('listed-'))).toBe(true)
    }
  })

  it('say of each part when it last changed', async () => {
    const [part] = await listSitemapParts(read)
    expect(part?.lastModified.toISOString()).toBe('2026-01-02T17:40:00.000Z')
  })

  it('leave out nobody who came after the parts were cut', async () => {
    const parts = await listSitemapParts(read, 1000)
    await change(sql`insert into treatment_centers (id, slug, name) values
      ('00000000-0000-4000-8000-000000000000', 'first-of-all', 'First'),
      ('ffffffff-ffff-4fff-bfff-ffffffffffff', 'last-of-all', 'Last')`)
    const slugs: string[] = []
    for (const part of parts) {
      for await (const rows of listCentersOfPart(read, part))
        slugs.push(...rows.map((row) => row.slug))
    }
    expect(slugs).toContain('first-of-all')
    expect(slugs).toContain('last-of-all')
    expect(slugs).toHaveLength(centers + 2)
    await change(sql`delete from treatment_centers where slug in ('first-of-all', 'last-of-all')`)
  })

  it('are cut once for all who ask, and again when a center comes', async () => {
    const [one, two] = await Promise.all([1, 2].map(() => readSitemapParts(database(), read)))
    expect(two).toBe(one)
    expect(await readSitemapParts(database(), read)).toBe(one)
    await change(sql`insert into treatment_centers (slug, name) values ('came-later', 'Later')`)
    const later = await readSitemapParts(database(), read)
    expect(later).not.toBe(one)
    expect(later[0]?.lastModified.getTime()).toBeGreaterThan(one?.[0]?.lastModified.getTime() ?? 0)
  })

  it('are empty while there is nothing but samples', async () => {
    await change(sql`delete from treatment_centers where source <> 'sample'`)
    expect(await listSitemapParts(read)).toEqual([])
  })
})
