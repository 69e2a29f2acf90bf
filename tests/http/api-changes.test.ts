import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { reportedNumber } from '#app/center/fields/checked-fields.ts'
import { digestSeen } from '#app/lib/digest-seen.server.ts'
import { createLinkKey, hashLinkKey } from '#app/lib/link-key.server.ts'
import { openReports } from '#app/staff/calls/call-session.server.ts'
import { type AccountApp, openAccountApp } from '#tests/support/account-members.ts'
import { postForm } from '#tests/support/auth-client.ts'
import { importedCenter } from '#tests/support/fixture-center.ts'
import { readHidden } from '#tests/support/read-hidden.ts'

const services = '/api/hsds/v3/services'
const calls = '/admin/calls'

type Attribute = { label: string; link_type?: string }
type Service = { status: string; phones: { number: string }[]; attributes: Attribute[] }

let app: AccountApp
let admin: string
beforeAll(async () => {
  app = await openAccountApp()
  admin = await app.enter(await app.addMember('admin'))
})
afterAll(() => app?.close())

const readService = async (id: string): Promise<Service> =>
  JSON.parse(await app.readPage(`${services}/${id}`))
const listNumbers = async (id: string) => (await readService(id)).phones.map(({ number }) => number)
const listChecked = async (id: string) =>
  (await readService(id)).attributes
    .filter(({ label }) => label === 'Checked on')
    .map(({ link_type }) => link_type)

/** The ids that a copy asks for again if it was made just before `work`. */
async function listChangedBy(work: () => Promise<unknown>): Promise<string[]> {
  // The next millisecond: what was written before has another one.
  const copiedAt = new Date(Date.now() + 1).toISOString()
  const list = async () => {
    const query = `modified_after=${copiedAt}&minimal=true&per_page=100`
    const { contents } = JSON.parse(await app.readPage(`${services}?${query}`))
    return (contents as { id: string }[]).map(({ id }) => id)
  }
  expect(await list()).toEqual([])
  await work()
  return list()
}

/** Reported long ago by two people: visitors and programs no longer see the number. */
async function hideNumber(id: string): Promise<void> {
  await app.operate(sql`insert into problem_reports (center_id, kind, reporter)
    values (${id}, 'wrong-number', 'a'), (${id}, 'wrong-number', 'b')
    on conflict (center_id, kind, reporter) do update set status = 'open', settled_at = null`)
  await app.operate(sql`update treatment_centers set phone_reported_at = now() - interval '10 days'
    where id = ${id}`)
  expect(await listNumbers(id)).toEqual([])
}

describe('a copy learns that a number', () => {
  it('is right after all when staff dismiss the reports', async () => {
    const { id } = importedCenter
    await hideNumber(id)
    const changed = await listChangedBy(async () => {
      const [stored] = await app.operate<{ reports: unknown; number: string }>(
        sql`select ${openReports} as reports, phone as number from treatment_centers c where id = ${id}`,
      )
      const page = { call: crypto.randomUUID(), number: stored?.number ?? '' }
      const seen = digestSeen(stored?.reports)
      const fields = { intent: 'dismiss', center: id, seen, ...page }
      expect((await app.send(admin, fields, calls)).status).toBe(303)
    })
    expect(changed).toEqual([id])
    expect(await listNumbers(id)).toHaveLength(1)
  })

  describe('is as before when a caller undoes', () => {
    /** Start or resume a session; return the center of its next call. */
    const findNext = async () => {
      await app.send(admin, { intent: 'start' }, calls)
      const [next] = await app.operate<{ id: string; call: string }>(
        sql`select center_id as id, id as call from calls where done_at is null
          order by position limit 1`,
      )
      if (!next) throw new Error('there is no call')
      return next
    }
    const answer = async (call: string, step: string) => {
      const [listed] = await app.operate<{ number: string }>(
        sql`select c.phone as number from treatment_centers c join calls on c.id = center_id
          where calls.id = ${call}`,
      )
      const number = listed?.number ?? ''
      return app.send(
        admin,
        { intent: 'call', call, number, step, note: '', callBackAt: '' },
        calls,
      )
    }
    const undo = () => app.send(admin, { intent: 'undo' }, calls)

    it('"wrong"', async () => {
      const { id, call } = await findNext()
      await answer(call, 'wrong')
      const warned = expect.objectContaining({ description: reportedNumber.en })
      expect((await readService(id)).phones).toContainEqual(warned)
      expect(await listChangedBy(undo)).toEqual([id])
      expect((await readService(id)).phones).not.toContainEqual(warned)
    })

    it('"right" for a number that was hidden', async () => {
      const { id, call } = await findNext()
      await hideNumber(id)
      await answer(call, 'right')
      expect(await listChecked(id)).toContain('phone')
      expect(await listChangedBy(undo)).toEqual([id])
      expect(await listNumbers(id)).toEqual([])
      expect(await listChecked(id)).toEqual([])
    })

    it('"right" after somebody else has checked it', async () => {
      const { id, call } = await findNext()
      await answer(call, 'right')
      await app.operate(sql`update treatment_centers set verified_at = now() where id = ${id}`)
      expect(await listChangedBy(undo)).toEqual([id])
      expect(await listChecked(id)).toEqual([])
    })

    it('"closed" for a number that was hidden', async () => {
      const { id, call } = await findNext()
      await hideNumber(id)
      const { status } = await readService(id)
      await answer(call, 'closed')
      expect((await readService(id)).status).not.toBe(status)
      expect(await listChangedBy(undo)).toEqual([id])
      expect(await readService(id)).toMatchObject({ status, phones: [] })
    })
  })

  it('is no longer confirmed when the center corrects it by its link', async () => {
    const { id } = importedCenter
    const key = createLinkKey()
    const link = `/confirm?key=${key}`
    await app.operate(sql`insert into center_links (center_id, made_for, key_hash)
      values (${id}, ${id}, ${hashLinkKey(key)})`)
    const reply = async (fields: Record<string, string>) => {
      const seen = /name="seen" value="([^"]+)"/.exec(await app.readPage(link))?.[1] ?? ''
      expect((await postForm(app, link, { seen, ...fields })).status).toBe(303)
    }
    await reply({ right: 'phone' })
    expect(await listChecked(id)).toEqual(['phone'])
    expect(await listChangedBy(() => reply({ phone: '609 555 0123' }))).toEqual([id])
    expect(await listChecked(id)).toEqual([])
  })
})

