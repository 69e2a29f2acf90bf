import * as z from 'zod'
import { pageSize } from './post.ts'

/** What to make of which reviews, each in the version that was read. */
export type Decision = {
  to: 'approved' | 'rejected'
  reviews: { id: string; version: string }[]
}

/** A form sends a row as "<id> <version>". */
export const getRowKey = ({ id, version }: { id: string; version: string }) => `${id} ${version}`

const rowName = z.object({ id: z.uuid(), version: z.string().regex(/^\d{1,19}$/) })

/** A row and the version of it that was read; null for what cannot name one. */
export function readRowName(id: unknown, version: unknown): z.output<typeof rowName> | null {
  return rowName.safeParse({ id, version }).data ?? null
}

const row = z
  .string()
  .transform((value) => {
    const [id, version, ...rest] = value.split(' ')
    return rest.length > 0 ? null : { id, version }
  })
  .pipe(rowName)

const to = z.enum(['approved', 'rejected']).nullable()

/** What was sent; `to` is null where no button was pressed that says so, as by Enter. */
type Sent = { to: Decision['to'] | null; reviews: Decision['reviews'] }

/**
 * Reads what was sent: a row's own button ("approved <id> <version>" in `decide`), or a word in `decide`
 * for all that are ticked. No reviews when nothing is ticked; null for what is no form of ours.
 */
export function readDecision(form: FormData): Sent | null {
  const button = String(form.get('decide') ?? '')
  const [word, ...own] = button.split(' ')
  const decided = to.safeParse(word || null)
  const rows = z
    .array(row)
    .max(pageSize)
    .safeParse(own.length > 0 ? [own.join(' ')] : form.getAll('review'))
  if (!decided.success || !rows.success) return null
  const reviews = [...new Map(rows.data.map((one) => [one.id, one])).values()]
  return { to: decided.data, reviews }
}
