import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { getPageScripts, type PageHandle } from '#app/lib/page-scripts.ts'
import routes from '#app/routes.ts'
import { findProjectRoot } from '#db/project-root.ts'

type Entry = { path?: string; file: string; children?: Entry[] }

/** Every page with its whole path, `:name` filled in, and its file after those of the routes around it. */
function listPages(
  entries: readonly Entry[],
  parent = '',
  around: string[] = [],
): { path: string; files: string[] }[] {
  return entries.flatMap(({ path: own = '', file, children = [] }) => {
    const whole = `${parent}/${own}`.replace(/\/+/g, '/').replace(/(.)\/$/, '$1')
    const files = [...around, file]
    const page = { path: whole.replace(/:\w+/g, 'x').replace('*', 'no-such-page'), files }
    return [...(file.endsWith('.tsx') ? [page] : []), ...listPages(children, whole, files)]
  })
}

it('a link knows of each page what its route, or one around it, says of its scripts', async () => {
  const pages = listPages(routes as Entry[])
  expect(pages.length).toBeGreaterThan(40)
  for (const { path: address, files } of pages) {
    let scripts: string | undefined
    for (const file of files) {
      const { handle } = (await import(
        pathToFileURL(path.join(findProjectRoot(), 'app', file)).href
      )) as { handle?: PageHandle }
      scripts ??= handle?.scripts
    }
    expect([address, scripts]).toEqual([address, getPageScripts(address)])
  }
})
