import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { rememberCenters } from './centers.ts'
import type { Work } from './kill-at-moments.ts'
import type { KillableServer } from './killable-server.ts'

const page = '/admin/calls'
const given = '(856) 555-0142'

/** A call in which the center says that its number and its status changed, and the undo of that call. */
export async function makeCallWorks(server: KillableServer): Promise<Work[]> {
  const { operate, open, send } = server
  await send(page, { intent: 'start' })
  const expectCentersAsBefore = await rememberCenters(server)
  const card = readFields(await open(page))
  const call = card.call ?? ''
  const read = async () => {
    const [row] = await operate<Record<string, unknown>>(sql`select r.done_at is not null as done,
        c.phone = ${given} as "hasNumber", c.temporarily_closed as "isClosed", c.verified_at is not null as verified,
        (select count(*)::integer from field_checks f where f.center_id = c.id) as checks,
        (select count(*)::integer from activities a where a.subject_id = c.id and a.action = 'center.called'
          and a.occurred_at >= r.created_at) as logged
      from calls r join treatment_centers c on c.id = r.center_id where r.id = ${call}`)
    return row
  }
  const before = await read()
  expect(before).toMatchObject({ done: false, hasNumber: false, isClosed: false })
  let after: Record<string, unknown> | undefined

  const change: Work = {
    name: "a call's change",
    prepare: async () => () =>
      send(page, {
        ...card,
        intent: 'call',
        step: 'changed',
        newNumber: given,
        newOpenState: 'temporarily-closed',
      }),
    readState: async () => ((await read())?.done ? 'over' : 'none'),
    expectWhole: async () => {
      const now = await read()
      if (!now?.done) expect(now).toEqual(before)
      else {
        // The called number was wrong; the given one and the status are right.
        const checks = Number(before?.checks) + 3
        const logged = Number(before?.logged) + 1
        const all = { done: true, hasNumber: true, isClosed: true, verified: true }
        expect(now).toEqual({ ...all, checks, logged })
      }
    },
    expectDone: async () => {
      after = await read()
      expect(after?.done).toBe(true)
    },
  }
  const undo: Work = {
    name: "a call's undo",
    prepare: async () => () => send(page, { intent: 'undo' }),
    readState: async () => ((await read())?.done ? 'none' : 'over'),
    expectWhole: async () => {
      const now = await read()
      if (now?.done) expect(now).toEqual(after)
      else expect(now).toMatchObject({ hasNumber: false, isClosed: false, checks: before?.checks })
    },
    expectDone: expectCentersAsBefore,
  }
  return [change, undo]
}

/** The hidden fields of the call's form. */
function readFields(html: string): Record<string, string> {
  const form = html.slice(html.indexOf('name="intent" value="call"'))
  const fields = form.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)
  return Object.fromEntries([...fields].map(([, name = '', value = '']) => [name, value]))
}
