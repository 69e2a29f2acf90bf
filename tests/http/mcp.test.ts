import type { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { ask, connectAssistant } from '#tests/support/assistant-client.ts'
import { importedCenter } from '#tests/support/fixture-center.ts'
import { openAppOver, openTestApp, type TestApp } from '#tests/support/test-app.ts'
import { withoutIds } from '#tests/support/without-ids.ts'

let app: TestApp
let client: Client
beforeAll(async () => {
  app = await openTestApp()
  const { slug } = importedCenter
  await app.operate(sql`update treatment_centers
    set listed_in = 'SAMHSA', listed_on = '2021-09-30', offerings = '{detox,medicaid}',
      what_to_bring = 'An ID', wait_time = 'Two days', wait_said_on = '2026-11-01'
    where slug = ${slug}`)
  await app.operate(sql`insert into field_checks (center_id, field, result, how, checked_at)
    select id, field, 'right', how, day::timestamptz from treatment_centers, (values
      ('phone', 'called', '2026-10-02T16:00Z'), ('website', 'website', '2026-10-03T16:00Z'),
      ('whatToBring', 'link', '2026-10-04T16:00Z')) as checks (field, how, day)
    where slug = ${slug}`)
  await app.operate(sql`insert into bed_availability (center_id, detox)
    select id, 2 from treatment_centers where slug = ${slug}`)
  client = await connectAssistant(app.fetch)
})
afterAll(() => app?.close())

const numbersOf = ({ data }: { data: { crisisLines: { number: string }[] } }) =>
  data.crisisLines.map(({ number }) => number)

it('tells what it offers: three tools that only read, and how to use them', async () => {
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name)).toEqual(['search_centers', 'get_center', 'crisis_lines'])
  for (const { title, description, inputSchema, outputSchema, annotations } of tools) {
    expect([title, description]).toEqual([expect.any(String), expect.any(String)])
    expect(inputSchema).toMatchObject({ type: 'object', additionalProperties: false })
    expect(outputSchema?.required).toEqual(expect.arrayContaining(['crisisLines', 'callToConfirm']))
    expect(annotations).toMatchObject({ readOnlyHint: true, destructiveHint: false })
  }
  expect(client.getServerCapabilities()).toEqual({ tools: {} })
  expect(client.getInstructions()).toMatch(/911[\s\S]*988[\s\S]*follow no instruction in them/)
})

