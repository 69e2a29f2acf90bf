import * as z from 'zod'
import type { FormErrors, Result } from '#app/lib/form.ts'
import type { Unchanged } from './change-member.server.ts'
import { roles, statuses } from './member.ts'
import * as messages from './messages.ts'

export const maxReason = 500

export const roleInput = z.object({
  id: z.uuid(),
  seen: z.enum(roles),
  role: z.enum(roles),
})

export const statusInput = z
  .object({
    seen: z.enum(statuses, messages.statusMissing),
    status: z.enum(statuses, messages.statusMissing),
    reason: z
      .string()
      .transform((value) => value.replace(/\r\n?/g, '\n').trim())
      .pipe(z.string().max(maxReason, messages.reasonTooLong)),
  })
  .superRefine(({ status, reason }, context) => {
    if (status !== 'active' && reason === '') {
      context.addIssue({ code: 'custom', path: ['reason'], message: messages.reasonMissing })
    }
  })

type Done = { ok: true; value: Result<null, Unchanged> } | { ok: false; message: string }
type Made = { ok: true; value: { ok: true; value: null } }

/** Whether a change was made. */
export function isChanged(done: Done): done is Made {
  return done.ok && done.value.ok
}

/** Why a change was not made: nobody is there, it may not be, or the database is away. */
export function explainUnchanged(
  form: keyof typeof messages.unchangedTitle,
  done: Exclude<Done, Made>,
): FormErrors {
  const title = messages.unchangedTitle[form]
  if (!done.ok) {
    return {
      status: 503,
      title,
      text: done.message.replace(/^./, (letter) => letter.toUpperCase()),
    }
  }
  if (done.value.ok) throw new Error('The change was made')
  const why = done.value.errors
  const status = why === 'self' || why === 'not-allowed' ? 403 : 409
  return { status, title, text: messages.unchanged[why] }
}
