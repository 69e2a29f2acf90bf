import * as z from 'zod'
import { type Errors, faults } from './messages.ts'
import {
  type Field,
  fields,
  longest,
  readField,
  readValues,
  votes,
} from './participation-fields.ts'

// Marks that turn the reading direction around could make a text read as another.
const turns = /[\u202A-\u202E\u2066-\u2069\uFEFF]/g
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u

const lines = z.string().transform((value) =>
  value
    .replace(turns, '')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim(),
)
const text = (most: number, missing: string, tooLong: string) =>
  lines.pipe(z.string().max(most, tooLong).regex(visible, missing))

const comment = text(longest.comment, faults.commentMissing, faults.commentTooLong)
const review = text(longest.review, faults.reviewMissing, faults.reviewTooLong)
const reason = text(longest.reason, faults.reasonMissing, faults.reasonTooLong)

const stars = z.enum(['1', '2', '3', '4', '5'], faults.ratingMissing).transform(Number)
const optionalStars = z.union([z.literal('').transform(() => null), stars], faults.ratingMissing)

const target = z.uuid()

/** What the center's page is asked to do, by `intent`. */
const participationInput = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('vote'), vote: z.enum([...votes, 'none']) }),
  z.object({ intent: z.literal('add-comment'), content: comment, rating: optionalStars }),
  z.object({ intent: z.literal('edit-comment'), target, content: comment, rating: optionalStars }),
  z.object({ intent: z.literal('delete-comment'), target }),
  z.object({ intent: z.literal('save-review'), content: review, rating: stars }),
  z.object({ intent: z.literal('delete-review') }),
  z.object({ intent: z.literal('report'), target, kind: z.enum(['comment', 'review']), reason }),
])

export type ParticipationInput = z.output<typeof participationInput>

type Checked =
  | { kind: 'fit'; input: ParticipationInput }
  /** The member can mend it. */
  | { kind: 'faulty'; errors: Errors }
  /** No form of ours sends this. */
  | { kind: 'foreign' }

/** Checks a form that was sent; of each field, the first error. */
export function checkParticipation(form: FormData): Checked {
  const result = participationInput.safeParse({
    ...readValues(form),
    ...Object.fromEntries(
      ['intent', 'target', 'vote', 'kind'].map((name) => [name, readField(form, name)]),
    ),
  })
  if (result.success) return { kind: 'fit', input: result.data }
  const errors: Errors = {}
  for (const issue of result.error.issues) {
    const field = issue.path[0] as Field
    if (!fields.includes(field)) return { kind: 'foreign' }
    errors[field] ??= issue.message
  }
  return { kind: 'faulty', errors }
}
