import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { exportFiles } from '#app/data/export/export-centers.server.ts'
import { asOperator } from '#db/as-viewer.server.ts'
import { connectAssistant } from '#tests/support/assistant-client.ts'
import {
  readAssistantFacts,
  readEmbedFacts,
  readFeedFacts,
  readPageFacts,
  readStructuredDataFacts,
  type StatedFacts,
} from '#tests/support/stated-facts.ts'
import { readServiceFacts, type Service } from '#tests/support/stated-services.ts'
import { openTestApp, type TestApp, testSite } from '#tests/support/test-app.ts'

const wanted = 50

type Center = { id: string; slug: string }

/** The listing of a house that gives its street by phone. */
const withoutStreet = [null, 'Trenton', 'Trenton, NJ 08608']

let app: TestApp
let centers: Center[]
const houses: Center[] = []
beforeAll(async () => {
  app = await openTestApp()
  centers = await app.operate<Center>(
    sql`select id, slug from treatment_centers order by slug limit ${wanted}`,
  )
  for (const [index, address] of withoutStreet.entries()) {
    const [house] = await app.operate<Center>(sql`insert into treatment_centers
        (name, slug, source, phone, address, city, county, state, postal_code, latitude, longitude)
      values ('Town House', ${`town-house-${index}`}, 'staff', '609-555-0103', ${address},
        'Trenton', 'Mercer', 'NJ', '08608', 40.2171, -74.7429) returning id, slug`)
    if (house) houses.push(house)
  }
  const change = (nth: number, what: ReturnType<typeof sql>) =>
    app.operate(sql`update treatment_centers c set ${what} from (
        select id, row_number() over (order by slug) as number from treatment_centers
      ) numbered where numbered.id = c.id and number % 10 = ${nth}`)
  await change(0, sql`phone = null`)
  await change(1, sql`intake_phone = '(609) 555-0177', intake_hours = 'Mon to Fri 8 AM to 4 PM'`)
  await change(2, sql`phone_reported_at = now() - interval '10 days'`)
  await change(3, sql`phone_reported_at = now() - interval '10 days', intake_phone = phone`)
  await change(4, sql`phone_reported_at = now()`)
  await change(5, sql`permanently_closed = true`)
  await change(
    6,
    sql`temporarily_closed = true, verified_at = '2026-10-01T16:00Z', verified_by = 'called'`,
  )
  await change(7, sql`verified_at = '2026-09-30T02:30Z', verified_by = 'website'`)
  await app.operate(sql`delete from bed_availability`)
  await app.operate(sql`insert into bed_availability (center_id, detox, residential, by_people, reported_at)
    select id, number % 11, 0, case when number % 11 > 1
      then '{"detox-women": 1, "detox-under-18": 1}'::jsonb else '{}' end, now()
    from (select id, row_number() over (order by slug) as number from treatment_centers) numbered
    where number % 5 = 2`)
  await change(8, sql`phone = '609-555-0142 x12', website = null`)
  await change(
    9,
    sql`name = name || ' & <Söhne> "R"', listed_in = 'SAMHSA', listed_on = '2021-09-30', source = 'import'`,
  )
})
afterAll(() => app?.close())

async function exportServices(): Promise<Map<string, Service>> {
  const run = <Result>(work: Parameters<typeof asOperator<Result>>[1]) =>
    asOperator(app.database, work)
  let text = ''
  for await (const part of exportFiles['centers.hsds.json'].write(run, testSite)) text += part
  const { contents } = JSON.parse(text) as { contents: Service[] }
  return new Map(contents.map((service) => [service.id, service]))
}

/** List what two sources both state, and state differently. */
function compare(one: StatedFacts, other: StatedFacts): string[] {
  const both = (Object.keys(one) as (keyof StatedFacts)[]).filter(
    (key) => one[key] !== undefined && other[key] !== undefined,
  )
  return both
    .filter((key) => JSON.stringify(one[key]) !== JSON.stringify(other[key]))
    .map((key) => `${key}: ${JSON.stringify(one[key])}, not ${JSON.stringify(other[key])}`)
}

it(`page, structured data, API, feed, embed, assistant and export agree on ${wanted} centers`, async () => {
  expect(centers).toHaveLength(wanted)
  const client = await connectAssistant(app.fetch)
  const exported = await exportServices()
  const contradictions: string[] = []
  const spoken = { call: 0, checkedOn: 0, street: 0, website: 0, hours: 0, beds: 0 }
  for (const { id, slug } of [...centers, ...houses]) {
    const service = await app.readPage(`/api/hsds/v3/services/${id}`)
    const page = await readPageFacts(app, slug)
    if (page.call) spoken.call++
    if (page.checkedOn) spoken.checkedOn++
    if (page.street) spoken.street++
    if (page.website) spoken.website++
    const sources: Record<string, StatedFacts> = {
      'structured data': await readStructuredDataFacts(app, slug),
      API: readServiceFacts(JSON.parse(service)),
      feed: await readFeedFacts(app, slug),
      embed: await readEmbedFacts(app, slug),
      assistant: await readAssistantFacts(client, slug),
      export: readServiceFacts(exported.get(id) as Service),
    }
    const { API: api } = sources
    if (api?.hours) spoken.hours++
    if (api?.beds && page.beds) spoken.beds++
    for (const [name, said] of Object.entries(sources)) {
      for (const reference of [page, api as StatedFacts]) {
        const found = compare(said, reference)
        contradictions.push(...found.map((what) => `${slug}, ${name}: ${what}`))
      }
    }
  }
  expect(contradictions).toEqual([])
  // Otherwise the pages agree by saying nothing.
  expect(spoken.call).toBeGreaterThan(wanted / 2)
  expect(spoken.checkedOn).toBeGreaterThan(wanted / 5)
  expect(spoken.street).toBeGreaterThan(wanted / 2)
  expect(spoken.website).toBeGreaterThan(wanted / 2)
  expect(spoken.hours).toBeGreaterThan(wanted / 2)
  expect(spoken.beds).toBeGreaterThan(wanted / 10)
})
