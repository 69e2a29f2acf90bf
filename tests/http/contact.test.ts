import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { follow, readRedirect } from '#tests/support/auth-client.ts'
import { readField, words } from '#tests/support/contact-form.ts'
import { importedCenter } from '#tests/support/fixture-center.ts'
import { readLinks, readText } from '#tests/support/read-html.ts'
import {
  createFailingDatabase,
  openAppOver,
  openTestApp,
  type TestApp,
} from '#tests/support/test-app.ts'
import { withoutIds } from '#tests/support/without-ids.ts'

const thanks = 'Thank you for your message. We will get back to you within 24 hours.'
let first: TestApp
/** A new app starts with a count of zero messages. */
let app: TestApp
beforeAll(async () => {
  first = await openTestApp()
})
afterAll(() => first?.close())
beforeEach(async () => {
  app = await openAppOver(first.database)
  await first.operate(sql`delete from messages`)
})
afterEach(() => void vi.useRealTimers())

let sent = 0
/** Claim another address each time, as a program that evades a limit does. */
function send(fields: Record<string, string>, path = '/contact', to = app) {
  sent += 1
  const headers = { 'Sec-Fetch-Site': 'same-origin', 'X-Forwarded-For': `1.2.3.${sent}` }
  return to.request(path, { method: 'POST', headers, body: new URLSearchParams(fields) })
}

const readStored = () =>
  first.operate<
    Record<string, string | null>
  >(sql`select m.name, m.phone, m.email, m.subject, m.urgency, m.message, c.slug as center, o.subject as mail
        from messages m join outbox o on o.message_id = m.id
        left join treatment_centers c on c.id = m.center_id order by m.created_at, m.message`)

const readHeld = () =>
  first.operate<{
    held: string | null
    mails: number
    number: number
  }>(sql`select m.held_for as held, count(o.id)::integer as mails, count(*)::integer as number
        from messages m left join outbox o on o.message_id = m.id group by 1 order by 1`)

describe('a message', () => {
  it('is stored with its email, and thanked for above an empty form', async () => {
    const answer = await send({ ...words, form: 'one' }, `/contact?center=${importedCenter.slug}`)
    expect(answer.status).toBe(303)
    expect(readRedirect(answer)).toBe(`/contact?center=${importedCenter.slug} [message-sent]`)
    expect(await readStored()).toEqual([
      { ...words, center: importedCenter.slug, mail: '[Urgent] A <place>' },
    ])
    const page = await (await follow(app, answer)).text()
    expect(page).toMatch(/<div[^>]*autofocus=""[^>]*><div role="status"[^>]*>.*?Thank you/s)
    expect(readText(page)).toContain(thanks)
    for (const name of ['name', 'phone', 'email', 'subject', 'message']) {
      expect([name, readField(page, name)]).toEqual([name, ''])
    }
  })

  it('is stored once when sent twice from one form, and again when changed or from another form', async () => {
    for (const form of ['one', 'one', 'two']) {
      expect((await send({ ...words, form })).status).toBe(303)
    }
    expect(await readStored()).toHaveLength(2)
    expect((await send({ ...words, message: 'And more', form: 'one' })).status).toBe(303)
    expect(await readStored()).toHaveLength(3)
    // Without the form's own ID, the current hour counts as the ID.
    vi.useFakeTimers({ toFake: ['Date'], now: new Date().setMinutes(10) })
    for (let index = 0; index < 2; index++) await send({ ...words, message: 'No id' })
    expect(await readStored()).toHaveLength(4)
    expect(readField(await app.readPage('/contact'), 'form')).toMatch(/^\d{4}-\d\d-\d\dT\d\d$/)
  })

  it('returns as typed with errors beside its fields and in the summary', async () => {
    const typed = { ...words, name: ' ', email: 'zebrafinch@', message: '' }
    const answer = await send(typed, `/contact?center=${importedCenter.slug}`)
    expect(answer.status).toBe(400)
    const page = await answer.text()
    for (const [name, value] of Object.entries(typed)) {
      expect([name, readField(page, name)]).toEqual([name, value])
    }
    const summary = /<div[^>]*autofocus=""[^>]*>(<div role="alert".*?<\/ul>)/s.exec(page)?.[1] ?? ''
    for (const [field, message] of [
      ['name', 'Enter your full name'],
      ['email', 'Enter an email address in the form name@example.org'],
      ['message', 'Write your message'],
    ]) {
      expect(summary).toMatch(new RegExp(`href="#contact-${field}"[^>]*>${message}<`))
      expect(page).toMatch(
        new RegExp(`id="contact-${field}"[^>]*aria-describedby="[^"]*contact-${field}-error"`),
      )
      expect(page).toMatch(new RegExp(`id="contact-${field}-error".*?${message}`, 's'))
    }
    expect(summary).not.toContain('#contact-phone')
    expect(readText(page)).toContain(`About ${importedCenter.name}.`)
    expect(readText(page)).not.toContain('Thank you')
    expect(await readStored()).toEqual([])
  })

  it('keeps its line breaks when it has errors', async () => {
    const page = await (await send({ ...words, name: '', message: '\n\n two\n' })).text()
    expect(readField(page, 'message')).toBe('\n\n two\n')
  })

  it('that fills in the honeypot is thanked for, and goes only to the inbox', async () => {
    const answer = await send({ ...words, homepage: 'https://example.com' })
    expect(answer.status).toBe(303)
    expect(readRedirect(answer)).toBe('/contact [message-sent]')
    expect(await readHeld()).toEqual([{ held: 'honeypot', mails: 0, number: 1 }])
    expect(await readStored()).toEqual([])
  })

  it('without a body is an empty form', async () => {
    const headers = { 'Sec-Fetch-Site': 'same-origin' }
    const answer = await app.request('/contact', { method: 'POST', headers })
    expect(answer.status).toBe(400)
    expect(readText(await answer.text())).toContain('Enter your full name')
    expect(app.log.join('')).not.toContain('"level":50')
  })

  it('that is far too long is refused before it is read', async () => {
    const answer = await send({ ...words, message: 'x'.repeat(300_000) })
    expect(answer.status).toBe(413)
    expect((await send({ ...words, message: 'x'.repeat(5001) })).status).toBe(400)
    expect(await readStored()).toEqual([])
  })

  it('never appears in the log', async () => {
    await send({ ...words, form: 'one' })
    await send({ ...words, email: 'zebrafinch' })
    const broken = await openAppOver(createFailingDatabase())
    await send(words, '/contact?center=zebrafinch', broken)
    expect(broken.log.join('')).toContain('a message could not be stored')
    const log = app.log.join('') + broken.log.join('')
    expect(withoutIds(log)).not.toMatch(/zebrafinch|555\D?0142|second &|1\.2\.3/)
  })
})

