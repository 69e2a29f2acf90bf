import * as z from 'zod'
import {
  problemKinds,
  type SuggestedChanges,
  type SuggestedField,
  suggestedFields,
} from '#app/center/fields/checked-fields.ts'
import { openStates } from '#app/center/fields/open-states.ts'
import { readTypedDays, readTypedHours } from '#app/center/hours/typed-hours.ts'
import type { Language } from '#app/lib/language.ts'
import { line, lines } from '#app/lib/text-schema.ts'
import { reportMessages } from './messages.ts'

/** In characters; the database has the same limit. */
export const maxNoteLength = 1000

const noLonger = (schema: typeof line, max: number, language: Language) =>
  schema.pipe(z.string().max(max, reportMessages[language].tooLong(max)))

/** A report: what is wrong, and a note in the visitor's own words. */
export function reportInput(language: Language) {
  return z.object({
    kind: z.enum(problemKinds, reportMessages[language].sayWhat),
    note: noLonger(lines, maxNoteLength, language),
  })
}

const maxLine = 200
const maxDescription = 10_000
/** As JSON, where a line break or a quotation mark is two characters: the database takes 20,000 of all changes. */
const maxStoredDescription = 10_500

/** A corrected copy of a listing, and how the visitor knows. */
export function suggestionInput(language: Language) {
  const { nameMissing, websiteInvalid } = reportMessages[language]
  const texts = Object.fromEntries(
    suggestedFields.map((field) => [field, noLonger(line, maxLine, language)]),
  ) as Record<SuggestedField, ReturnType<typeof noLonger>>
  return z.object({
    ...texts,
    name: texts.name.pipe(z.string().min(1, nameMissing)),
    website: texts.website.pipe(
      z.literal('').or(z.url({ protocol: /^https?$/, error: websiteInvalid })),
    ),
    openState: z.literal('').or(z.enum(openStates)),
    description: noLonger(lines, maxDescription, language).refine(
      (text) => JSON.stringify(text).length <= maxStoredDescription,
      reportMessages[language].tooLong(maxDescription),
    ),
    note: noLonger(lines, maxNoteLength, language),
  })
}

/** The fields of the week, Monday first. */
const weekdays = suggestedFields.filter((field) => field.startsWith('hours'))

/**
 * Write typed hours as they are stored. "Lunes a viernes de 9 a 5" in one day's field is for all these
 * days, except those with a change of their own. What then equals the listing is no change.
 */
export function settleHours(typed: SuggestedChanges, listed: SuggestedChanges): SuggestedChanges {
  const settled: SuggestedChanges = { ...typed }
  for (const field of weekdays) {
    const hours = typed[field]
    if (hours === undefined) continue
    const week = readTypedDays(hours)
    if (!week) settled[field] = readTypedHours(hours)
    else delete settled[field]
    for (const [day, written] of week ?? []) {
      const dayField = weekdays[day - 1]
      if (dayField && (dayField === field || typed[dayField] === undefined))
        settled[dayField] = written
    }
  }
  const changed = suggestedFields.filter(
    (field) => settled[field] !== undefined && settled[field] !== (listed[field] ?? ''),
  )
  return Object.fromEntries(changed.map((field) => [field, settled[field]]))
}

/** Return the suggested values that differ from the listed ones. */
export function listSuggested(
  suggested: z.output<ReturnType<typeof suggestionInput>>,
  listed: SuggestedChanges,
): SuggestedChanges {
  const changed = suggestedFields.filter((field) => suggested[field] !== (listed[field] ?? ''))
  return settleHours(Object.fromEntries(changed.map((field) => [field, suggested[field]])), listed)
}
