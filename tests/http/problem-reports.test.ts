import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { localize } from '#app/find-page.ts'
import { languages } from '#app/lib/language.ts'
import { follow, readRedirect } from '#tests/support/auth-client.ts'
import { importedCenter } from '#tests/support/fixture-center.ts'
import { decodeEntities, readText } from '#tests/support/read-html.ts'
import {
  createFailingDatabase,
  openAppOver,
  openTestApp,
  type TestApp,
} from '#tests/support/test-app.ts'

const center = `/centers/${importedCenter.slug}`
const path = `${center}/report`
const reported = 'Phone reported wrong, being checked'

let first: TestApp
/** A new app starts with a count of zero reports. */
let app: TestApp
beforeAll(async () => {
  first = await openTestApp()
})
afterAll(() => first?.close())
beforeEach(async () => {
  app = await openAppOver(first.database)
  await first.operate(sql`delete from problem_reports`)
  await first.operate(
    sql`update treatment_centers set phone_reported_at = null where phone_reported_at is not null`,
  )
})

function send(fields: Record<string, string>, to = app, address = path) {
  const headers = { 'Sec-Fetch-Site': 'same-origin' }
  return to.request(address, { method: 'POST', headers, body: new URLSearchParams(fields) })
}
const readReports = () =>
  first.operate<{ kind: string; note: string | null }>(sql`select kind, note from problem_reports`)

describe('a report', () => {
  it('is stored without an account, and thanked for', async () => {
    const page = await app.readPage(center)
    expect(page).toContain(`href="${path}"`)
    expect(await app.readPage(`${center}/call-sheet`)).toContain(`href="${path}"`)
    const answer = await send({ kind: 'wrong-number', note: ' It rings\r\nat a shop. ' })
    expect(readRedirect(answer)).toBe(`${path} [problem-reported]`)
    expect(readText(await (await follow(app, answer)).text())).toContain(
      'Thank you. Our staff will check it.',
    )
    expect(await readReports()).toEqual([{ kind: 'wrong-number', note: 'It rings\nat a shop.' }])
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store')
  })

  it('with something missing returns as typed', async () => {
    for (const [fields, message] of [
      [{ note: 'Only words' }, 'Say what is wrong'],
      [{ kind: 'slander', note: 'Only words' }, 'Say what is wrong'],
      [{ kind: 'other', note: `Only words${'x'.repeat(1000)}` }, 'Use at most 1,000 characters'],
    ] as const) {
      const answer = await send(fields)
      expect(answer.status).toBe(422)
      const html = await answer.text()
      expect(readText(html)).toContain(message)
      expect(html).toContain('Only words')
    }
    expect(await readReports()).toEqual([])
  })

  it('from a program is thanked for, and not stored', async () => {
    expect((await send({ kind: 'other', homepage: 'https://spam.example' })).status).toBe(303)
    expect(await readReports()).toEqual([])
  })

  it('is limited to ten an hour per network', async () => {
    const statuses = []
    for (let n = 0; n < 11; n++) statuses.push((await send({ kind: 'other', note: `${n}` })).status)
    expect(statuses).toEqual([...Array(10).fill(303), 429])
    const late = await send({ kind: 'other', note: 'Kept words' })
    expect(late.headers.get('Retry-After')).toMatch(/^\d+$/)
    expect(await late.text()).toContain('Kept words')
    // Repeated reports from one network count once.
    expect(await readReports()).toHaveLength(1)
  })

  it('from many networks of one IPv6 block is one report', async () => {
    const proxied = await openAppOver(first.database, {}, undefined, undefined, { trustProxy: 1 })
    const sendFrom = (address: string) =>
      proxied.request(path, {
        method: 'POST',
        headers: { 'Sec-Fetch-Site': 'same-origin', 'X-Forwarded-For': address },
        body: new URLSearchParams({ kind: 'wrong-number' }),
      })
    for (const address of ['2001:db8:1:1::5', '2001:db8:1:2::5', '2001:db8:1:ff00::5']) {
      expect((await sendFrom(address)).status).toBe(303)
    }
    expect(await readReports()).toHaveLength(1)
    expect(readText(await app.readPage(center))).not.toContain(reported)
    await sendFrom('2001:db8:2:1::5')
    await expect.poll(async () => readText(await app.readPage(center))).toContain(reported)
  })

  it('beyond 300 an hour in total waits for staff, and flags nothing by itself', async () => {
    const busy = await openAppOver(first.database, {}, undefined, undefined, { trustProxy: 1 })
    const sendFrom = (network: number, fields: Record<string, string>, to = path) => {
      const headers = { 'Sec-Fetch-Site': 'same-origin', 'X-Forwarded-For': `10.0.0.${network}` }
      return busy.request(to, { method: 'POST', headers, body: new URLSearchParams(fields) })
    }
    for (let network = 0; network < 30; network++) {
      for (let n = 0; n < 10; n++) await sendFrom(network, { kind: 'other' })
    }
    for (const network of [40, 41]) {
      expect((await sendFrom(network, { kind: 'wrong-number' })).status).toBe(303)
    }
    expect(
      await first.operate(sql`select count(*)::integer as n from problem_reports
      where kind = 'wrong-number' and status = 'open'`),
    ).toEqual([{ n: 2 }])
    expect(readText(await busy.readPage(center))).not.toContain(reported)
    const suggested = await sendFrom(42, { name: 'Somewhere New' }, '/suggest')
    expect(suggested.status).toBe(303)
    expect(
      await first.operate(sql`delete from suggestions returning changes ->> 'name' as name`),
    ).toEqual([{ name: 'Somewhere New' }])
  })

  it('about an unknown center, or without a database, says so', async () => {
    expect((await send({ kind: 'other' }, app, '/centers/nowhere/report')).status).toBe(404)
    const broken = await openAppOver(createFailingDatabase())
    expect((await send({ kind: 'other' }, broken)).status).toBe(503)
  })
})

