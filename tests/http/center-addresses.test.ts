import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asOperator } from '#db/as-viewer.server.ts'
import { centerFormerSlugs } from '#db/schema/center-details.ts'
import { bareCenter, importedCenter } from '#tests/support/fixture-center.ts'
import { readCanonical, readText } from '#tests/support/read-html.ts'
import { openTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app?.close())

const { slug, id, formerSlug, name } = importedCenter

describe("a center's path", () => {
  it('is its slug', async () => {
    const page = await app.readPage(`/centers/${slug}`)
    expect(readText(page)).toContain(name)
    expect(readCanonical(page)).toBe(`http://localhost:3000/centers/${slug}`)
  })

  it.each([
    ['its id', id],
    ['a former slug', formerSlug],
  ])('redirects permanently from %s', async (_name, value) => {
    const response = await app.request(`/centers/${value}`)
    expect(response.status).toBe(301)
    expect(response.headers.get('Location')).toBe(`/centers/${slug}`)
  })

  it.each([
    ['an unknown ID', '3f2504e0-4f89-41d3-9a0c-0305e82c3301'],
    ['part of an ID', id.slice(0, -1)],
    ['part of a slug', slug.slice(0, -1)],
    ['a slug with a slash', `${slug}/edit`],
    ['a slug with spaces', `%20${slug}%20`],
  ])('is not %s', async (_name, value) => {
    expect((await app.request(`/centers/${value}`)).status).toBe(404)
  })

  it('leads to the center that has the slug now, before one that had it', async () => {
    await asOperator(app.database, (db) =>
      db.insert(centerFormerSlugs).values({ slug: bareCenter.slug, centerId: id }),
    )
    expect((await app.request(`/centers/${bareCenter.slug}`)).status).toBe(200)
  })
})
