import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AccountApp, openAccountApp } from '#tests/support/account-members.ts'
import { follow, readRedirect } from '#tests/support/auth-client.ts'
import { decodeEntities, readLinks, readText } from '#tests/support/read-html.ts'

let app: AccountApp
let lastBackup: Date | null = null
const cookies = { admin: '', moderator: '', user: '' }
beforeAll(async () => {
  app = await openAccountApp({ readLastBackup: async () => lastBackup })
  for (const role of ['admin', 'moderator', 'user'] as const) {
    cookies[role] = await app.enter(await app.addMember(role))
  }
})
afterAll(() => app?.close())

type Center = { id: string; name: string; slug: string; pinned: boolean }
const listAll = () =>
  app.operate<Center>(sql`select id, name, slug, pinned from treatment_centers order by name`)
const open = (path: string) => app.open(cookies.admin, path)
const readPage = async (path: string) => (await open(path)).text()
const send = (path: string, fields: Record<string, string> = {}) =>
  app.send(cookies.admin, fields, path)
/** Return a response's redirect and the text of the page it leads to. */
const readNext = async (response: Response) => {
  expect(response.status).toBe(303)
  const page = await follow(app, response, cookies.admin)
  return { target: readRedirect(response), text: readText(await page.text()) }
}

describe('the Dashboard tab', () => {
  it('has the specification’s four figures, the table and its tools', async () => {
    const page = await readPage('/admin')
    const text = readText(page)
    const [figures] = await app.operate<Record<string, number>>(sql`select
      count(*)::integer as centers, sum(coalesce(reviews_count, 0))::integer as reviews,
      count(*) filter (where pinned)::integer as pinned,
      count(*) filter (where permanently_closed or temporarily_closed)::integer as closed,
      round(avg(coalesce(total_score, 0))::numeric, 1)::float as rating from treatment_centers`)
    const { centers = 0, reviews = 0, pinned = 0, closed = 0, rating = 0 } = figures ?? {}
    expect(text).toContain('Logout Manage addiction treatment centers directory Total Centers')
    expect(text).toContain(`Total Centers ${centers} ${centers - closed} open, ${closed} closed`)
    expect(text).toContain(`Pinned Centers ${pinned}/5`)
    expect(text).toContain(`Total Reviews ${reviews.toLocaleString('en-US')}`)
    const unrated = await app.operate(sql`select from treatment_centers where total_score is null`)
    expect(text).toContain(
      `Average Rating ${rating.toFixed(1)} ${unrated.length} unrated, counted as 0`,
    )
    expect(text).toContain(`1 to 10 of ${centers}`)
    expect(text).toContain('Add New Treatment Center')
    // Numbers sort with the largest first.
    expect(readLinks(page)).toEqual(
      expect.arrayContaining(['/admin?sort=name', '/admin?sort=-rating', '/admin?page=2']),
    )
    expect(page.match(/<tr class="is-pinned">/g)).toHaveLength(pinned)
    expect(page.match(/<tr[ >]/g)).toHaveLength(11)
  })

  it('says when this server was last backed up', async () => {
    expect(readText(await readPage('/admin'))).toContain('This server has made no backup yet.')
    lastBackup = new Date(Date.UTC(2026, 10, 20, 8, 5))
    expect(readText(await readPage('/admin'))).toContain('Last backup: November 20, 2026, 3:05 AM')
  })

  it('keeps order, search, filters and page in every link', async () => {
    const page = await readPage('/admin?show=open&source=sample&sort=-rating&page=2')
    const links = readLinks(page)
    const edits = links.filter((link) => link.includes('/edit'))
    expect(edits).toHaveLength(10)
    for (const link of edits) expect(link).toMatch(/\?show=open&source=sample&sort=-rating&page=2$/)
    expect(links).toContain('/admin?show=open&source=sample&sort=rating')
    expect(links).toContain('/admin?show=open&source=sample&sort=-rating&page=3')
    expect(page).toContain('aria-sort="descending"')
    const found = readLinks(await readPage('/admin?q=recovery')).filter((link) => /edit/.test(link))
    expect(found.length).toBeGreaterThan(1)
    for (const link of found) expect(link).toMatch(/edit\?q=recovery$/)
    expect(page).toContain('action="/admin/centers/selected?show=open&amp;source=sample')
  })

  it('says when an imported center has no rating', async () => {
    await app.operate(sql`insert into treatment_centers (slug, name, source)
      values ('unrated-lodge', 'Unrated Lodge', 'import')`)
    const text = readText(await readPage('/admin?q=unrated'))
    expect(text).toMatch(/Unrated Lodge.{0,60}No rating/s)
    await app.operate(sql`delete from treatment_centers where slug = 'unrated-lodge'`)
  })

  it('says when nothing was found, and links to all centers', async () => {
    const text = readText(await readPage('/admin?q=zzzz'))
    expect(text).toContain('No centers found')
    expect(text).toContain('Show All Centers')
  })

  it('has Sign Out in the header at each screen size, and Logout alone in the admin area', async () => {
    const ways = (text: string) => text.match(/Sign Out|Logout/g)
    expect(ways(readText(await readPage('/admin')))).toEqual(['Logout'])
    // One among the desktop's links, one in the phone's menu.
    expect(ways(readText(await readPage('/dashboard')))).toEqual(['Sign Out', 'Sign Out'])
    const shown = await app.open(cookies.user, '/admin')
    expect(ways(readText(await shown.text()))).toEqual(['Sign Out', 'Sign Out'])
  })

  it('redirects moderators to the reviews, and shows members only its sign-in form', async () => {
    for (const suffix of ['', '.data']) {
      const led = await app.open(cookies.moderator, `/admin${suffix}`)
      const target = led.headers.get('Location') ?? (await led.text())
      expect(target).toContain('/admin/reviews')
      const shown = await app.open(cookies.user, `/admin${suffix}`)
      expect(shown.status).toBe(403)
      const body = await shown.text()
      expect(body).not.toContain('Total Centers')
      for (const { name } of (await listAll()).slice(0, 5)) expect(body).not.toContain(name)
    }
  })
})

