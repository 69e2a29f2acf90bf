import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { exportFiles } from '#app/features/export/export-centers.server.ts'
import { asOperator } from '#db/as-viewer.server.ts'
import { connectAssistant } from '#tests/support/assistant-client.ts'
import { openTestApp, type TestApp, testSite } from '#tests/support/test-app.ts'
import {
  hearAssistant,
  hearEmbed,
  hearFeed,
  hearPage,
  hearService,
  hearStructuredData,
  type Said,
  type Service,
} from '#tests/support/voices.ts'

const wanted = 50

type Center = { id: string; slug: string }

let app: TestApp
let centers: Center[]
beforeAll(async () => {
  app = await openTestApp()
  centers = await app.operate<Center>(
    sql`select id, slug from treatment_centers order by slug limit ${wanted}`,
  )
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

/** Lists what two voices both speak of and say otherwise. */
function compare(one: Said, other: Said): string[] {
  const both = (Object.keys(one) as (keyof Said)[]).filter(
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
  const spoken = { call: 0, checkedOn: 0 }
  for (const { id, slug } of centers) {
    const service = await app.readPage(`/api/hsds/v3/services/${id}`)
    const page = await hearPage(app, slug)
    if (page.call) spoken.call++
    if (page.checkedOn) spoken.checkedOn++
    const voices: Record<string, Said> = {
      'structured data': await hearStructuredData(app, slug),
      API: hearService(JSON.parse(service)),
      feed: await hearFeed(app, slug),
      embed: await hearEmbed(app, slug),
      assistant: await hearAssistant(client, slug),
      export: hearService(exported.get(id) as Service),
    }
    const { API: api } = voices
    for (const [name, said] of Object.entries(voices)) {
      for (const reference of [page, api as Said]) {
        const found = compare(said, reference)
        contradictions.push(...found.map((what) => `${slug}, ${name}: ${what}`))
      }
    }
  }
  expect(contradictions).toEqual([])
  // Otherwise the pages agree by saying nothing.
  expect(spoken.call).toBeGreaterThan(wanted / 2)
  expect(spoken.checkedOn).toBeGreaterThan(wanted / 5)
})
