import type { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Fact } from '#app/data/assistants/answer-schemas.ts'
import { ask, connectAssistant } from '#tests/support/assistant-client.ts'
import { readText } from '#tests/support/read-html.ts'
import { openTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
let client: Client
beforeAll(async () => {
  app = await openTestApp()
  client = await connectAssistant(app.fetch)
})
afterAll(() => app?.close())

const read = async (center: string) => (await ask(client, 'get_center', { center })).data.center
const findFact = (facts: Fact[], name: string) => facts.find(({ fact }) => fact === name)
const unknownOf = (facts: Fact[]) =>
  facts.filter(({ known }) => known === 'not-known').map(({ inWords }) => inWords)

it('gives the day of the page on which a number was checked with its listing', async () => {
  const slug = 'cedar-lantern-recovery-center'
  await app.operate(
    sql`update treatment_centers set verified_at = '2026-11-02T16:00Z' where slug = ${slug}`,
  )
  const { phone, facts } = await read(slug)
  expect(phone).toMatchObject({
    checkedOn: '2026-11-02',
    checkedHow: null,
    inWords: 'Checked November 2, 2026',
  })
  expect(findFact(facts, 'phone')).toMatchObject({ known: 'checked', on: '2026-11-02' })
  expect(readText(await app.readPage(`/centers/${slug}`))).toContain('Checked November 2, 2026')
})

it('tells nobody to call a center that is closed for good or has no number', async () => {
  await app.operate(sql`insert into treatment_centers
      (name, slug, source, phone, permanently_closed, website)
    values ('Gone House', 'gone-house', 'staff', '609-555-0101', true, null),
      ('Silent House', 'silent-house', 'staff', null, false, null),
      ('Open House', 'open-house', 'staff', '609-555-0102', false, null)`)
  const closed = unknownOf((await read('gone-house')).facts)
  expect(new Set(closed)).toEqual(new Set(['This center has closed for good.']))
  const silent = unknownOf((await read('silent-house')).facts)
  expect(silent).toContain('Nobody has told us yet.')
  expect(silent.join()).not.toContain('Ask when you call')
  expect(unknownOf((await read('open-house')).facts)).toContain(
    'Nobody has told us yet. Ask when you call.',
  )
})

it('says that a house lists only its town', async () => {
  await app.operate(sql`insert into treatment_centers
      (name, slug, source, phone, city, state, postal_code, listed_in, listed_on)
    values ('Hidden House', 'hidden-house', 'import', '609-555-0103', 'Trenton', 'NJ', '08608',
      'SAMHSA', '2021-09-30')`)
  const { facts } = await read('hidden-house')
  expect(findFact(facts, 'address')).toMatchObject({
    value: 'Trenton, NJ 08608',
    known: 'listed',
    inWords: 'From SAMHSA, 2021; not checked by us. The street is not listed. Ask when you call.',
  })
})
