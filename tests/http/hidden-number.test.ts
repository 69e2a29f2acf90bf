import type { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { localize } from '#app/find-page.ts'
import { ask, connectAssistant } from '#tests/support/assistant-client.ts'
import { importedCenter } from '#tests/support/fixture-center.ts'
import { readText } from '#tests/support/read-html.ts'
import { openTestApp, type TestApp } from '#tests/support/test-app.ts'

const center = `/centers/${importedCenter.slug}`
const search = `/centers?q=${encodeURIComponent(importedCenter.name)}`
const hidden = {
  en: 'This number was reported wrong and we have not confirmed it yet.',
  es: 'Nos avisaron que este teléfono está mal y todavía no lo hemos confirmado.',
}
const beingChecked = 'Phone reported wrong, being checked'

let app: TestApp
let number: { display: string; href: string }
let range: string
let client: Client
beforeAll(async () => {
  app = await openTestApp()
  const [row] = await app.operate<{ id: string }>(
    sql`update treatment_centers set phone = '(973) 555-0187', intake_phone = '973-555-0187'
      where slug = ${importedCenter.slug} returning id`,
  )
  number = { display: '(973) 555-0187', href: 'tel:+19735550187' }
  range = `/list/centers/${row?.id[0]}.json`
  client = await connectAssistant(app.fetch)
})
afterAll(() => app?.close())

const report = (ago: string) =>
  app.operate(sql`update treatment_centers set phone_reported_at = now() - ${ago}::interval
    where slug = ${importedCenter.slug}`)
const readAll = (paths: string[]) => Promise.all(paths.map((path) => app.readPage(path)))
const anyWriting = /973\W{0,3}555\W{0,3}0187/

/** Read the center in every voice that may name its numbers. */
const readVoices = async () => {
  const { data } = await ask(client, 'get_center', { center: importedCenter.slug })
  const pages = await readAll([
    center,
    `${center}/call-sheet`,
    `/embed${center}`,
    range,
    `/api/hsds/v3/services/${importedCenter.id}`,
    `/feeds${center}.json`,
  ])
  return [...pages, JSON.stringify(data)]
}

describe('a number reported wrong more than two working days ago', () => {
  beforeEach(async () => {
    await report('10 days')
    await expect.poll(() => app.readPage(search)).toContain(hidden.en)
  })

  it.each(['en', 'es'] as const)('is on no page: %s', async (language) => {
    const frames = [`/embed${center}`, search.replace('/centers', '/embed/search')]
    const shown = [search, center, `${center}/call-sheet`, ...frames]
    const paths = shown.map((path) => localize(path, language))
    for (const page of await readAll(paths)) {
      expect(page).not.toContain(number.display)
      expect(page).not.toContain(number.href.slice('tel:'.length))
      expect(readText(page)).toContain(hidden[language])
    }
  })

  it.each([
    ['intake_phone', '973-555-0187 ext. 3'],
    ['intake_phone', '+1 973 555 0187;ext=3'],
    ['intake_phone', '9735550187 x3'],
    ['referral_fax', '973.555.0187'],
  ])('is in no voice as %s: %s', async (column, written) => {
    await app.operate(sql`update treatment_centers set ${sql.identifier(column)} = ${written}
      where slug = ${importedCenter.slug}`)
    for (const text of await readVoices()) expect(text).not.toMatch(anyWriting)
    await app.operate(sql`update treatment_centers set referral_fax = null,
      intake_phone = '973-555-0187' where slug = ${importedCenter.slug}`)
  })

  it('is in no free text, in no voice', async () => {
    const text = 'Call 973-555-0187 or (973) 555 0149 today.'
    await app.operate(sql`update treatment_centers set description = ${text},
      description_spanish = ${text}, what_to_bring = ${text} where slug = ${importedCenter.slug}`)
    const withoutIt = 'Call [number removed] or (973) 555 0149 today.'
    await expect.poll(() => app.readPage(center)).toContain(withoutIt)
    const inSpanish = await app.readPage(localize(center, 'es'))
    for (const page of [...(await readVoices()), inSpanish]) expect(page).not.toMatch(anyWriting)
    expect(inSpanish).toContain('Call [teléfono retirado] or (973) 555 0149 today.')
    await app.operate(sql`update treatment_centers set description = null,
      description_spanish = null, what_to_bring = null where slug = ${importedCenter.slug}`)
  })

  it('leaves the other number of a text', async () => {
    await app.operate(sql`update treatment_centers
      set intake_phone = '973-555-0187 or 973-555-0149' where slug = ${importedCenter.slug}`)
    await expect.poll(() => app.readPage(center)).toContain('href="tel:+19735550149"')
    for (const text of await readVoices()) {
      expect(text).not.toMatch(anyWriting)
      expect(text).toMatch(/973\W{0,3}555\W{0,3}0149/)
    }
    await app.operate(sql`update treatment_centers set intake_phone = '973-555-0187'
      where slug = ${importedCenter.slug}`)
  })

  it('leaves the support line to call and the website to open', async () => {
    const page = await app.readPage(center)
    expect(page).toContain('href="tel:+18447322465"')
    expect(readText(page)).toContain(`${hidden.en} ReachNJ 1-844-732-2465`)
    expect(readText(page)).not.toContain('No number on file')
  })

  it('is not in the file for saved lists, which says why', async () => {
    const saved = JSON.parse(await app.readPage(range)) as { slug: string }[]
    const found = saved.find(({ slug }) => slug === importedCenter.slug)
    expect(found).toMatchObject({ phone: null, provenance: { kind: 'phone-reported' } })
    expect(JSON.stringify(found)).not.toMatch(/555-?0187/)
  })

  it('is on no list of other centers nearby', async () => {
    const others = await app.operate<{ slug: string }>(sql`select slug from treatment_centers
      where not is_closed and slug <> ${importedCenter.slug}
      order by shown_point <-> (select shown_point from treatment_centers where slug = ${importedCenter.slug})
      limit 3`)
    const pages = await readAll(others.map(({ slug }) => `/centers/${slug}`))
    expect(pages.filter((page) => page.includes(`href="${center}"`)).length).toBeGreaterThan(0)
    for (const page of pages) expect(page).not.toContain(number.href)
  })

  it('is back at once when the report is settled', async () => {
    await app.operate(sql`update treatment_centers set phone_reported_at = null
      where slug = ${importedCenter.slug}`)
    for (const path of [center, search]) {
      await expect.poll(() => app.readPage(path)).toContain(number.href)
    }
  })
})

it('another number is shown at once, the same one with other punctuation is not', async () => {
  const change = (phone: string) =>
    app.operate(
      sql`update treatment_centers set phone = ${phone} where slug = ${importedCenter.slug}`,
    )
  await report('10 days')
  await change('973-555-0187')
  await expect.poll(() => app.readPage(center)).toContain(hidden.en)
  await change('973-555-0188')
  await expect.poll(() => app.readPage(center)).toContain('href="tel:+19735550188"')
  await change('(973) 555-0187')
})

it('a number reported an hour ago is still shown, with the warning', async () => {
  await report('1 hour')
  for (const path of [center, search]) {
    await expect.poll(async () => readText(await app.readPage(path))).toContain(beingChecked)
    expect(await app.readPage(path)).toContain(number.href)
  }
})