describe('the center form', () => {
  const values = { name: 'Brookfield House', openState: 'open', countryCode: 'US' }

  it('returns with errors beside the fields, and everything typed', async () => {
    const response = await send('/admin/centers/new', {
      ...values,
      name: '',
      description: 'Two <lines>\r\nof "mine"',
      website: 'oak.example.org',
      specialHours: 'Thanksgiving: Closed\r\nEaster: Closed',
      infoKey: 'Cash',
      infoCategory: '',
      infoValue: 'no',
    })
    expect(response.status).toBe(422)
    expect(response.headers.get('Cache-Control')).toBe('private, no-store')
    const page = await response.text()
    expect(readText(page)).toContain('The center is not saved yet')
    expect(page).toMatch(
      /<input id="name"[^>]*aria-describedby="name-error"[^>]*aria-invalid="true"/,
    )
    expect(readText(page)).toContain('Enter the center’s name')
    expect(readText(page)).toContain('Enter the whole address: https://www.example.org')
    expect(page).toMatch(/<textarea id="specialHours"[^>]*aria-invalid="true"/)
    expect(readText(page)).toContain('“Easter: Closed” is not understood. Write a holiday')
    expect(readText(page)).toContain('Each row needs a section and a service')
    expect(decodeEntities(page)).toContain('Two <lines>\nof "mine"')
    expect(page).toContain('value="oak.example.org"')
    expect(page).toContain('value="Cash"')
  })

  it('adds and removes rows without saving', async () => {
    const change = async (intent: string) => {
      const row = { infoCategory: 'Payment', infoKey: 'Cash', infoValue: 'no' }
      const response = await send('/admin/centers/new', { ...values, ...row, intent })
      expect(response.status).toBe(200)
      const page = await response.text()
      expect(page).toContain('value="Brookfield House"')
      return page.match(/name="infoKey"/g)
    }
    expect(await change('more-rows')).toHaveLength(4)
    expect(await change('remove-row-0')).toBeNull()
  })

  it('redirects the former path permanently', async () => {
    const added = await readNext(await send('/admin/centers/new?page=3', values))
    expect(added.target).toBe('/admin?page=3 [center-added]')
    const { id, slug } = (await listAll()).find(({ name }) => name === values.name) as Center
    const page = await readPage(`/admin/centers/${id}/edit`)
    const read = (name: string) =>
      decodeEntities(new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? '')
    const fields = {
      ...values,
      city: 'Newark',
      state: 'NJ',
      address: 'Newark, NJ',
      slug: 'brookfield-manor',
      opened: read('opened'),
    }
    const { text } = await readNext(await send(`/admin/centers/${id}/edit`, fields))
    expect(text).toContain('Treatment center saved successfully')
    const led = await app.request(`/centers/${slug}`)
    expect([led.status, led.headers.get('Location')]).toEqual([301, '/centers/brookfield-manor'])
    // A second window, opened before the change, sends the same form.
    const second = await send(`/admin/centers/${id}/edit`, { ...fields, slug: 'brookfield-hall' })
    expect(second.status).toBe(409)
    const told = await second.text()
    expect(readText(told)).toContain('Somebody else changed this center while you had it open')
    expect(readText(told)).toMatch(/pat-1 changed this on .* It now holds: brookfield-manor/)
    expect(told).toContain('value="brookfield-hall"')
  })

  it('says when the center no longer exists', async () => {
    const response = await open('/admin/centers/00000000-0000-4000-8000-000000000999/edit')
    expect(response.status).toBe(404)
    expect(readText(await response.text())).toContain('This center is not there any more')
    expect((await open('/admin/centers/no-id/edit')).status).toBe(404)
    expect((await open('/admin/centers/no-id/beds')).status).toBe(404)
  })
})

describe('the center download', () => {
  it('has the rows of the table’s query, and opens in a spreadsheet', async () => {
    const response = await open('/admin/centers/export.csv?show=closed')
    expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
    expect(response.headers.get('Content-Disposition')).toMatch(
      /^attachment; filename="treatment-centers-\d{4}-\d\d-\d\d\.csv"$/,
    )
    const bytes = new Uint8Array(await response.arrayBuffer())
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const [{ closed } = { closed: 0 }] = await app.operate<{ closed: number }>(
      sql`select count(*)::integer as closed from treatment_centers where permanently_closed or temporarily_closed`,
    )
    const lines = new TextDecoder().decode(bytes).trim().split('\r\n')
    expect(lines).toHaveLength(closed + 1)
  })
})
