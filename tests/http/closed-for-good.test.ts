import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { localize } from '#app/find-page.ts'
import { ask, connectAssistant } from '#tests/support/assistant-client.ts'
import { importedCenter } from '#tests/support/fixture-center.ts'
import { openTestApp, type TestApp } from '#tests/support/test-app.ts'

// Reported wrong, and nobody answered our calls: all of that is settled once the center is closed for good.

const { slug, name } = importedCenter
const inWords =
  /reported wrong|have not confirmed it|nobody answered|todavía no lo hemos confirmado/i
// No sample has one of these: a frame also shows others to call.
const anyNumber = /551\D{0,2}555\D?018[789]/

let app: TestApp
let id: string
beforeAll(async () => {
  app = await openTestApp()
  const rows = await app.operate<{ id: string }>(
    sql`update treatment_centers set phone = '(551) 555-0187', intake_phone = '551-555-0188',
        referral_fax = '551-555-0189', description = 'We were at 551-555-0187.',
        description_spanish = 'Llame al 551-555-0187.', what_to_bring = 'Ask 551-555-0189.', permanently_closed = true, unreachable = true,
        phone_reported_at = now() - interval '10 days'
      where slug = ${slug} returning id`,
  )
  id = rows[0]?.id ?? ''
})
afterAll(() => app?.close())

const page = `/centers/${slug}`
const search = `/centers?q=${encodeURIComponent(name)}`

it.each([page, search, `/embed${page}`, search.replace('/centers', '/embed/search')])(
  'a closed center has no number on %s, in either language',
  async (path) => {
    for (const language of ['en', 'es'] as const) {
      const text = await app.readPage(localize(path, language))
      expect(text).toContain(language === 'en' ? 'Closed' : 'Cerrado')
      expect(text).not.toMatch(anyNumber)
      expect(text).not.toMatch(/have not confirmed it|todavía no lo hemos confirmado/)
    }
  },
)

it('a closed center has no number and no doubts about one in the API', async () => {
  const service = JSON.parse(await app.readPage(`/api/hsds/v3/services/${id}`))
  expect(service).toMatchObject({ status: 'defunct', phones: [] })
  expect(JSON.stringify(service)).not.toMatch(anyNumber)
  expect(service).not.toHaveProperty('alert')
})

it('a closed center has no number and no doubts about one for assistants', async () => {
  const { data } = await ask(await connectAssistant(app.fetch), 'get_center', { center: slug })
  expect(data.center).toMatchObject({ status: 'permanently-closed', unreachable: null })
  expect(JSON.stringify(data.center)).not.toMatch(anyNumber)
  expect(JSON.stringify(data.center)).not.toMatch(inWords)
})

it('a closed center has no number in feeds and in the file for saved lists', async () => {
  for (const path of [`/feeds${page}.json`, `/list/centers/${id[0]}.json`]) {
    const text = await app.readPage(path)
    expect(text).toContain(name)
    expect(text).not.toMatch(anyNumber)
  }
})
