import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { viewers } from '#db/test-fixtures.ts'
import { type AccountApp, openAccountApp } from '#tests/support/account-members.ts'
import { follow, leadsTo, postForm } from '#tests/support/auth-client.ts'
import { decodeEntities, readLinks, readText } from '#tests/support/read-html.ts'
import { breakDatabase, openAppOver } from '#tests/support/test-app.ts'

let app: AccountApp
const cookies = { admin: '', moderator: '', user: '' }
beforeAll(async () => {
  app = await openAccountApp()
  for (const role of ['admin', 'moderator', 'user'] as const) {
    cookies[role] = await app.enter(await app.addMember(role))
  }
})
afterAll(() => app?.close())

type Center = { id: string; name: string; slug: string; pinned: boolean }
const listAll = () =>
  app.operate<Center>(sql`select id, name, slug, pinned from treatment_centers order by name`)
const findUnpinned = async () => (await listAll()).find(({ pinned }) => !pinned) as Center
const open = (path: string) => app.open(cookies.admin, path)
const readPage = async (path: string) => (await open(path)).text()
const send = (path: string, fields: Record<string, string> = {}) =>
  app.send(cookies.admin, fields, path)
const selected = '/admin/centers/selected'
/** Does one thing to one center; `query` is the table's. */
const change = (intent: string, id: string, query = '') => send(selected + query, { intent, id })
/** Where an answer leads, and what is said there. */
const readNext = async (response: Response) => {
  expect(response.status).toBe(303)
  const page = await follow(app, response, cookies.admin)
  return { target: leadsTo(response), text: readText(await page.text()) }
}

