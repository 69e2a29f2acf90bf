import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { asViewer } from '#db/as-viewer.server.ts'
import { anonymous } from '#db/viewer.ts'
import { addSamples } from '#tests/support/fixture-center.ts'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import { writeSitemap, writeSitemapIndex } from './write-sitemap.server.ts'

const centers = 10_001
const site = 'https://directory.example.org'

describeWithDatabase('sitemaps', (database, operate) => {
  const read = (file: string) =>
    asViewer(database(), anonymous, (db) => writeSitemap(db, site, file))
  const readIndex = () => asViewer(database(), anonymous, (db) => writeSitemapIndex(db, site))
  const readLocations = (xml: string | null) =>
    [...(xml ?? '').matchAll(/<loc>([^<]*)</g)].map(([, location]) => location)

  it('list no center if there are only samples', async () => {
    await addSamples(database())
    expect(readLocations(await readIndex())).toEqual([`${site}/sitemaps/pages.xml`])
    expect(await read('centers-1.xml')).toBeNull()
  })

  it('list every center once, in files of ten thousand, each with its last change', async () => {
    await operate(sql`insert into treatment_centers (slug, name, source, updated_at)
        select 'listed-' || n, 'Listed ' || n, 'import', timestamptz '2026-01-01' + n * interval '1 minute'
        from generate_series(1, ${centers}) n`)
    const index = await readIndex()
    expect(readLocations(index)).toEqual(
      ['pages', 'centers-1', 'centers-2'].map((name) => `${site}/sitemaps/${name}.xml`),
    )
    expect(index).toContain('<lastmod>2026-01-07T22:41:00.000Z</lastmod>')
    const files = await Promise.all(['centers-1.xml', 'centers-2.xml'].map(read))
    const english = files
      .map(readLocations)
      .map((locations) =>
        locations.filter((location) => location?.startsWith(`${site}/centers/listed-`)),
      )
    expect(english.map(({ length }) => length)).toEqual([10_000, 1])
    expect(new Set(english.flat()).size).toBe(centers)
    expect(await read('centers-3.xml')).toBeNull()
  })
})