it('on a number by two people shows on every page with the number', async () => {
  const pages = [center, `${center}/call-sheet`, '/centers?q=imported', '/']
  await app.readPage(center)
  await first.operate(sql`select report_problem(id, 'wrong-number', '', network)
    from treatment_centers, unnest(array['192.0.2.1', '192.0.2.2']) as network
    where slug = ${importedCenter.slug}`)
  for (const page of pages.slice(0, 2)) {
    await expect.poll(async () => readText(await app.readPage(page))).toContain(reported)
  }
  const search = await app.readPage(`/centers?q=${encodeURIComponent(importedCenter.name)}`)
  expect(readText(search)).toContain(reported)
})

describe('a suggestion', () => {
  const suggest = `${center}/suggest`
  const readSuggested = () =>
    first.operate<{ changes: Record<string, string>; note: string | null }>(
      sql`select changes, note from suggestions order by created_at`,
    )
  /** Return the form's fields with these changes. */
  const fill = async (fields: Record<string, string>, address = suggest) => {
    const page = await app.readPage(address)
    const inputs = [...page.matchAll(/<input[^>]*\bname="([^"]+)"[^>]*>/g)].map(([input, name]) => [
      name ?? '',
      decodeEntities(/\bvalue="([^"]*)"/.exec(input)?.[1] ?? ''),
    ])
    const description = /<textarea[^>]*name="description"[^>]*>([^<]*)/.exec(page)?.[1] ?? ''
    return { ...Object.fromEntries(inputs), description: decodeEntities(description), ...fields }
  }
  beforeEach(() => first.operate(sql`delete from suggestions`))

  it('stores only what was changed, and changes nothing yet', async () => {
    const before = await first.operate(sql`select * from treatment_centers order by id`)
    const answer = await send(
      await fill({ phone: '609 555 0199', note: 'I called.' }),
      app,
      suggest,
    )
    expect(readRedirect(answer)).toBe(`${suggest} [problem-reported]`)
    expect(await readSuggested()).toEqual([
      { changes: { phone: '609 555 0199' }, note: 'I called.' },
    ])
    expect(await first.operate(sql`select * from treatment_centers order by id`)).toEqual(before)
  })

  it('without changes, or with invalid ones, returns as typed', async () => {
    const same = await send(await fill({}), app, suggest)
    expect([same.status, readText(await same.text())]).toEqual([
      422,
      expect.stringContaining('Nothing is changed yet.'),
    ])
    const wrong = await send(await fill({ website: 'javascript:alert(1)', name: '' }), app, suggest)
    const html = await wrong.text()
    expect(readText(html)).toContain('Enter a website that begins with https://')
    expect(readText(html)).toContain('Say what it is called')
    expect(await readSuggested()).toEqual([])
  })

  it('can add a missing center', async () => {
    const fields = await fill(
      { name: 'New House', phone: '609 555 0177', city: 'Trenton' },
      '/suggest',
    )
    expect((await send(fields, app, '/suggest')).status).toBe(303)
    expect(await readSuggested()).toEqual([
      { changes: { name: 'New House', phone: '609 555 0177', city: 'Trenton' }, note: null },
    ])
  })
})

describe('the accuracy page', () => {
  it('says when nobody has called yet', async () => {
    const text = readText(await app.readPage('/accuracy'))
    expect(text).toContain('Last 90 days We have not measured this yet.')
    expect(text).toContain('Last 365 days We have not measured this yet.')
  })

  it('shows the share of right numbers in randomly drawn calls, with its interval', async () => {
    await first.operate(sql`insert into field_checks (center_id, field, result, how, is_drawn, county, treatment_types)
      select gen_random_uuid(), 'phone', case when n <= 81 then 'right' else 'wrong' end, 'called', true,
        'Mercer', '{detox}' from generate_series(1, 100) n`)
    const text = readText(await app.readPage('/accuracy'))
    expect(text).toContain('81% between 72% and 87%')
    expect(text).toContain('Mercer 81% (72%–87%) 100 0')
    const csv = await (await app.request('/accuracy.csv')).text()
    expect(csv).toContain('90,drawn at random,all,,81,19,0,0,100,0,0.81,0.722')
    expect(csv).toContain('365,urgent,all,,0,0,0,0,0,0,,,')
  })

  it.each(languages)('explains every column of the file: %s', async (language) => {
    const page = await app.readPage(localize('/accuracy', language))
    const [rules = ''] = /<dl.*?<\/dl>/s.exec(page) ?? []
    const csv = await (await app.request('/accuracy.csv')).text()
    const [header = ''] = csv.replace('\uFEFF', '').split('\r\n')
    for (const column of header.split(',')) {
      expect(readText(rules)).toMatch(new RegExp(`\\b${column}\\b`))
    }
  })
})
