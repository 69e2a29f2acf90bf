import * as z from 'zod'
import type { FormErrors } from '#app/lib/form.ts'
import type { Language } from '#app/lib/language.ts'
import {
  problemKinds,
  type SuggestedFacts,
  type SuggestedField,
  suggestedFields,
} from '#app/lib/listing-facts.ts'
import { reportMessages } from './report-messages.ts'

/** Characters, as the database has them. */
export const maxNoteLength = 1000

/** Hidden from people; who fills it in is a program. */
export const honeypotField = 'homepage'

const line = (max: number, tooLong: string) =>
  z
    .string()
    .transform((value) => value.replace(/[\s\p{Cc}]+/gu, ' ').trim())
    .pipe(z.string().max(max, tooLong))

const lines = (max: number, tooLong: string) =>
  z
    .string()
    .transform((value) =>
      value
        .replace(/\r\n?/g, '\n')
        .replace(/[^\P{Cc}\n\t]/gu, '')
        .trim(),
    )
    .pipe(z.string().max(max, tooLong))

/** A report: what is wrong, and in the reporter's own words. */
export function reportInput(language: Language) {
  const { sayWhat, tooLong } = reportMessages[language]
  return z.object({
    kind: z.enum(problemKinds, sayWhat),
    note: lines(maxNoteLength, tooLong(maxNoteLength)),
  })
}

const maxLine = 200
const maxDescription = 10_000

/** A copy of a listing as it should be, and how its sender knows. */
export function suggestionInput(language: Language) {
  const { nameMissing, websiteInvalid, tooLong } = reportMessages[language]
  const texts = Object.fromEntries(
    suggestedFields.map((field) => [field, line(maxLine, tooLong(maxLine))]),
  ) as Record<SuggestedField, ReturnType<typeof line>>
  return z.object({
    ...texts,
    name: texts.name.pipe(z.string().min(1, nameMissing)),
    website: texts.website.pipe(
      z.literal('').or(z.url({ protocol: /^https?$/, error: websiteInvalid })),
    ),
    description: lines(maxDescription, tooLong(maxDescription)),
    note: lines(maxNoteLength, tooLong(maxNoteLength)),
  })
}

/** What of a suggestion is other than what is listed. */
export function listSuggested(
  suggested: z.output<ReturnType<typeof suggestionInput>>,
  listed: SuggestedFacts,
): SuggestedFacts {
  const changed = suggestedFields.filter((field) => suggested[field] !== (listed[field] ?? ''))
  return Object.fromEntries(changed.map((field) => [field, suggested[field]]))
}

/** Says that too many reports came, and when to try again. */
export function rejectThrottled(retryAfter: number, language: Language): FormErrors {
  const { throttled, throttledText } = reportMessages[language]
  return { status: 429, retryAfter, title: throttled, text: throttledText(retryAfter) }
}

/** Says that something on our side failed. */
export function rejectUnavailable(language: Language): FormErrors {
  const { unavailable, unavailableText } = reportMessages[language]
  return { status: 503, title: unavailable, text: unavailableText }
}