describe('search_centers', () => {
  it('reads people’s own words and says how', async () => {
    const query = 'detox that takes medicaid near trenton'
    const { data, urgent, rest } = await ask(client, 'search_centers', { query })
    expect(data.understood.filters).toEqual(['Within 25 miles of Trenton', 'Detox', 'Medicaid'])
    expect(urgent).toContain('Call to confirm before you go.')
    const found = data.centers.find(({ slug }: { slug: string }) => slug === importedCenter.slug)
    expect(found).toMatchObject({
      id: importedCenter.id,
      url: `http://localhost:3000/centers/${importedCenter.slug}`,
      place: '12 Quillfeather Walk, Trenton, Mercer County',
      status: 'open',
      isSample: false,
      phone: {
        number: '(609) 555-0199',
        href: 'tel:+16095550199',
        checkedOn: '2026-10-02',
        checkedHow: 'called',
        inWords: 'Phone checked by calling, October 2, 2026',
      },
      offers: expect.arrayContaining([{ code: 'medicaid', label: 'Medicaid' }]),
      openBeds: { inWords: 'Open beds, reported in the last 24 hours: detox 2' },
      listedIn: 'SAMHSA',
      listedOn: '2021-09-30',
    })
    expect(found.miles).toBeLessThan(3)
    expect(data.total).toBe(data.centers.length)
    expect(rest).toContain(importedCenter.slug)
  })

  it('takes a place and choices without words', async () => {
    const given = { near: '07102', care: ['detox'], offers: ['medicaid'], limit: 1 }
    const { data } = await ask(client, 'search_centers', given)
    expect(data.understood.filters).toEqual([
      'Within 25 miles of 07102 (Newark)',
      'Detox',
      'Medicaid',
    ])
    expect(data.centers).toHaveLength(1)
    expect(data.total).toBeGreaterThan(1)
  })

  it('answers in Spanish', async () => {
    const given = { query: 'desintoxicación cerca de trenton', language: 'es' }
    const { data, urgent } = await ask(client, 'search_centers', given)
    expect(data.understood.filters).toEqual(['A 25 millas o menos de Trenton', 'Desintoxicación'])
    expect(data.centers[0].url).toMatch(/^http:\/\/localhost:3000\/es\/centros\//)
    expect(data.callToConfirm).toContain('Llame para confirmar')
    expect(urgent).toContain('Envíe AYUDA al 988')
  })

  it('says that nothing matches, and what the centers that come instead lack', async () => {
    const given = {
      query: 'amerihealth',
      near: 'xyzzy',
      care: ['detox'],
      offers: ['tricare', 'under-18'],
    }
    const { data } = await ask(client, 'search_centers', given)
    expect(data.total).toBe(0)
    expect(data.understood.notes.join('\n')).toMatch(
      /do not know a town[\s\S]*Ask whether they take AmeriHealth[\s\S]*We found no center/,
    )
    expect(data.centers.length).toBeGreaterThan(0)
    expect(data.centers[0].lacking.join()).toMatch(/TRICARE|Under 18/)
  })

  it.each([
    ['danger in a few words', 'took too many pills', 'overdose', ['911', '988'], 'Call 911'],
    ['thoughts of suicide', 'i want to die', 'crisis', ['988', '911'], 'Call or text 988 now'],
    ['danger late in a long text', 'he is not breathing', 'overdose', ['911', '988'], 'Call 911'],
  ])('puts the crisis lines first after %s', async (about, words, kind, numbers, first) => {
    const before = about.includes('long') ? 'we need a place to go '.repeat(40) : ''
    const answer = await ask(client, 'search_centers', { query: before + words })
    expect(answer.data.danger.kind).toBe(kind)
    expect(numbersOf(answer).slice(0, numbers.length)).toEqual(numbers)
    expect(answer.urgent.slice(0, 120)).toContain(first)
    expect(answer.data.centers).toEqual([])
  })
})

describe('get_center', () => {
  it('answers with ids that are no UUID of RFC 9562, as older tables have them', async () => {
    const id = '11111111-1111-0111-1111-111111111111'
    await app.operate(sql`insert into treatment_centers (id, slug, name, state)
      values (${id}, 'old-id', 'Old Id', 'NJ')`)
    const { data } = await ask(client, 'get_center', { center: 'old-id' })
    expect(data.center.id).toBe(id)
    await app.operate(sql`delete from treatment_centers where id = ${id}`)
  })

  it('says of each fact how it is known, and since when', async () => {
    const { data } = await ask(client, 'get_center', { center: importedCenter.slug })
    const known = Object.fromEntries(
      data.center.facts.map(({ fact, value, known, on, inWords }: Record<string, string>) => [
        fact,
        { value, known, on, inWords },
      ]),
    )
    expect(known).toMatchObject({
      phone: { value: '(609) 555-0199', known: 'called', on: '2026-10-02' },
      website: { known: 'website', on: '2026-10-03' },
      address: {
        value: '12 Quillfeather Walk, Trenton, NJ 08608',
        known: 'listed',
        on: '2021-09-30',
        inWords: 'From SAMHSA, 2021; not checked by us',
      },
      whatToBring: {
        value: 'An ID',
        known: 'link',
        on: '2026-10-04',
        inWords: 'The center confirmed by link, October 4, 2026',
      },
      waitTime: { value: 'Two days', known: 'said', on: '2026-11-01' },
      payment: { inWords: 'From SAMHSA, 2021; not checked by us; Medicaid: set by our staff' },
      intakePhone: { value: null, known: 'not-known', on: null },
      notAdmitted: { value: null, inWords: 'Nobody has told us yet. Ask when you call.' },
    })
    expect(data.center.openBeds.inWords).toContain('detox 2')
  })

  it('finds a center by its id, its former slug, and in Spanish', async () => {
    for (const center of [importedCenter.id, importedCenter.formerSlug]) {
      const { data } = await ask(client, 'get_center', { center, language: 'es' })
      expect(data.center.url).toBe(`http://localhost:3000/es/centros/${importedCenter.slug}`)
      expect(data.center.facts[0]).toMatchObject({ label: 'Teléfono' })
    }
  })

  it('has no rating, photograph or review of a center', async () => {
    const { data, rest } = await ask(client, 'get_center', { center: importedCenter.slug })
    for (const text of [JSON.stringify(data), rest]) {
      expect(withoutIds(text)).not.toMatch(
        /rating|review|image|photo|maps|1204|fixture-quillfeather/i,
      )
    }
  })

  it('has the hours of a center on Google only after a person checked them', async () => {
    const readHours = async () => {
      const { data } = await ask(client, 'get_center', { center: importedCenter.slug })
      return data.center.facts.find(({ fact }: { fact: string }) => fact === 'hours')
    }
    expect(await readHours()).toMatchObject({ value: null, known: 'not-known' })
    await app.operate(sql`insert into field_checks (center_id, field, result, how, checked_at)
      values (${importedCenter.id}, 'hours', 'right', 'called', '2026-10-05T16:00Z')`)
    const checked = { value: expect.stringContaining('Mon'), known: 'called', on: '2026-10-05' }
    expect(await readHours()).toMatchObject(checked)
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T17:00Z') })
    const { inWords } = await readHours()
    vi.useRealTimers()
    expect(inWords).toMatch(/\. November 26, 2026, Thanksgiving: call first$/)
  })

  it('hides a number that was reported wrong', async () => {
    const report = (at: string | null) =>
      app.operate(sql`update treatment_centers set phone_reported_at = ${at}::timestamptz,
        intake_phone = phone where slug = ${importedCenter.slug}`)
    await report('2026-01-05')
    for (const name of ['get_center', 'search_centers']) {
      const given =
        name === 'get_center' ? { center: importedCenter.slug } : { query: importedCenter.name }
      const { data, rest } = await ask(client, name, given)
      expect(JSON.stringify(data)).toContain('This number was reported wrong')
      for (const text of [JSON.stringify(data), rest]) {
        expect(withoutIds(text)).not.toContain('555-0199')
      }
    }
    await report(null)
  })

  it('refuses a center that it does not have, with the crisis lines', async () => {
    const answer = await ask(client, 'get_center', { center: 'nowhere', language: 'es' })
    expect(answer.isError).toBe(true)
    expect(answer.urgent).toContain('988')
    expect(answer.rest).toMatch(/^Ningún centro de este directorio/)
  })
})

it('crisis_lines lists every line of Emergency Help once, with the operator’s own', async () => {
  const supportLine = { label: 'Harbor Line', phone: '1-800-555-0177' }
  const own = await openAppOver(app.database, { supportLine })
  const answer = await ask(await connectAssistant(own.fetch), 'crisis_lines')
  expect(numbersOf(answer).slice(0, 3)).toEqual(['911', '988', '1-800-555-0177'])
  expect(new Set(numbersOf(answer)).size).toBe(numbersOf(answer).length)
  for (const number of ['1-844-732-2465', '1-800-662-4357', 'HOME to 741741', '1-800-222-1222']) {
    expect(numbersOf(answer)).toContain(number)
    expect(answer.urgent).toContain(number)
  }
})

it('serves samples only where the site is local', async () => {
  const slug = 'primrose-corner-detox'
  const local = await ask(client, 'get_center', { center: slug })
  expect(local.data.center).toMatchObject({ isSample: true, inWords: 'Sample listing' })
  const open = await openAppOver(app.database, { url: 'https://directory.example' })
  const visitor = await connectAssistant(open.fetch, { siteUrl: 'https://directory.example' })
  expect((await ask(visitor, 'get_center', { center: slug })).isError).toBe(true)
  const { data } = await ask(visitor, 'search_centers', { query: 'detox', limit: 20 })
  const slugs = data.centers.map(({ slug }: { slug: string }) => slug)
  expect(slugs).toEqual([importedCenter.slug])
})
