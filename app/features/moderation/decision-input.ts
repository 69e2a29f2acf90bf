import * as z from 'zod'
import { pageSize, type ReviewStatus, reviewStatuses } from './post.ts'

/** Moves reviews, each in the version that was read, from one status to another. */
export type Decision = {
  from: ReviewStatus
  to: ReviewStatus
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

const rows = z.array(row).max(pageSize)

const button = z.enum(['approved', 'rejected']).nullable()

const undo = z.object({ from: z.enum(['approved', 'rejected']), to: z.enum(reviewStatuses) })

/** `to` is null where the form was sent without one of its buttons, as Enter does. */
type Sent = Omit<Decision, 'to'> & { to: Decision['to'] | null; isUndo: boolean }

/**
 * Reads what the list sent: a row's own button ("approved <id> <version>" in `decide`), or one word in
 * `decide` for all that are ticked, or a toast's Undo. `reviews` is empty when nothing is ticked; null
 * for a form that is none of ours.
 */
export function readDecision(form: FormData): Sent | null {
  const undone = readUndo(form)
  if (undone) return { ...undone, isUndo: true }
  const [word, ...own] = String(form.get('decide') ?? '').split(' ')
  const to = button.safeParse(word || null)
  const reviews = readRowNames(own.length > 0 ? [own.join(' ')] : form.getAll('review'))
  if (!to.success || !reviews) return null
  return { from: 'pending', to: to.data, reviews, isUndo: false }
}

/** The decision that takes another one back, as its toast has it in the address and sends it. */
export function readUndo(fields: FormData | URLSearchParams): Decision | null {
  const statuses = undo.safeParse({ from: fields.get('from'), to: fields.get('to') })
  const reviews = readRowNames(fields.getAll('review'))
  if (!statuses.success || !reviews || reviews.length === 0) return null
  return { ...statuses.data, reviews }
}

/** The fields of a form or an address from which `readUndo` reads a decision. */
export function listDecisionFields({
  from,
  to,
  reviews,
}: Decision): [name: string, value: string][] {
  return [
    ['from', from],
    ['to', to],
    ...reviews.map((review): [string, string] => ['review', getRowKey(review)]),
  ]
}

function readRowNames(values: unknown[]): Decision['reviews'] | null {
  const read = rows.safeParse(values)
  return read.success ? [...new Map(read.data.map((one) => [one.id, one])).values()] : null
}