describe('many messages', () => {
  const sendMany = async (count: number, to = app) => {
    const statuses: number[] = []
    for (let index = 0; index < count; index++) {
      statuses.push((await send({ ...words, message: `Message ${index}` }, '/contact', to)).status)
    }
    return statuses
  }

  it('are refused after five an hour, whatever address the client claims, and nothing is lost', async () => {
    // Errors and repetitions don't count.
    await send({ ...words, name: '' })
    for (let index = 0; index < 3; index++) await send({ ...words, form: 'same' })
    expect(await sendMany(4)).toEqual([303, 303, 303, 303])
    const refused = await send(words)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(3000)
    const page = await refused.text()
    for (const [name, value] of Object.entries(words)) {
      expect([name, readField(page, name)]).toEqual([name, value])
    }
    const text = readText(page)
    expect(text).toContain('Your message is not sent: we had too many messages.')
    expect(text).toContain('Send it again in 60 minutes')
    const alert = /<div role="alert".*?<\/ul>/s.exec(page)?.[0] ?? ''
    expect(readLinks(alert)).toEqual([
      'mailto:help@example.org',
      'tel:+16095550100',
      'tel:+18447322465',
    ])
    expect(await readStored()).toHaveLength(5)
  })

  it('from many networks lock nobody out: after a hundred they are held, and one email says so', async () => {
    const behindProxy = await openAppOver(first.database, {}, undefined, undefined, {
      trustProxy: 1,
    })
    const sendFrom = (network: number, fields: Record<string, string>) =>
      behindProxy.request('/contact', {
        method: 'POST',
        headers: {
          'Sec-Fetch-Site': 'same-origin',
          'X-Forwarded-For': `198.51.100.${network}`,
        },
        body: new URLSearchParams({ ...words, ...fields }),
      })
    // Messages that aren't mailed don't count toward the hundred.
    for (let index = 0; index < 3; index++) {
      await sendFrom(200, { message: `Held ${index}`, homepage: 'x' })
    }
    for (let index = 0; index < 103; index++) {
      const answer = await sendFrom(index % 25, { message: `Message ${index}` })
      expect(readRedirect(answer)).toBe('/contact [message-sent]')
    }
    expect(await readHeld()).toEqual([
      { held: 'honeypot', mails: 0, number: 3 },
      { held: 'limit', mails: 0, number: 3 },
      { held: null, mails: 100, number: 100 },
    ])
    const told = await first.operate<{ recipient: string | null; text: string }>(
      sql`select recipient, text from outbox where message_id is null and kind <> 'account'`,
    )
    expect(told).toHaveLength(1)
    expect(told[0]?.recipient).toBeNull()
    expect(told[0]?.text).toContain('http://localhost:3000/admin/messages?state=held')
  })
})

describe('without a database', () => {
  it('shows the page, and keeps what was typed', async () => {
    const broken = await openAppOver(createFailingDatabase())
    expect((await broken.request(`/contact?center=${importedCenter.slug}`)).status).toBe(200)
    const answer = await send(words, '/contact', broken)
    expect(answer.status).toBe(503)
    const page = await answer.text()
    for (const [name, value] of Object.entries(words)) {
      expect([name, readField(page, name)]).toEqual([name, value])
    }
    expect(readText(page)).toContain('Your message is not sent: something on our side failed.')
    expect(readText(page)).not.toMatch(/ECONNREFUSED|Thank you/)
    const alert = /<div role="alert".*?<\/ul>/s.exec(page)?.[0] ?? ''
    expect(readLinks(alert)).toContain('mailto:help@example.org')
    expect(readLinks(alert)).toContain('tel:+16095550100')
  })

  it('does not count messages that were not stored', async () => {
    const broken = await openAppOver({ ...createFailingDatabase(), engine: 'pglite' })
    for (let attempt = 0; attempt < 7; attempt++) {
      expect((await send(words, '/contact', broken)).status).toBe(503)
    }
  })
})
