import * as z from 'zod'
import { pageSize, type ReviewStatus, reviewStatuses } from './post.ts'

/** A change of status for reviews, each in the version that was read. */
export type Decision = {
  from: ReviewStatus
  to: ReviewStatus
  reviews: { id: string; version: string }[]
}

/** Return a row's value in forms: "<id> <version>". */
export const getRowKey = ({ id, version }: { id: string; version: string }) => `${id} ${version}`

const rowName = z.object({ id: z.uuid(), version: z.string().regex(/^\d{1,19}$/) })

/** Parse a row's id and version; null if they are invalid. */
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

/** `to` is null if the form was submitted with Enter instead of a button. */
type Sent = Omit<Decision, 'to'> & { to: Decision['to'] | null; isUndo: boolean }

/**
 * Parse the list's form: a row's button (`decide` is "approved <id> <version>"), a button for all
 * selected rows (`decide` is one word), or a toast's Undo. `reviews` is empty if no row is
 * selected. Returns null for an invalid form.
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

/** Parse an undo decision from a toast's URL or form. */
export function readUndo(fields: FormData | URLSearchParams): Decision | null {
  const statuses = undo.safeParse({ from: fields.get('from'), to: fields.get('to') })
  const reviews = readRowNames(fields.getAll('review'))
  if (!statuses.success || !reviews || reviews.length === 0) return null
  return { ...statuses.data, reviews }
}

/** List the form or URL fields that `readUndo` parses. */
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
