import type { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type AccountApp, openAccountApp } from '#tests/support/account-members.ts'
import { ask, connectAssistant } from '#tests/support/assistant-client.ts'
import { decodeEntities, readText } from '#tests/support/read-html.ts'

const id = '00000000-0000-4000-8000-0000000000c1'
const slug = 'marlpit-lantern-house'
const edit = `/admin/centers/${id}/edit`
const facts = ['phone', 'status', 'address', 'hours', 'website'] as const

type Fact = (typeof facts)[number]

let app: AccountApp
let cookie: string
let client: Client
beforeAll(async () => {
  app = await openAccountApp()
  cookie = await app.enter(await app.addMember('admin'))
  client = await connectAssistant(app.fetch)
})
afterAll(() => app?.close())

/** Adds the center, whose facts staff checked by calling on September 1, 2026. */
beforeEach(async () => {
  await app.operate(sql`delete from field_checks where center_id = ${id}`)
  await app.operate(sql`delete from treatment_centers where id = ${id}`)
  await app.operate(sql`insert into treatment_centers
      (id, slug, name, source, phone, website, address, street, city, state, postal_code, county)
    values (${id}, ${slug}, 'Marlpit Lantern House', 'staff', '(609) 555-0142', 'https://marlpit.example.org',
      '4 Marlpit Lane, Salem, NJ 08079', '4 Marlpit Lane', 'Salem', 'NJ', '08079', 'Salem')`)
  await app.operate(sql`insert into center_opening_hours values (${id}, 1, '9 AM–5 PM')`)
  await save({ checked: 'called' })
  await app.operate(
    sql`update field_checks set checked_at = '2026-09-01T16:00Z' where center_id = ${id}`,
  )
  await app.operate(
    sql`update treatment_centers set verified_at = '2026-09-01T16:00Z' where id = ${id}`,
  )
})

/** Save the center's form as somebody who opened it just now and changed these fields. */
async function save(changed: Record<string, string>) {
  const page = await (await app.open(cookie, edit)).text()
  const opened = decodeEntities(/name="opened" value="([^"]*)"/.exec(page)?.[1] ?? '')
  const { additionalInfo, offerings, ...form } = JSON.parse(opened)
  const response = await app.send(cookie, { ...form, opened, ...changed }, edit)
  expect(response.status).toBe(303)
}

/** Read which facts each voice says are checked by calling, and what is said of the whole listing. */
async function readVoices() {
  const service = JSON.parse(await app.readPage(`/api/hsds/v3/services/${id}`))
  const { center } = (await ask(client, 'get_center', { center: slug })).data
  const feed = JSON.parse(await app.readPage(`/feeds/centers/${slug}.json`))
  const checked = service.attributes.filter(({ value }: { value: string }) => value === 'called')
  const known = center.facts.filter((fact: { known: string }) => fact.known === 'called')
  const read = async (path: string) => readText(await app.readPage(path))
  return {
    onPage: (await read(`/centers/${slug}`)).match(/hecked by calling, September 1, 2026/g)?.length,
    inApi: listFacts(checked.map(({ link_type }: { link_type: Fact }) => link_type)),
    byAssistant: listFacts(known.map(({ fact }: { fact: Fact }) => fact)),
    assuredDate: service.assured_date ?? null,
    listing: {
      assistant: describeCheck(center.inWords),
      feed: describeCheck(feed.items[0].content_text),
      frame: describeCheck(await read(`/embed/centers/${slug}`)),
      sheet: describeCheck(await read('/centers/sheet?q=Marlpit+Lantern+House')),
      callSheet: describeCheck(await read(`/centers/${slug}/call-sheet`)),
    },
  }
}

const listFacts = (found: Fact[]) => facts.filter((fact) => found.includes(fact))

function describeCheck(text: string) {
  if (/not checked/.test(text)) return 'not checked'
  return /checked (by calling, )?Sep(tember)? 1, 2026/i.test(text) ? 'checked' : 'nothing'
}

const inAll = (said: string) => ({
  assistant: said,
  feed: said,
  frame: said,
  sheet: said,
  callSheet: said,
})

/** What changes, and the value from before. */
const changes: Record<Fact, [Record<string, string>, Record<string, string>]> = {
  phone: [{ phone: '(609) 555-0143' }, { phone: '609.555.0142' }],
  status: [{ openState: 'temporarily-closed' }, { openState: 'open' }],
  address: [{ street: '6 Marlpit Lane' }, { street: '4 Marlpit Lane' }],
  hours: [{ hoursMonday: '9 AM–6 PM' }, { hoursMonday: '9 AM–5 PM' }],
  website: [{ website: 'https://lantern.example.org' }, { website: 'https://marlpit.example.org' }],
}

it.each(facts)('a changed fact is checked no longer, in every voice: %s', async (fact) => {
  const before = await readVoices()
  expect(before).toMatchObject({
    inApi: facts,
    byAssistant: facts,
    assuredDate: '2026-09-01',
    listing: inAll('checked'),
  })
  const [changed, restored] = changes[fact]
  await save(changed)
  const others = facts.filter((other) => other !== fact)
  // The day of the whole listing is that of its number. A closed center is on no sheet, and a sheet says
  // nothing of what is not checked.
  const onSheet = fact === 'status' || fact === 'phone' ? { sheet: 'nothing' } : {}
  const said = fact === 'phone' ? inAll('not checked') : before.listing
  const listing = { ...said, ...onSheet }
  const after = {
    onPage: Number(before.onPage) - 1,
    inApi: others,
    byAssistant: others,
    assuredDate: fact === 'phone' ? null : '2026-09-01',
    listing,
  }
  await expect.poll(readVoices).toEqual(after)
  await save(restored)
  await expect.poll(readVoices).toEqual(before)
})

it('a number that is only written differently stays checked', async () => {
  const before = await readVoices()
  await save({ phone: '+1 609-555-0142' })
  expect(await readVoices()).toEqual(before)
})

it('a fact that changes with a check is checked today', async () => {
  await save({ website: 'https://lantern.example.org', checked: 'website' })
  const { data } = await ask(client, 'get_center', { center: slug })
  const website = data.center.facts.find(({ fact }: { fact: Fact }) => fact === 'website')
  expect(website).toMatchObject({ value: 'https://lantern.example.org', known: 'website' })
  expect(website.on).not.toBe('2026-09-01')
})

it('the feed says that a new number is not checked, and still that the old one was', async () => {
  await save({ phone: '(609) 555-0143' })
  const { items } = JSON.parse(await app.readPage(`/feeds/centers/${slug}.json`)) as {
    items: { title: string; content_text: string }[]
  }
  const titles = items.map(({ title }) => title)
  expect(titles.some((title) => /number/i.test(title))).toBe(true)
  expect(titles.some((title) => /checked/i.test(title))).toBe(true)
  for (const { content_text } of items) {
    expect(content_text).toContain(
      'Number to call: (609) 555-0143. Added by our staff; not checked yet.',
    )
  }
})
