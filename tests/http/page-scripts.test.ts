import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { getPageScripts, type PageHandle } from '#app/lib/page-scripts.ts'
import routes from '#app/routes.ts'
import { findProjectRoot } from '#db/project-root.ts'

type Entry = { path?: string; file: string; children?: Entry[] }

/** Every page with its whole path, `:name` filled in. */
function listPages(entries: readonly Entry[], parent = ''): { path: string; file: string }[] {
  return entries.flatMap(({ path: own = '', file, children = [] }) => {
    const whole = `${parent}/${own}`.replace(/\/+/g, '/').replace(/(.)\/$/, '$1')
    const page = { path: whole.replace(/:\w+/g, 'x').replace('*', 'no-such-page'), file }
    return [...(file.endsWith('.tsx') ? [page] : []), ...listPages(children, whole)]
  })
}

it('a link knows of each page what its route says of its scripts', async () => {
  const pages = listPages(routes as Entry[])
  expect(pages.length).toBeGreaterThan(40)
  for (const { path: address, file } of pages) {
    const { handle } = (await import(
      pathToFileURL(path.join(findProjectRoot(), 'app', file)).href
    )) as { handle?: PageHandle }
    expect([address, handle?.scripts]).toEqual([address, getPageScripts(address)])
  }
})
