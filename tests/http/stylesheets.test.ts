import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findProjectRoot } from '#db/project-root.ts'
import { publicPaths } from '#tests/support/public-pages.ts'
import { openTestApp, type TestApp } from '#tests/support/test-app.ts'

/** Read the page's stylesheets as one. */
const readStyles = (page: string): string =>
  [...page.matchAll(/<link rel="stylesheet" href="(\/assets\/[^"]+\.css)"/g)]
    .map(([, file = '']) =>
      readFileSync(path.join(findProjectRoot(), 'build', 'client', file), 'utf8'),
    )
    .join('')

/** Return the classes that the page's stylesheets have rules for. */
function readRules(page: string): Set<string> {
  const css = readStyles(page)
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

  // Sheets of single pages are built apart from the sheet that sets the variables.
  it.each([...open, '/auth', '/list', '/centers/sheet'])(
    '%s sets each variable it uses',
    async (address) => {
      const css = readStyles(await (await app.request(address)).text())
      const uses = new Set([...css.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name))
      expect(uses.size).toBeGreaterThan(20)
      expect([...uses].filter((name) => !css.includes(`${name}:`))).toEqual([])
    },
  )
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
