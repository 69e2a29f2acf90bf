import * as z from 'zod'
import { type FormErrors, formatWait } from '#app/lib/form.ts'
import { problemKinds, type SuggestedFacts, suggestedFields } from '#app/lib/listing-facts.ts'

/** Characters, as the database has them. */
export const maxNoteLength = 1000

/** Hidden from people; who fills it in is a program. */
export const honeypotField = 'homepage'

export const checkFields = 'It is not sent yet. Please check:'

const tooLong = (max: number) => `Use at most ${max.toLocaleString('en-US')} characters`

const line = (max: number) =>
  z
    .string()
    .transform((value) => value.replace(/[\s\p{Cc}]+/gu, ' ').trim())
    .pipe(z.string().max(max, tooLong(max)))

const lines = (max: number) =>
  z
    .string()
    .transform((value) =>
      value
        .replace(/\r\n?/g, '\n')
        .replace(/[^\P{Cc}\n\t]/gu, '')
        .trim(),
    )
    .pipe(z.string().max(max, tooLong(max)))

/** A report: what is wrong, and in the reporter's own words. */
export const reportInput = z.object({
  kind: z.enum(problemKinds, 'Say what is wrong'),
  note: lines(maxNoteLength),
})

const longFields: readonly string[] = ['description']
const texts = Object.fromEntries(
  suggestedFields.map((field) => [field, longFields.includes(field) ? lines(10_000) : line(200)]),
) as Record<(typeof suggestedFields)[number], ReturnType<typeof line>>

/** A copy of a listing as it should be, and how its sender knows. */
export const suggestionInput = z.object({
  ...texts,
  name: texts.name.pipe(z.string().min(1, 'Say what it is called')),
  website: texts.website.pipe(
    z.literal('').or(z.url({ protocol: /^https?$/, error: 'Enter an address with https://' })),
  ),
  note: lines(maxNoteLength),
})

/** What of a suggestion is other than what is listed. */
export function listSuggested(
  suggested: z.output<typeof suggestionInput>,
  listed: SuggestedFacts,
): SuggestedFacts {
  const changed = suggestedFields.filter((field) => suggested[field] !== (listed[field] ?? ''))
  return Object.fromEntries(changed.map((field) => [field, suggested[field]]))
}

export const throttled = (retryAfter: number): FormErrors => ({
  status: 429,
  retryAfter,
  title: 'It is not sent: we had too many reports.',
  text: `What you chose and wrote is still below. Send it again in ${formatWait(retryAfter)}.`,
})

export const unavailable: FormErrors = {
  status: 503,
  title: 'It is not sent: something on our side failed.',
  text: 'What you chose and wrote is still below. Please send it again.',
}
