import { sql } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { asOperator } from '#db/as-viewer.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { listSubjects, openCaller } from '#tests/support/account-caller.ts'
import { addSamples } from '#tests/support/fixture-center.ts'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import type { Caller } from './caller.server.ts'
import { requestReset } from './reset-password.server.ts'
import { signUp } from './sign-up.server.ts'

const known = 'member@example.org'
const stranger = 'stranger@example.org'
const person = { fullName: 'Some One', username: null, password: 'lavender teapot 9' }

describeWithDatabase(
  'a response takes half a second, whether or not an email is known',
  (database) => {
    let caller: Caller
    beforeAll(async () => {
      await addSamples(database())
      caller = openCaller(database())
    })
    // Fakes only timers: the databases keep running.
    beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
    afterEach(() => void vi.useRealTimers())

    /** Let everything proceed that does not wait for a timer. */
    const look = async () => {
      await new Promise((resolve) => setImmediate(resolve))
      await readRows(database().accounts, sql`select 1`)
    }
    const countMails = async () => (await asOperator(database(), listSubjects)).length

    it.each([
      { form: 'asking for a new password', email: known, mails: 1 },
      // Without an email to send, the work ends long before.
      { form: 'asking for a new password', email: stranger, mails: 0 },
      { form: 'signing up', email: known, mails: 1 },
      { form: 'signing up', email: stranger, mails: 1 },
    ])('for $form with $email', async ({ form, email, mails }) => {
      const before = await countMails()
      let answer: unknown
      const sent =
        form === 'signing up' ? signUp(caller, { ...person, email }) : requestReset(caller, email)
      const done = sent.then((result) => {
        answer = result
      })
      while ((await countMails()) < before + mails) await look()
      for (let round = 0; round < 100; round++) await look()
      expect(answer).toBeUndefined()
      vi.advanceTimersByTime(499)
      await look()
      expect(answer).toBeUndefined()
      vi.advanceTimersByTime(1)
      await done
      expect(answer).toMatchObject({ ok: true })
    })
  },
)
