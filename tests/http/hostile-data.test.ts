import { XMLParser } from 'fast-xml-parser'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asOperator } from '#db/as-viewer.server.ts'
import type { Database } from '#db/client.server.ts'
import { treatmentCenters } from '#db/schema/centers.ts'
import { openMigrated } from '#tests/support/migrated-database.ts'
import { readStructuredData, readTitle } from '#tests/support/read-html.ts'
import { openAppOver, type TestApp } from '#tests/support/test-app.ts'

const script = '</script><script>alert(1)</script><img src=x onerror=alert(2)>'
const name = `Hostile ${script} \u202Eresrever\u202C 😀 House`
const long = 'word & <b>bold</b> '.repeat(600)

describe('a center with hostile data', () => {
  let database: Database
  let app: TestApp
  beforeAll(async () => {
    database = await openMigrated()
    await asOperator(database, (db) =>
      db.insert(treatmentCenters).values({
        slug: 'hostile',
        name,
        description: long,
        address: `1 "Quote" Street ${script}`,
        city: `New</title>ark`,
        state: 'NJ',
        website: `https://example.org/"onmouseover="alert(3)`,
        phone: '<b>609</b>',
        categoryName: script,
        source: 'import',
      }),
    )
    app = await openAppOver(database)
  })
  afterAll(async () => {
    await app?.close()
  })

  it.each(['/', '/centers', '/centers/hostile', '/?q=hostile', '/contact?center=hostile'])(
    'shows as plain text on %s',
    async (address) => {
      const page = await app.readPage(address)
      expect(page).not.toContain('<script>alert')
      expect(page).not.toContain('<img src=x')
      expect(page).not.toMatch(/<[^>]+\sonmouseover=/)
      expect(page).not.toMatch(/<title>[^<]*<\/title>ark/)
    },
  )

  it('is unchanged in the title and in the structured data', async () => {
    const page = await app.readPage('/centers/hostile')
    expect(readTitle(page)).toContain('Hostile </script>')
    const things = readStructuredData(page)
    expect(things).toHaveLength(2)
    expect(JSON.stringify(things)).toContain('Hostile </script>')
    const description = /<meta name="description" content="([^"]*)"/.exec(page)?.[1] ?? ''
    expect(description.length).toBeGreaterThan(20)
  })

  it('has an entry in a valid sitemap', async () => {
    const sitemap = await app.readPage('/sitemaps/centers-1.xml')
    const parsed = new XMLParser().parse(sitemap)
    expect(JSON.stringify(parsed)).toContain('/centers/hostile')
  })

  it('cannot have a website that runs scripts', async () => {
    await expect(
      asOperator(database, (db) =>
        db
          .insert(treatmentCenters)
          .values({ slug: 'runs', name: 'Runs', website: 'javascript:alert(1)' }),
      ),
    ).rejects.toThrow()
  })
})
