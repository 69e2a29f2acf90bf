import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listQueries } from '#app/data/hsds/queries.ts'
import { pages } from '#app/pages.ts'
import { hsdsEndpoints } from '#server/open-data/hsds-endpoints.ts'
import { type AccountApp, openAccountApp } from '#tests/support/account-members.ts'
import { addNamedRows, table } from '#tests/support/admin-addresses.ts'
import { callMessage, connectAssistant, createMessage } from '#tests/support/assistant-client.ts'
import { importedCenter } from '#tests/support/fixture-center.ts'
import { readText } from '#tests/support/read-html.ts'
import { thinned } from '#tests/support/thorough.ts'

/** Names that every plain object inherits. */
const inherited = ['__proto__', 'constructor', 'toString', 'hasOwnProperty']

/** Values that a column's type or check refuses, for texts, numbers, dates and ids. */
const oddValues = [
  ...inherited,
  'a\u0000b',
  '\ud800',
  '2147483648',
  '99999999999999999999',
  '-1',
  '1e308',
  'NaN',
  '9999999-01-01',
  '0000-01-01',
  '2026-02-31',
  '0000-00-00T99:99',
  '00000000-0000-4000-8000-00000000000g',
]

let app: AccountApp
let admin: string
let rows: Record<string, string>
beforeAll(async () => {
  app = await openAccountApp()
  admin = await app.enter(await app.addMember('admin'))
  rows = await addNamedRows(app, admin)
})
afterAll(() => app?.close())

const values: Record<string, string> = {
  ':slug': importedCenter.slug,
  ':county': 'essex',
  ':town': 'newark',
  ':range': '00-0f',
}
const fill = (path: string) =>
  path.replace(/:[a-z]+/g, (name) => rows[name] ?? values[name] ?? name).replace('/*', '')

/** List the parameters that a page knows: the names of its fields, and those of its links. */
function listParameters(html: string): string[] {
  const fields = [...html.matchAll(/ name="([^"]+)"/g)].map(([, name = '']) => name)
  const links = [...html.matchAll(/ href="[^"#?]*\?([^"#]+)/g)].flatMap(([, query = '']) => [
    ...new URLSearchParams(query.replaceAll('&amp;', '&')).keys(),
  ])
  return [...new Set([...fields, ...links])].filter((name) => name.length < 40)
}

/** Ask for a page with each odd value in all its parameters, and with the inherited names as parameters. */
async function findFailures(path: string, parameters: readonly string[]): Promise<string[]> {
  const [pathname = '', query = ''] = path.split('?')
  const queries = [
    ...oddValues.map((value) => parameters.map((name) => [name, value])),
    inherited.flatMap((name) => [
      [name, '1'],
      [name, '2'],
    ]),
  ]
  const failures: string[] = []
  for (const odd of thinned(queries)) {
    const asked = new URLSearchParams([...new URLSearchParams(query), ...odd])
    const address = `${pathname}?${asked}`
    const { status } = await app.open(admin, address)
    if (status >= 500) failures.push(`${status} ${address}`)
  }
  return failures
}

const common = ['q', 'near', 'page', 'sort', 'kind', 'tab', 'state', 'lang', 'language', 'offers']

describe('no odd value in a query is a server error', () => {
  it.each(pages.map(({ path }) => path.en))('%s', async (path) => {
    const address = fill(path)
    const html = await (await app.open(admin, address)).text()
    expect(await findFailures(address, [...new Set([...common, ...listParameters(html)])])).toEqual(
      [],
    )
  })

  it.each(table.map(({ path }) => path))('%s', async (path) => {
    const address = fill(path)
    const html = await (await app.open(admin, address)).text()
    expect(await findFailures(address, [...new Set([...common, ...listParameters(html)])])).toEqual(
      [],
    )
  })
})

describe('no odd value is a server error of the API', () => {
  const names = new Set(Object.values(listQueries).flatMap((query) => Object.keys(query.shape)))
  it.each(hsdsEndpoints.map(({ path }) => path))('%s', async (path) => {
    const address = `/api/hsds/v3${path.replace('{id}', importedCenter.id)}`
    const failures: string[] = []
    // One at a time: the first wrong one is the end of it.
    for (const name of names) failures.push(...(await findFailures(address, [name])))
    expect(failures).toEqual([])
  })

  it.each(['/feeds/centers.atom', '/es/feeds/centers.json'])('%s', async (path) => {
    expect(await findFailures(path, ['page'])).toEqual([])
  })
})

describe('no odd value is a server error of a tool for assistants', () => {
  it('in any argument', async () => {
    const client = await connectAssistant((request) => app.fetch(request))
    const { tools } = await client.listTools()
    expect(tools.length).toBeGreaterThan(0)
    const failures: string[] = []
    for (const { name, inputSchema } of tools) {
      const given = Object.keys(inputSchema.properties ?? {})
      const messages = [
        ...given.flatMap((argument) =>
          oddValues.flatMap((value) => [
            callMessage(name, { [argument]: value }),
            callMessage(name, { [argument]: [value] }),
          ]),
        ),
        ...inherited.map((argument) => callMessage(name, Object.fromEntries([[argument, 'x']]))),
        ...inherited.map((tool) => callMessage(tool)),
      ]
      for (const message of messages) {
        const answer = await app.request('/mcp', createMessage(message))
        const body = await answer.text()
        const isInternal = answer.status >= 500 || body.includes('"code":-32603')
        if (isInternal) failures.push(`${answer.status} ${JSON.stringify(message.params)} ${body}`)
      }
    }
    expect(failures).toEqual([])
  })
})

it('a view whose filters get too long for its column is refused beside the name', async () => {
  const long = '日'.repeat(80)
  const to = `?q=${long}&county=${long}&list=${long}`
  const sent = await app.send(admin, { intent: 'add', name: 'Long', to }, '/admin/centers/views')
  expect([sent.status, readText(await sent.text())]).toEqual([
    422,
    expect.stringContaining('The filters of this view are too long to save.'),
  ])
})

it('none of it was logged as an error', () => {
  expect(app.log.filter((line) => JSON.parse(line).level >= 50)).toEqual([])
})
