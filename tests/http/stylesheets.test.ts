import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findProjectRoot } from '#db/project-root.ts'
import { publicPaths } from '#tests/support/public-pages.ts'
import { openTestApp, type TestApp } from '#tests/support/test-app.ts'

/** Return the classes that the page's stylesheet has rules for. */
function readRules(page: string): Set<string> {
  const [, file = ''] = /<link rel="stylesheet" href="(\/assets\/[^"]+\.css)"/.exec(page) ?? []
  const css = readFileSync(path.join(findProjectRoot(), 'build', 'client', file), 'utf8')
  const names = [...css.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name)
  return new Set(names.map((name) => name.replaceAll('\\', '')))
}

function readClasses(page: string): Set<string> {
  const lists = [...page.matchAll(/ class="([^"]*)"/g)].map(([, list = '']) => list)
  return new Set(lists.flatMap((list) => list.replaceAll('&amp;', '&').split(' ')))
}

describe('visitors’ stylesheet has every class that they use', () => {
  let app: TestApp
  /** Classes in the members' stylesheet, which is built from all sources. */
  let known: Set<string>
  beforeAll(async () => {
    app = await openTestApp()
    known = readRules(await app.readPage('/auth'))
  })
  afterAll(() => app?.close())

  // A claim and a bed report ask a visitor to sign in.
  const open = publicPaths.filter((path) => !/^\/centers\/.*\/(claim|beds)$/.test(path))
  it.each([...open, '/centers?q=zzzz'])('%s', async (address) => {
    const page = await (await app.request(address)).text()
    const wanted = [...readClasses(page)].filter((name) => known.has(name))
    expect(wanted.length).toBeGreaterThan(20)
    const rules = readRules(page)
    expect(wanted.filter((name) => !rules.has(name))).toEqual([])
  })
})

it('members have every style of visitors, because they see the same pages', () => {
  const readImports = (file: string) =>
    [
      ...readFileSync(path.join(findProjectRoot(), 'app', file), 'utf8').matchAll(
        /@import "(\.[^"]+)"/g,
      ),
    ].map(([, name]) => name)
  expect(readImports('members.css')).toEqual(expect.arrayContaining(readImports('visitors.css')))
})
