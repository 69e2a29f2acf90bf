import * as z from 'zod'
import type { StatusChange } from './change-member.server.ts'
import { roles, statuses } from './member.ts'
import * as messages from './messages.ts'

export const longestReason = 500

export const roleInput = z.object({
  id: z.uuid(),
  seen: z.enum(roles),
  role: z.enum(roles),
})

const statusInput = z
  .object({
    seen: z.enum(statuses, messages.statusMissing),
    status: z.enum(statuses, messages.statusMissing),
    reason: z
      .string()
      .transform((value) => value.replace(/\r\n?/g, '\n').trim())
      .pipe(z.string().max(longestReason, messages.reasonTooLong)),
  })
  .superRefine(({ status, reason }, context) => {
    if (status !== 'active' && reason === '') {
      context.addIssue({ code: 'custom', path: ['reason'], message: messages.reasonMissing })
    }
  })

export type StatusErrors = { status?: string; reason?: string }

/** A decision on a status, checked; or what is wrong with it, by field. */
export function checkStatus(
  fields: Record<string, string>,
): { ok: true; input: StatusChange } | { ok: false; errors: StatusErrors } {
  const result = statusInput.safeParse(fields)
  if (result.success) return { ok: true, input: result.data }
  const errors: StatusErrors = {}
  for (const { path, message } of result.error.issues) {
    errors[path[0] === 'reason' ? 'reason' : 'status'] ??= message
  }
  return { ok: false, errors }
}

/** The fields of a form as zod takes them: every one a text. */
export function readFields<Name extends string>(
  form: FormData,
  ...names: Name[]
): Record<Name, string> {
  const texts = names.map((name) => {
    const value = form.get(name)
    return [name, typeof value === 'string' ? value : '']
  })
  return Object.fromEntries(texts)
}
