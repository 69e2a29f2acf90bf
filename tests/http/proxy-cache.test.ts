import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { paths } from '#app/lib/paths.ts'
import { findProjectRoot } from '#db/project-root.ts'
import { importedCenter } from '#tests/support/fixture-center.ts'
import { openTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app?.close())

/** The pages that the guide's nginx caches. */
function readProxyList(): RegExp[] {
  const guide = readFileSync(path.join(findProjectRoot(), 'docs/operations.md'), 'utf8')
  const list = /map \$request_uri \$is_personal \{(.*?)\n\}/s.exec(guide)?.[1] ?? ''
  return [...list.matchAll(/^ *~(\S+) 0;/gm)].map(([, pattern = '']) => new RegExp(pattern))
}

const values: Record<string, string> = {
  ':slug': importedCenter.slug,
  ':county': 'mercer',
  ':town': 'trenton',
}
const fill = (pattern: string) => pattern.replace(/:\w+/, (name) => values[name] ?? name)

it('the guide lets a proxy cache the pages that this process caches, and no others', async () => {
  const list = readProxyList()
  expect(list.length).toBeGreaterThan(5)
  const pages = [...paths.flatMap(({ en, es }) => [fill(en), fill(es)]), '/list/facts/0.json']
  const cached: string[] = []
  for (const page of pages) {
    const response = await app.request(page)
    if (response.headers.has('Cache-Status')) cached.push(page)
  }
  expect(pages.filter((page) => list.some((pattern) => pattern.test(page)))).toEqual(cached)
  expect(cached).toContain(`/centers/${importedCenter.slug}`)
})
