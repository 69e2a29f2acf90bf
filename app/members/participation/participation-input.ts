import * as z from 'zod'
import { checkForm, type Result } from '#app/lib/form.ts'
import type { Language } from '#app/lib/language.ts'
import { lines } from '#app/lib/text-schema.ts'
import { participationMessages } from './messages.ts'
import { maxLengths, votes } from './participation-fields.ts'

const paragraphs = lines.transform((value) => value.replace(/\n{3,}/g, '\n\n'))
const text = (max: number, missing: string, tooLong: string) =>
  paragraphs.pipe(z.string().min(1, missing).max(max, tooLong))

const target = z.uuid()

/** The forms of a center's page, by `intent`. */
const participationInput = (language: Language) => {
  const { fieldErrors } = participationMessages[language]
  const comment = text(maxLengths.comment, fieldErrors.commentMissing, fieldErrors.commentTooLong)
  const review = text(maxLengths.review, fieldErrors.reviewMissing, fieldErrors.reviewTooLong)
  const reason = text(maxLengths.reason, fieldErrors.reasonMissing, fieldErrors.reasonTooLong)
  const stars = z.enum(['1', '2', '3', '4', '5'], fieldErrors.ratingMissing).transform(Number)
  const optionalStars = z.union(
    [z.literal('').transform(() => null), stars],
    fieldErrors.ratingMissing,
  )
  return z.discriminatedUnion('intent', [
    z.object({ intent: z.literal('vote'), vote: z.enum([...votes, 'none']) }),
    z.object({ intent: z.literal('add-comment'), content: comment, rating: optionalStars }),
    z.object({
      intent: z.literal('edit-comment'),
      target,
      content: comment,
      rating: optionalStars,
    }),
    z.object({ intent: z.literal('delete-comment'), target }),
    z.object({ intent: z.literal('save-review'), content: review, rating: stars }),
    z.object({ intent: z.literal('delete-review') }),
    z.object({ intent: z.literal('report'), target, kind: z.enum(['comment', 'review']), reason }),
  ])
}

export type ParticipationInput = z.output<ReturnType<typeof participationInput>>

/** Fields whose errors a member can correct. */
const typed = ['content', 'rating', 'reason']

/** Check a form that was sent; null for one that no form of ours sends. */
export function checkParticipation(
  form: FormData,
  language: Language,
): Result<ParticipationInput> | null {
  const schema = participationInput(language).options.find(
    ({ shape }) => shape.intent.value === form.get('intent'),
  )
  if (!schema) return null
  const input = checkForm(schema, form, { title: participationMessages[language].pleaseCheck })
  const wrong = input.ok ? [] : Object.keys(input.errors.fields ?? {})
  return wrong.every((field) => typed.includes(field)) ? input : null
}