describe('the Dashboard tab', () => {
  it('has the four figures of the specification, the table and its tools', async () => {
    const page = await readPage('/admin')
    const text = readText(page)
    const [figures] = await app.operate<Record<string, number>>(sql`select
      count(*)::integer as centers, sum(coalesce(reviews_count, 0))::integer as reviews,
      count(*) filter (where pinned)::integer as pinned,
      count(*) filter (where permanently_closed or temporarily_closed)::integer as closed,
      round(avg(coalesce(total_score, 0))::numeric, 1)::float as rating from treatment_centers`)
    const { centers = 0, reviews = 0, pinned = 0, closed = 0, rating = 0 } = figures ?? {}
    expect(text).toContain(`Total Centers ${centers} ${centers - closed} open, ${closed} closed`)
    expect(text).toContain(`Pinned Centers ${pinned}/5`)
    expect(text).toContain(`Total Reviews ${reviews.toLocaleString('en-US')}`)
    const unrated = await app.operate(sql`select from treatment_centers where total_score is null`)
    expect(text).toContain(
      `Average Rating ${rating.toFixed(1)} Mean over all centers. ${unrated.length} ${unrated.length === 1 ? 'has no rating and is' : 'have no rating and are'} counted as 0`,
    )
    expect(text).toContain(`1 to 10 of ${centers}`)
    expect(text).toContain('Add New Treatment Center')
    // The largest figures first.
    expect(readLinks(page)).toEqual(
      expect.arrayContaining(['/admin?sort=name', '/admin?sort=-rating', '/admin?page=2']),
    )
    expect(page.match(/<tr class="is-pinned">/g)).toHaveLength(pinned)
    expect(page.match(/<tr[ >]/g)).toHaveLength(11)
  })

  it('takes order, search, filters and page along in every link', async () => {
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

  it('says that nothing was found, and leads back to all', async () => {
    const text = readText(await readPage('/admin?q=zzzz'))
    expect(text).toContain('No centers found')
    expect(text).toContain('Show All Centers')
  })

  it('says why the centers cannot be shown', async () => {
    const broken = await openAppOver(breakDatabase(), {}, undefined, async () => viewers.admin)
    const response = await broken.request('/admin')
    expect(response.status).toBe(503)
    expect(readText(await response.text())).toContain(
      'Error loading treatment centers: the database does not answer. Please try again.',
    )
  })

  it('has one way out of the account on each screen', async () => {
    const ways = (text: string) => text.match(/Sign Out|Logout/g)
    expect(ways(readText(await readPage('/admin')))).toEqual(['Logout'])
    // Beside the links of the desktop, and in the menu of the phone.
    expect(ways(readText(await readPage('/dashboard')))).toEqual(['Sign Out', 'Sign Out'])
    const shown = await app.open(cookies.user, '/admin')
    expect(ways(readText(await shown.text()))).toEqual(['Sign Out', 'Sign Out'])
  })

  it('leads moderators to the reviews, and shows members its login form and nothing else', async () => {
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

describe('pinning', () => {
  it('of a center that is gone says so, and a form that is none of ours changes nothing', async () => {
    const nobody = '00000000-0000-4000-8000-000000000999'
    const gone = await readNext(await change('pin', nobody))
    expect(gone.text).toContain('Failed to pin treatment center: it is not there any more.')
    const { id } = await findUnpinned()
    for (const intent of ['', 'toString']) {
      expect((await change(intent, id)).status).toBe(400)
    }
    const none = await readNext(await send(selected, { intent: 'pin' }))
    expect(none.text).toContain('Nothing is selected.')
  })
})

describe('deleting', () => {
  it('asks first, then says so, and is undone with address, reviews and votes', async () => {
    const { id, name, slug } = (await listAll()).find(
      ({ slug: known }) => known === 'cedar-lantern-recovery-center',
    ) as Center
    const question = readText(await readPage(`${selected}?id=${id}&page=2`))
    expect(question).toContain(
      `Are you sure you want to delete "${name}"? This action cannot be undone.`,
    )
    expect(question).not.toMatch(/restore|30 days/)
    const readCenter = async () =>
      readText(await (await app.request(`/centers/${slug}`)).text()).replace(/Shown as of .*?M/, '')
    const before = await readCenter()
    const gone = await readNext(await change('delete', id, '?page=2'))
    expect(gone.target).toBe(`/admin?page=2&deleted=${id} [centers-deleted]`)
    // Who only follows such a link has deleted nothing.
    expect(await readPage(`/admin?page=2&deleted=${id}`)).not.toContain('Undo')
    expect(gone.text).toContain(
      'Treatment center deleted successfully For 30 days it can be restored, here or under “Deleted centers”. Undo',
    )
    expect((await app.request(`/centers/${slug}`)).status).toBe(404)
    const trash = readText(await readPage('/admin/centers/deleted'))
    expect(trash).toContain(name)
    const back = await readNext(await send('/admin/centers/restore?page=2', { id }))
    expect(back.target).toBe('/admin?page=2 [center-restored]')
    expect(await readCenter()).toBe(before)
  })

  it('of what is gone already says so', async () => {
    const nobody = '00000000-0000-4000-8000-000000000999'
    expect((await open(`${selected}?id=${nobody}`)).status).toBe(404)
    const { text } = await readNext(await change('delete', nobody))
    expect(text).toContain('Error Failed to delete treatment center: it is not there any more.')
  })

  it('says what the database refuses, and that it does not answer', async () => {
    const { id } = await findUnpinned()
    // Signed in as an admin a moment ago, and none any more when the statement runs.
    const [moderator] = await app.operate<{ id: string }>(
      sql`select user_id as id from user_roles where role = 'moderator' limit 1`,
    )
    const demoted = await openAppOver(app.database, {}, undefined, async () => ({
      kind: 'member',
      userId: moderator?.id ?? '',
      role: 'admin',
    }))
    const stranger = await openAppOver(app.database, {}, undefined, async () => ({
      kind: 'member',
      userId: '00000000-0000-4000-8000-000000000998',
      role: 'admin',
    }))
    const broken = await openAppOver(breakDatabase(), {}, undefined, async () => viewers.admin)
    const refused = async (on: typeof demoted) => {
      const response = await on.request(selected, {
        method: 'POST',
        headers: { Origin: 'http://localhost:3000' },
        body: new URLSearchParams({ intent: 'delete', id }),
      })
      return readNext(response)
    }
    expect((await refused(demoted)).text).toContain(
      'Error You do not have admin permission to delete treatment centers. Please contact support.',
    )
    expect((await refused(stranger)).text).toContain('Authentication expired. Please log in again.')
    expect((await refused(broken)).text).toContain(
      'Error Failed to delete treatment center: the database does not answer.',
    )
    expect((await listAll()).some((center) => center.id === id)).toBe(true)
  })

  it.each([
    [{ code: '57014' }, 'it took too long. Please try again.'],
    [{ code: '40P01' }, 'somebody else was changing the same. Please try again.'],
    [{ code: '23503', constraint: 'x' }, 'a rule of the directory forbids it.'],
    [{}, 'something on our side failed. Please try again.'],
    [{ code: '57P01' }, 'the database does not answer. Please try again.'],
  ])('says what really failed: %j', async (details, reason) => {
    const error = Object.assign(new Error('internal words'), details)
    const failing = await openAppOver(
      breakDatabase(error),
      {},
      undefined,
      async () => viewers.admin,
    )
    const { id } = await findUnpinned()
    const sent = await postForm(failing, selected, { intent: 'delete', id })
    const text = readText(await (await follow(failing, sent)).text())
    expect(text).toContain(`Error Failed to delete treatment center: ${reason}`)
    expect(text).toContain(`Error loading treatment centers: ${reason}`)
    expect(text).not.toContain('internal words')
  })

  it('for good is not undone', async () => {
    const { id } = (await listAll()).at(-1) as Center
    await change('delete', id)
    const purged = await readNext(await send(`/admin/centers/deleted/${id}/purge`))
    expect(purged.text).toContain('Treatment center deleted for good')
    const back = await readNext(await send('/admin/centers/restore', { id }))
    expect(back.text).toContain('it is not kept any more')
  })

  it('names the other center where one cannot be restored', async () => {
    const { id, name } = await findUnpinned()
    const place = sql`update treatment_centers set place_id = 'place-of-two' where id = `
    await app.operate(sql`${place}${id}`)
    await change('delete', id)
    const holder = await findUnpinned()
    await app.operate(sql`${place}${holder.id}`)
    const { target, text } = await readNext(await send('/admin/centers/restore', { id }))
    expect(target).toBe(`/admin/centers/deleted?blocked=${id}`)
    expect(text).toContain(`“${name}” cannot be restored. “${holder.name}” has its Google place id`)
    await app.operate(sql`update treatment_centers set place_id = null where id = ${holder.id}`)
    await send('/admin/centers/restore', { id })
  })
})

describe('the form', () => {
  const values = { name: 'Brookfield House', openState: 'open', countryCode: 'US' }

  it('comes back with its errors beside the fields, and with every word that was typed', async () => {
    const response = await send('/admin/centers/new', {
      ...values,
      name: '',
      description: 'Two <lines>\r\nof "mine"',
      website: 'oak.example.org',
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
    expect(readText(page)).toContain('Each row needs a section and a service')
    expect(decodeEntities(page)).toContain('Two <lines>\nof "mine"')
    expect(page).toContain('value="oak.example.org"')
    expect(page).toContain('value="Cash"')
  })

  it('gains and loses rows without being saved', async () => {
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

  it('leads from a former address to the new one for good', async () => {
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
    // The same form again, sent from a second window that was open all along.
    const second = await send(`/admin/centers/${id}/edit`, { ...fields, slug: 'brookfield-hall' })
    expect(second.status).toBe(409)
    const told = await second.text()
    expect(readText(told)).toContain('Somebody else changed this center while you had it open')
    expect(readText(told)).toMatch(/pat-1 changed this on .* It now holds: brookfield-manor/)
    expect(told).toContain('value="brookfield-hall"')
  })

  it('of a center that is gone says so', async () => {
    const response = await open('/admin/centers/00000000-0000-4000-8000-000000000999/edit')
    expect(response.status).toBe(404)
    expect(readText(await response.text())).toContain('This center is not there any more')
    expect((await open('/admin/centers/no-id/edit')).status).toBe(404)
  })
})

it('marking as open or closed says so', async () => {
  const { id } = await findUnpinned()
  for (const [intent, words] of [
    ['permanently-closed', 'Treatment center marked as closed'],
    ['open', 'Treatment center marked as open'],
  ] as const) {
    expect((await readNext(await change(intent, id))).text).toContain(words)
  }
})

describe('the file of centers', () => {
  it('holds what the table is asked for, and opens in a spreadsheet', async () => {
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
