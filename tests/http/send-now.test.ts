import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { asOperator } from '#db/as-viewer.server.ts'
import { openDatabase } from '#db/open-database.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { createMember } from '#tests/support/account-members.ts'
import { postForm, readRedirect, signInAs } from '#tests/support/auth-client.ts'
import { addSamples } from '#tests/support/fixture-center.ts'
import { type MailServer, startMailServer } from '#tests/support/mail-server.ts'
import { readHidden } from '#tests/support/read-hidden.ts'
import { readText } from '#tests/support/read-html.ts'
import { testSite } from '#tests/support/test-app.ts'
import { makeMigratedFolder, startServer, type TestServer } from '#tests/support/test-server.ts'
import { createRequest, type TestProcess } from '#tests/support/two-processes.ts'

let mail: MailServer
let data: Awaited<ReturnType<typeof makeMigratedFolder>>
let server: TestServer
let app: Pick<TestProcess, 'request'>
let cookie: string
/** The dialogs of centers that have no email address yet. */
let dialogs: string[]

beforeAll(async () => {
  mail = await startMailServer()
  data = await makeMigratedFolder()
  const { email, password } = await addCenters()
  server = await startServer({
    DATA_DIR: data.folder,
    SITE_URL: testSite.url,
    SMTP_URL: mail.url,
    CENTER_MAIL: 'on',
    TRUST_PROXY: '1',
  })
  app = { request: createRequest(server.url) }
  cookie = await signInAs(app, { email, password })
})
afterAll(async () => {
  await server?.stop()
  await data?.remove()
  await mail?.close()
})

/** Samples get no email: add centers like those of staff, and an admin. */
async function addCenters() {
  const database = await openDatabase({ dataDir: data.folder })
  try {
    await addSamples(database)
    return await asOperator(database, async (db) => {
      const added = await readRows<{ id: string }>(
        db,
        sql`insert into treatment_centers (slug, name, source)
          select 'c-' || n, 'Center ' || n, 'staff' from generate_series(1, 5) n returning id`,
      )
      dialogs = added.map(({ id }) => `/admin/centers/${id}/links`)
      return createMember((statement) => readRows(db, statement), 1, 'admin')
    })
  } finally {
    await database.close()
  }
}

const open = (path: string) => app.request(path, { headers: { Cookie: cookie } })
const send = (path: string, fields: Record<string, string>) =>
  postForm(app, path, fields, { Cookie: cookie, Accept: 'text/html' })

/** Add a confirmed address to a center without one. Its turn comes with a later run of the job. */
async function addContact(email: string) {
  const dialog = dialogs.shift() ?? ''
  const added = await send(dialog, {
    intent: 'add-contact',
    email,
    language: 'en',
    confirmed: 'on',
  })
  expect(readRedirect(added)).toBe(`${dialog} [center-contact-changed]`)
  const page = await (await open(dialog)).text()
  expect(readText(page)).toContain(`Send now to ${email}`)
  const id = readHidden(page, 'id', email)
  return { dialog, press: () => send(dialog, { intent: 'send-now', id }) }
}

async function expectRefused(refused: Response) {
  expect(refused.status).toBe(409)
  expect(readText(await refused.text())).toContain('No email is due to this address')
}

/** The outbox sends in order: once this email is there, so is everything queued before it. */
async function listReceived(): Promise<string[]> {
  const number = mail.received.filter(({ to }) => to[0]?.startsWith('last-')).length
  const last = `last-${number}@example.org`
  const { press } = await addContact(last)
  await press()
  await expect.poll(() => mail.received.flatMap(({ to }) => to)).toContain(last)
  return mail.received.flatMap(({ to }) => to).filter((to) => !to.startsWith('last-'))
}

it('"Send now" emails a center its link, once', async () => {
  const { dialog, press } = await addContact('desk@example.org')
  const pressed = await Promise.all([press(), press()])
  expect(pressed.map(({ status }) => status).sort()).toEqual([303, 409])
  const sent = pressed.find(({ status }) => status === 303)
  expect(sent && readRedirect(sent)).toBe(`${dialog} [center-link-sent]`)
  await expectRefused(await press())
  expect(await listReceived()).toEqual(['desk@example.org'])
  // The mail is quoted-printable: a line may be folded, and "=" is coded.
  const text = mail.received[0]?.raw.replaceAll('=\n', '').replaceAll('=3D', '=') ?? ''
  const [link = ''] = /\/confirm\?key=[0-9A-Z-]{19}/.exec(text) ?? []
  expect((await app.request(link)).status).toBe(200)
  expect(readText(await (await open(dialog)).text())).not.toContain('Send now to desk')
})

it('sends nothing to a center that unsubscribed', async () => {
  const { dialog, press } = await addContact('stopped@example.org')
  await press()
  const before = await listReceived()
  const { headers } = mail.received.find(({ to }) => to.includes('stopped@example.org')) ?? {}
  const stop = /<(.*)>/.exec(headers?.['list-unsubscribe'] ?? '')?.[1] ?? ''
  const stopPath = stop.replace(testSite.url, '')
  expect((await postForm(app, stopPath)).status).toBe(303)
  await expectRefused(await press())
  expect(await listReceived()).toEqual(before)
  expect(readText(await (await open(dialog)).text())).toContain('Unsubscribed')
})