it('a copy learns of both centers when a merge is undone', async () => {
  const [kept = '', merged = ''] = ['a', 'b'].map(
    (end) => `aaaaaaaa-0000-4000-8000-00000000000${end}`,
  )
  await app.operate(sql`insert into treatment_centers (id, slug, name, phone, address) values
    (${kept}, 'oak', 'Oak', '609 555 0142', '1 Oak St'),
    (${merged}, 'oak-two', 'Oak', '609 555 0142', '1 Oak St')`)
  await app.operate(sql`insert into field_checks (center_id, field, result, how)
    values (${merged}, 'phone', 'right', 'called')`)
  const pair = `/admin/duplicates/${kept}/${merged}`
  const page = await (await app.open(admin, pair)).text()
  const seen = /name="seen" value="([^"]*)"/.exec(page)?.[1] ?? ''
  await app.send(admin, { intent: 'merge', seen }, pair)
  expect(await listChecked(kept)).toEqual(['phone'])
  const [merge] = await app.operate<{ id: string }>(sql`select id from center_merges`)
  const undo = () => app.send(admin, { intent: 'undo', id: merge?.id ?? '' }, '/admin/duplicates')
  expect((await listChangedBy(undo)).toSorted()).toEqual([kept, merged])
  expect(await listChecked(kept)).toEqual([])
})

it('a copy learns who joins and leaves an organization, and of its new website in all places', async () => {
  const [north = '', south = ''] = ['c', 'd'].map(
    (end) => `aaaaaaaa-0000-4000-8000-00000000000${end}`,
  )
  await app.operate(sql`insert into treatment_centers (id, slug, name) values
    (${north}, 'lark-north', 'Lark North'), (${south}, 'lark-south', 'Lark South')`)
  const send = async (center: string, fields: Record<string, string>) => {
    const dialog = `/admin/centers/${center}/organization`
    const seen = readHidden(await (await app.open(admin, dialog)).text(), 'seen')
    return app.send(admin, { ...fields, seen }, dialog)
  }
  const group = (center: string, organizationWebsite: string) =>
    send(center, { intent: 'group', organization: 'Lark Health', organizationWebsite })
  await group(north, '')
  expect(await listChangedBy(() => group(south, ''))).toEqual([south])
  const changed = await listChangedBy(() => group(south, 'https://lark.example'))
  expect(changed.toSorted()).toEqual([north, south])
  expect(await readService(north)).toMatchObject({
    organization: { name: 'Lark Health', website: 'https://lark.example' },
  })
  const leave = () => send(south, { intent: 'remove' })
  expect(await listChangedBy(leave)).toEqual([south])
  expect(await readService(south)).toMatchObject({ organization: { id: south } })
})
