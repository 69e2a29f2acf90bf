import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createLinkKey, hashLinkKey } from '#app/lib/link-key.server.ts'
import { type AccountApp, openAccountApp } from '#tests/support/account-members.ts'
import { follow, postForm, readRedirect } from '#tests/support/auth-client.ts'
import { bareCenter, importedCenter } from '#tests/support/fixture-center.ts'
import { decodeEntities, readMeta, readText } from '#tests/support/read-html.ts'
import { findGlossaryErrors, findWrongLanguage } from '#tests/support/read-words.ts'
import { openAppOver } from '#tests/support/test-app.ts'

const { id, slug } = importedCenter
const key = createLinkKey()
const link = `/confirm?key=${key}`

let app: AccountApp
beforeAll(async () => {
  app = await openAccountApp()
})
afterAll(() => app?.close())
beforeEach(async () => {
  await app.operate(sql`truncate center_links, field_checks, suggestions`)
  await app.operate(sql`insert into center_links (center_id, made_for, key_hash)
    values (${id}, ${id}, ${hashLinkKey(key)})`)
})

const readSeen = async (address = link) =>
  /name="seen" value="([^"]+)"/.exec(await app.readPage(address))?.[1] ?? ''
const answer = async (fields: Record<string, string>, address = link) =>
  postForm(app, address, { seen: await readSeen(), ...fields })
const readChecks = async () =>
  (
    await app.operate<{ field: string }>(
      sql`select field from field_checks where center_id = ${id} and how = 'link' order by field`,
    )
  ).map(({ field }) => field)
const readWaiting = () => app.operate(sql`select changes, note, source from suggestions`)
const readListings = () =>
  app.operate(sql`select md5(string_agg(c::text, '' order by id)) as rows from treatment_centers c`)

describe('a center that opens its link', () => {
  it('changes nothing by opening it, as programs that scan mail do', async () => {
    const read = () =>
      app.operate(sql`select l::text, (select count(*) from field_checks) as checks,
        (select count(*) from suggestions) as waiting from center_links l`)
    const before = await read()
    for (const method of ['GET', 'HEAD', 'GET']) {
      const opened = await app.request(`${link}&all=right&right=phone`, { method })
      expect(opened.status).toBe(200)
      expect(opened.headers.get('Cache-Control')).toBe('private, no-store')
      expect(opened.headers.get('Referrer-Policy')).toBe('strict-origin')
    }
    expect(readMeta(await app.readPage(link), 'robots')).toBe('noindex, follow')
    expect(await read()).toEqual(before)
  })

  it('confirms everything with one press; its page says so, and its listing stays', async () => {
    const before = await readListings()
    const sent = await answer({ all: 'right' })
    expect(readRedirect(sent)).toBe(`${link} [link-answered]`)
    const thanks = readText(await (await follow(app, sent)).text())
    expect(thanks).toContain('Thank you. We stored your answer.')
    expect(thanks).toMatch(/You answered on \w+ \d+, \d{4}.*Confirmed: Phone, Open or closed,/)
    expect(await readChecks()).toEqual(expect.arrayContaining(['phone', 'status', 'website']))
    expect(await readWaiting()).toEqual([])
    expect(await readListings()).toEqual(before)
    await expect
      .poll(async () => readText(await app.readPage(`/centers/${slug}`)))
      .toMatch(/The center confirmed this number by link, \w+ \d+, \d{4}/)
    expect(readText(await app.readPage(`/centers/${slug}`))).not.toContain('hecked by calling')
    // Within its 30 days the link still shows what was said.
    expect(readText(await app.readPage(link))).toContain('Confirmed: Phone')
  })

  it('confirms only what it marks, and its corrections wait for staff', async () => {
    const before = await readListings()
    const page = await app.readPage(link)
    const names = [...page.matchAll(/<(?:input|textarea|select)[^>]* name="([^"]+)"/g)]
    expect(new Set(names.map(([, name]) => name)).size).toBeGreaterThan(15)
    const sent = await answer({ right: 'status', phone: '609 555 0123', note: 'New desk' })
    expect(sent.status).toBe(303)
    expect(await readChecks()).toEqual(['status'])
    expect(await readWaiting()).toEqual([
      { changes: { phone: '609 555 0123' }, note: 'New desk', source: 'center-link' },
    ])
    expect(await readListings()).toEqual(before)
    const admin = await app.enter(await app.addMember('admin'))
    const list = readText(await (await app.open(admin, '/admin/calls/suggestions')).text())
    expect(list).toContain('Told by the center, by link')
    expect(list).toContain('609 555 0123')
  })

  it('may say that it is closed, which staff check first', async () => {
    await answer({ right: 'status', openState: 'permanently-closed' })
    expect(await readChecks()).toEqual([])
    expect(await readWaiting()).toMatchObject([{ changes: { openState: 'permanently-closed' } }])
    const cookie = await app.enter(await app.addMember('admin'))
    const list = readText(await (await app.open(cookie, '/admin/calls/suggestions')).text())
    expect(list).toContain('Status Open Permanently Closed')
    expect((await answer({ openState: 'sold' })).status).toBe(422)
  })

  it('is asked again where it marks nothing, or writes something impossible', async () => {
    expect((await answer({})).status).toBe(422)
    const wrong = await answer({ website: 'our site', phone: '609 555 0123' })
    expect(wrong.status).toBe(422)
    const page = await wrong.text()
    expect(page).toContain('Enter a website that begins with https://')
    expect(page).toContain('value="609 555 0123"')
    expect(await readWaiting()).toEqual([])
  })

  it('confirms only what it saw', async () => {
    const seen = await readSeen()
    await app.operate(sql`update treatment_centers set phone = '609 555 0155' where id = ${id}`)
    const late = await postForm(app, link, { seen, all: 'right', phone: importedCenter.phone })
    await app.operate(
      sql`update treatment_centers set phone = ${importedCenter.phone} where id = ${id}`,
    )
    expect(late.status).toBe(409)
    expect(await late.text()).toContain('value="(609) 555-0155"')
    expect([await readChecks(), await readWaiting()]).toEqual([[], []])
  })

  it('says whether it is open on the next holiday, which waits for staff', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-20T17:00Z') })
    try {
      const page = readText(await app.readPage(link))
      expect(page).toContain('Are you open on Christmas Day, December 25, 2026?')
      expect((await answer({ holiday: 'unsaid' })).status).toBe(422)
      const unread = await answer({ holiday: 'other', holidayHours: 'mornings' })
      expect(unread.status).toBe(422)
      const again = await unread.text()
      expect(readText(again)).toContain('Write the hours of that day: 9 AM to 1 PM')
      expect(again).toContain('value="mornings"')
      expect((await answer({ holiday: 'other', holidayHours: '9'.repeat(5000) })).status).toBe(422)
      expect(
        (await answer({ holiday: 'other', holidayHours: '1 PM; 2027-01-01: Closed' })).status,
      ).toBe(422)
      expect(await readWaiting()).toEqual([])
      expect((await answer({ holiday: 'other', holidayHours: '9am-1pm' })).status).toBe(303)
      expect(await readWaiting()).toMatchObject([
        { changes: { specialHours: '2026-12-25: 9 AM to 1 PM' } },
      ])
      expect((await answer({ holiday: 'closed' })).status).toBe(303)
      expect(await readWaiting()).toMatchObject([
        { changes: { specialHours: '2026-12-25: Closed' }, source: 'center-link' },
      ])
      await app.operate(sql`update treatment_centers
        set special_hours = 'Thanksgiving: Closed' where id = ${id}`)
      await answer({ holiday: 'closed' })
      expect(await readWaiting()).toMatchObject([
        { changes: { specialHours: 'Thanksgiving: Closed; 2026-12-25: Closed' } },
      ])
      await app.operate(sql`update treatment_centers
        set special_hours = 'Christmas Day: Closed' where id = ${id}`)
      expect(readText(await app.readPage(link))).not.toContain('Are you open on')
      vi.setSystemTime(new Date('2026-03-01T17:00Z'))
      expect(readText(await app.readPage(link))).not.toContain('Are you open on')
    } finally {
      vi.useRealTimers()
      await app.operate(sql`update treatment_centers set special_hours = null where id = ${id}`)
    }
  })

  it('speaks for no other center', async () => {
    await answer({ all: 'right', center: bareCenter.id, id: bareCenter.id, slug: 'x' })
    expect(await app.operate(sql`select distinct center_id as id from field_checks`)).toEqual([
      { id },
    ])
  })

  it('answers a few times an hour', async () => {
    const one = await openAppOver(app.database)
    const seen = await readSeen()
    const statuses: number[] = []
    for (let time = 0; time < 11; time++) {
      statuses.push((await postForm(one, link, { seen, all: 'right' })).status)
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 303), 429])
    expect(await readChecks()).toHaveLength(new Set(await readChecks()).size)
  })
})

