import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isFrameable, localize } from '#app/find-page.ts'
import { languages } from '#app/lib/language.ts'
import { decodeEntities, readText } from '#tests/support/read-html.ts'
import { openAppOver, openTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app?.close())

const address = '/developers'
const readPage = () => app.readPage(address)

/** The texts of the page's `<pre>`s, as a browser copies them. */
function readExamples(page: string): string[] {
  return [...page.matchAll(/<pre[^>]*>(.*?)<\/pre>/gs)].map(([, text = '']) => decodeEntities(text))
}

/** Split a command as a shell does: words and '…', with \ before a line break. */
function splitCommand(command: string): string[] {
  const words = command.replaceAll('\\\n', ' ').match(/'[^']*'|\S+/g) ?? []
  return words.map((word) => word.replace(/^'(.*)'$/s, '$1'))
}

/** Send what a curl command would send; fail on an option that it doesn't know. */
function runCurl(command: string): Promise<Response> {
  const [program, url = '', ...options] = splitCommand(command)
  expect(program).toBe('curl')
  const headers = new Headers()
  let body: string | undefined
  for (let at = 0; at < options.length; at += 2) {
    const [option = '', value = ''] = options.slice(at)
    if (option === '-H') headers.append(...(value.split(': ') as [string, string]))
    else if (option === '-d') body = value
    else expect(['--output', '--etag-save', '--etag-compare']).toContain(option)
  }
  return app.request(url, body === undefined ? { headers } : { headers, body, method: 'POST' })
}

describe('the page for developers', () => {
  it('has commands that run as they are', async () => {
    const commands = readExamples(await readPage()).filter((text) => text.startsWith('curl'))
    expect(commands).toHaveLength(11)
    for (const command of commands) {
      const isWrong = command.includes('per_page=1000')
      const response = await runCurl(command)
      expect([command, response.status]).toEqual([command, isWrong ? 400 : 200])
      const text = await response.text()
      expect(text.length).toBeGreaterThan(100)
      if (isWrong) expect(JSON.parse(text).errors).toMatchObject([{ parameter: 'per_page' }])
      if (command.includes('postcode=')) {
        const { contents } = JSON.parse(text)
        expect(contents.flatMap(({ phones }: { phones: object[] }) => phones)).not.toEqual([])
      }
      if (command.includes('search=')) expect(JSON.parse(text).contents).not.toEqual([])
    }
  })

  it('answers the command with an ETag as unchanged the second time', async () => {
    const commands = readExamples(await readPage())
    const command = commands.find((text) => text.includes('--etag-compare')) ?? ''
    const etag = (await runCurl(command)).headers.get('ETag') ?? ''
    const again = await app.request(splitCommand(command)[1] ?? '', {
      headers: { 'If-None-Match': etag },
    })
    expect([again.status, await again.text()]).toEqual([304, ''])
  })

  it('has a frame to paste, with a title and without haste', async () => {
    const html = readExamples(await readPage()).find((text) => text.startsWith('<iframe'))
    expect(html).toMatch(/title="[^"]+"/)
    expect(html).toContain('loading="lazy"')
    const url = new URL(decodeEntities(/src="([^"]+)"/.exec(html ?? '')?.[1] ?? ''))
    expect(isFrameable(url.pathname)).toBe(true)
    const frame = await app.readPage(url.pathname + url.search)
    expect(frame).toContain(`<html lang="en"`)
    expect(frame).toContain('class="row-tap"')
  })

  it.each(languages)('is linked from every page in %s as a page in English', async (language) => {
    const home = await app.readPage(localize('/', language))
    const [link = ''] = /<a href="\/developers"[^>]*>[^<]*/.exec(home) ?? []
    expect(link.includes('hrefLang="en"')).toBe(language !== 'en')
    expect(link.includes('en inglés')).toBe(language !== 'en')
  })

  it('has no translation, and its former Spanish address leads to it', async () => {
    expect(await readPage()).not.toContain('<link rel="alternate" hrefLang=')
    const former = await app.request('/es/desarrolladores')
    expect([former.status, former.headers.get('Location')]).toEqual([301, '/developers'])
  })

  it('names every path and parameter of the OpenAPI document, and no other', async () => {
    const document = await (await app.request('/api/openapi.json')).json()
    const operations: { get: { parameters?: { name: string; in: string }[] } }[] = Object.values(
      document.paths,
    )
    const parameters = operations.flatMap(({ get }) => get.parameters ?? [])
    const named = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name)
    const page = await readPage()
    expect(readTerms(page, 'api').sort()).toEqual(Object.keys(document.paths).sort())
    expect(readTerms(page, 'parameters').sort()).toEqual([...new Set(named)].sort())
  })

  it('names fields that a center has', async () => {
    const { components } = await (await app.request('/api/openapi.json')).json()
    const fields = Object.keys(components.schemas.Service.properties)
    const named = readTerms(await readPage(), 'answers')
    expect(named.length).toBeGreaterThan(3)
    expect(fields).toEqual(expect.arrayContaining(named))
  })

  it('tells first where people in danger call', async () => {
    const page = await readPage()
    const [, first = ''] = page.split('<section ')
    expect(first).toMatch(/^id="danger"/)
    expect(readText(first)).toMatch(/911.*988.*AYUDA/s)
  })

  it('names the license that the operator set', async () => {
    const odbl = await openAppOver(app.database, { dataLicense: 'ODbL 1.0' })
    const text = readText(await odbl.readPage(address))
    expect(text).toContain('ODbL 1.0')
    expect(text).not.toContain('CC BY')
  })
})

/** The terms of a section of the page. */
function readTerms(page: string, id: string): string[] {
  const section = page.split('<section ').find((part) => part.startsWith(`id="${id}"`)) ?? ''
  return [...section.matchAll(/<dt[^>]*>(.*?)<\/dt>/g)].map(([, term = '']) => decodeEntities(term))
}
