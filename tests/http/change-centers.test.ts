import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { type AccountApp, openAccountApp } from '#tests/support/account-members.ts'
import { follow, postForm, readRedirect } from '#tests/support/auth-client.ts'
import { readHidden } from '#tests/support/read-hidden.ts'
import { readText } from '#tests/support/read-html.ts'
import { viewers } from '#tests/support/seed-every-table.ts'
import { createFailingDatabase, openAppOver } from '#tests/support/test-app.ts'

let app: AccountApp
let cookie: string
beforeAll(async () => {
  app = await openAccountApp()
  cookie = await app.enter(await app.addMember('admin'))
  await app.addMember('moderator')
})
afterAll(() => app?.close())
afterEach(() => void vi.useRealTimers())

type Center = { id: string; name: string; slug: string; pinned: boolean }
const listAll = () =>
  app.operate<Center>(sql`select id, name, slug, pinned from treatment_centers order by name`)
const findUnpinned = async () => (await listAll()).find(({ pinned }) => !pinned) as Center
const open = (path: string) => app.open(cookie, path)
const readPage = async (path: string) => (await open(path)).text()
const send = (path: string, fields: Record<string, string> = {}) => app.send(cookie, fields, path)
const selected = '/admin/centers/selected'
/** Apply one action to one center; `query` is the table's. */
const change = (intent: string, id: string, query = '') => send(selected + query, { intent, id })
/** Return a response's redirect and the text of the page it leads to. */
const readNext = async (response: Response) => {
  expect(response.status).toBe(303)
  const page = await follow(app, response, cookie)
  return { target: readRedirect(response), text: readText(await page.text()) }
}

describe('pinning', () => {
  it('reports a missing center, and an unknown form changes nothing', async () => {
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
  it('asks first, then says so, and is undone with slug, reviews and votes', async () => {
    const { id, name, slug } = (await listAll()).find(
      ({ slug: known }) => known === 'cedar-lantern-recovery-center',
    ) as Center
    const question = readText(await readPage(`${selected}?id=${id}&page=2`))
    expect(question).toContain(
      `Are you sure you want to delete "${name}"? This action cannot be undone. Staff can restore it for 30 days, under “Deleted centers”.`,
    )
    // The page says whether the center is open now, and the database when its row changed.
    vi.useFakeTimers({ toFake: ['Date'] })
    const readCenter = async () =>
      readText(await (await app.request(`/centers/${slug}`)).text()).replace(/Updated .*?\d{4}/, '')
    const before = await readCenter()
    const gone = await readNext(await change('delete', id, '?page=2'))
    expect(gone.target).toBe(`/admin?page=2&deleted=${id} [centers-deleted]`)
    // Opening this link without a deletion offers no undo.
    expect(readText(await readPage(`/admin?page=2&deleted=${id}`))).not.toContain('Undo')
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

  it('says when the center is already gone', async () => {
    const nobody = '00000000-0000-4000-8000-000000000999'
    expect((await open(`${selected}?id=${nobody}`)).status).toBe(404)
    const { text } = await readNext(await change('delete', nobody))
    expect(text).toContain('Error Failed to delete treatment center: it is not there any more.')
  })

  it('says what the database refuses, and when it does not answer', async () => {
    const { id } = await findUnpinned()
    // The viewer was an admin a moment ago but isn't when the statement runs.
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
    const broken = await openAppOver(
      createFailingDatabase(),
      {},
      undefined,
      async () => viewers.admin,
    )
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
  ])('names the real failure: %j', async (details, reason) => {
    const error = Object.assign(new Error('internal words'), details)
    const failing = await openAppOver(
      createFailingDatabase(error),
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

  it('permanently cannot be undone', async () => {
    const { id } = (await listAll()).at(-1) as Center
    await change('delete', id)
    const path = `/admin/centers/deleted/${id}/purge`
    const outdated = await send(path, { seen: 'what it was before' })
    expect(outdated.status).toBe(409)
    const again = await outdated.text()
    expect(readText(again)).toContain('Nothing was deleted. This changed after you opened it.')
    const purged = await readNext(await send(path, { seen: readHidden(again, 'seen') }))
    expect(purged.text).toContain('Treatment center deleted for good')
    const back = await readNext(await send('/admin/centers/restore', { id }))
    expect(back.text).toContain('it is not kept any more')
  })

  it('names the other center when one cannot be restored', async () => {
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

it('marking as open or closed says so', async () => {
  const { id } = await findUnpinned()
  for (const [intent, words] of [
    ['permanently-closed', 'Treatment center marked as closed'],
    ['open', 'Treatment center marked as open'],
  ] as const) {
    expect((await readNext(await change(intent, id))).text).toContain(words)
  }
})