describe('a link that is not valid', () => {
  const isRefused = async (address: string) => {
    const opened = await app.request(address)
    expect([address, opened.status]).toEqual([address, 404])
    expect(readText(await opened.text())).toContain('This link no longer works.')
    const sent = await postForm(app, address, { all: 'right' })
    expect(sent.status).toBe(404)
    expect(await readChecks()).toEqual([])
  }

  it('is called a code where one was typed', async () => {
    const opened = await app.request('/es/confirmar?key=7Q2M-X9KD-0TBR-4HVN&typed=yes')
    expect(opened.status).toBe(404)
    expect(readText(await opened.text())).toContain('Este código no sirve.')
  })

  it.each(['x', `${key}0`, key.slice(1), '%27%20or%20true', '%F0%9F%98%80', 'null'])(
    'because nobody made it: %s',
    (forged) => isRefused(`/confirm?key=${forged}`),
  )

  it.each([
    ['expired', sql`update center_links set expires_at = now()`],
    ['revoked', sql`update center_links set revoked_at = now()`],
    ['of another center', sql`update center_links set center_id = ${bareCenter.id}`],
  ])('because it is %s', async (_, end) => {
    await app.operate(end)
    await isRefused(link)
  })

  it('is not needed where somebody types the code of a letter, as they read it', async () => {
    const page = await app.readPage('/confirm')
    expect(readText(page)).toContain('The code in your letter')
    const typed = key.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o')
    expect(await app.readPage(`/confirm?key=${encodeURIComponent(typed)}`)).toContain('name="seen"')
  })
})

it('is Spanish in Spanish, before and after the answer', async () => {
  const address = `/es/confirmar?key=${key}`
  const stored = await app.operate<{ name: string }>(sql`select name from treatment_centers`)
  const names = stored.map(({ name }) => name)
  const first = await app.readPage(address)
  const sent = await postForm(app, address, { seen: await readSeen(address), all: 'right' })
  expect(readRedirect(sent)).toBe(`${address} [link-answered]`)
  const empty = await postForm(app, address, { seen: await readSeen(address) })
  for (const html of [first, await (await follow(app, sent)).text(), await empty.text()]) {
    expect(findWrongLanguage(html, names)).toEqual([])
    expect(findGlossaryErrors(html)).toEqual([])
    expect(decodeEntities(html)).toContain(`href="${link}"`)
  }
})

it('never logs a key', async () => {
  await answer({ all: 'right' })
  await app.request('/confirm?key=no-such-key')
  expect(app.log.join('\n')).not.toMatch(new RegExp(`${key}|no-such-key`))
})
