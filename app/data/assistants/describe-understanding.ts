import * as z from 'zod'
import type { Language } from '#app/lib/language.ts'
import { describeLoosening } from '#app/search/describe-loosening.ts'
import { findMismatch } from '#app/search/describe-mismatch.ts'
import { describeNothing } from '#app/search/describe-nothing.ts'
import { describeWords } from '#app/search/describe-words.ts'
import { isUnrestricted, listChips } from '#app/search/filter-chips.tsx'
import type { FoundCenters } from '#app/search/find-centers.server.ts'
import { maxSearchLength } from '#app/search/search-input.ts'
import { topicMessages } from '#app/search/topic-messages.ts'
import type { Listing } from './answer-schemas.ts'
import { listPlaceNotes } from './list-place-notes.ts'
import { assistantMessages } from './messages.ts'

export const understandingSchema = z
  .object({
    filters: z.array(z.string()).describe('What the centers must meet, in words.'),
    notes: z
      .array(z.string())
      .describe(
        'What to tell the person: a place we do not know, that nothing matches, what to ask.',
      ),
  })
  .describe('How the directory understood the search.')

type Understood = z.infer<typeof understandingSchema>

type UnderstoodView = {
  /** The first center of the answer. */
  first: Listing | undefined
  /** Whether the program asked for a distance. */
  asksForMiles: boolean
  language: Language
}

/** Say how a search was understood. A program reads the notes aloud or quotes them, away from the centers. */
export function describeUnderstanding(
  found: FoundCenters,
  { first, asksForMiles, language }: UnderstoodView,
): Understood {
  const { search, plans } = found.understanding
  const text = assistantMessages[language]
  const { danger, near, correctedText } = found
  const notes: string[] = []
  if (found.leavesOutText && !danger) notes.push(text.cut(maxSearchLength))
  if (isUnrestricted(found.understanding)) notes.push(text.allCenters)
  notes.push(...listPlaceNotes(found, asksForMiles, language))
  if (found.leavesOutHours) notes.push(text.hoursLeftOut)
  notes.push(...describeWords(found.understanding, found.mentions, language))
  if (correctedText) notes.push(text.corrected(search.text, correctedText))
  if (plans.length > 0) {
    const { insurance } = topicMessages[language]
    notes.push(`${insurance.askPlans(plans.map(({ name }) => name))} ${insurance.text}`)
  }
  if (danger && found.total === 0) notes.push(text.noneInDanger)
  if (!danger) notes.push(...describeLoosened(found, first, language))
  const { joined } = found.understanding
  return { filters: listChips(search, near, language, joined).map(({ label }) => label), notes }
}

/** Say that nothing matches, and what the centers that come instead may lack. */
function describeLoosened(
  { loosened, near, understanding: { search } }: FoundCenters,
  first: Listing | undefined,
  language: Language,
): string[] {
  if (!loosened) return []
  const text = assistantMessages[language]
  const nothing = describeNothing(search, near, language)
  if (!first) return [nothing]
  const mismatch = findMismatch(search, loosened)
  const lacking = [
    ...(mismatch?.isWithoutWords ? [text.withoutWords(search.text)] : []),
    ...(mismatch?.mayLackChoices ? [text.lacking] : []),
  ]
  if (!loosened.applied) return [nothing, text.notEverything, ...lacking]
  const { brings, rest } = describeLoosening(search, loosened.applied, language, first)
  return [nothing, brings + rest, ...lacking]
}
