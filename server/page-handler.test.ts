import fc from 'fast-check'
import { matchRoutes, type RouteObject } from 'react-router'
import { expect, it } from 'vitest'
import { keepRoutes, listBeginnings, readBeginning } from './page-handler.ts'

type Routes = Record<string, { path?: string | undefined; parentId?: string }>

it.each([
  ['http://a.example/', ''],
  ['http://a.example/?q=x', ''],
  ['http://a.example:80/centers', 'centers'],
  ['http://a.example/centers/oak-house?page=2#top', 'centers'],
  ['http://a.example/centers.data?_routes=root', 'centers'],
  ['http://a.example/centers/oak-house.data', 'centers'],
  ['http://a.example', null],
  ['http://a.example//centers', null],
  ['http://a.example/Centers', null],
  ['http://a.example/%63enters', null],
  ['http://a.example/_root.data', null],
  ['http://a.example/robots.txt', null],
  ['http://a.example/?x=/centers/y', ''],
])('reads of %s that it begins with %j', (url, beginning) => {
  expect(readBeginning(url)).toBe(beginning)
})

const segment = fc.constantFrom('centers', 'admin', 'about', 'a.txt', ':id', '*', 'Admin')
const path = fc
  .array(segment, { minLength: 1, maxLength: 3 })
  .map((parts) => parts.filter((part, at) => part !== '*' || at === parts.length - 1).join('/'))
const entry = fc.record({ path: fc.option(path, { nil: undefined }), parent: fc.nat() })
const address = fc.array(
  fc.constantFrom('centers', 'Centers', 'admin', 'about', 'a.txt', 'x', '%61dmin', ''),
  { maxLength: 4 },
)

it('leaves each address to the routes that all of them together would choose', () => {
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 14 }), address, (entries, parts) => {
      const routes = list(entries)
      const pathname = `/${parts.join('/')}`
      const beginning = readBeginning(`http://a.example${pathname}`)
      const known = beginning !== null && listBeginnings(routes).includes(beginning)
      const kept = known ? keepRoutes(routes, beginning) : routes
      expect(choose(kept, pathname)).toEqual(choose(routes, pathname))
    }),
    { numRuns: 2_000 },
  )
})

/** A layout route with no path around all, as the root is; a splat has nothing below it. */
function list(entries: { path: string | undefined; parent: number }[]): Routes {
  const routes: Routes = { root: { path: '' } }
  for (const [at, { path, parent }] of entries.entries()) {
    const parents = Object.keys(routes).filter((id) => !/\*$/.test(routes[id]?.path ?? ''))
    routes[`r${at}`] = { path, parentId: parents[parent % parents.length] ?? 'root' }
  }
  return routes
}

function choose(routes: Routes, pathname: string): string[] | undefined {
  const below = (parent: string | undefined): RouteObject[] =>
    Object.entries(routes)
      .filter(([, route]) => route.parentId === parent)
      .map(([id, { path }]) => ({ id, path, children: below(id) }) as RouteObject)
  return matchRoutes(below(undefined), pathname)?.map(({ route }) => String(route.id))
}
