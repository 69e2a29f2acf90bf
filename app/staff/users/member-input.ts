import * as z from 'zod'
import { lines } from '#app/lib/text-schema.ts'
import { roles, statuses } from './member.ts'
import * as messages from './messages.ts'

export const roleInput = z.object({
  id: z.uuid(),
  seen: z.enum(roles),
  role: z.enum(roles),
})

export const statusInput = z
  .object({
    seen: z.enum(statuses, messages.statusMissing),
    status: z.enum(statuses, messages.statusMissing),
    reason: lines.pipe(z.string().max(messages.maxReason, messages.reasonTooLong)),
  })
  .superRefine(({ status, reason }, context) => {
    if (status !== 'active' && reason === '') {
      context.addIssue({ code: 'custom', path: ['reason'], message: messages.reasonMissing })
    }
  })
