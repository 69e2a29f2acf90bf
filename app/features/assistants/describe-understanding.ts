import * as z from 'zod'
import { describeLoosening } from '#app/features/search/describe-loosening.ts'
import { describeMismatch } from '#app/features/search/describe-mismatch.ts'
import { describeNothing } from '#app/features/search/describe-nothing.ts'
import { listChips } from '#app/features/search/filter-chips.tsx'
import type { FoundCenters } from '#app/features/search/find-centers.server.ts'
import { searchMessages } from '#app/features/search/messages.ts'
import { maxSearchLength } from '#app/features/search/search-input.ts'
import { topicMessages } from '#app/features/search/topic-messages.ts'
import type { Language } from '#app/lib/language.ts'
import type { Listing } from './answer-schemas.ts'
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
  /** Whether the search left out the last words. */
  isCut: boolean
  language: Language
}

/** Says how a search was understood. */
export function describeUnderstanding(
  found: FoundCenters,
  { first, isCut, language }: UnderstoodView,
): Understood {
  const { search, plans, asksForPosition } = found.understanding
  const { notes: text } = searchMessages[language]
  const { danger, near, correctedText } = found
  const notes: string[] = []
  if (isCut && !danger) notes.push(assistantMessages[language].cut(maxSearchLength))
  if (near?.kind === 'unknown') notes.push(`${text.unknown(near)} ${text.notLimited}`)
  if (near && 'corrected' in near && near.corrected) {
    notes.push(text.correctedPlace(near.corrected.text, near))
  }
  const isRadiusAsked = search.within !== null && search.within !== 'any'
  if (near?.kind === 'county' && isRadiusAsked) notes.push(text.countyIsArea(near.name))
  if (found.leavesOutHours) notes.push(assistantMessages[language].hoursLeftOut)
  if (asksForPosition) notes.push(assistantMessages[language].askForPlace)
  if (correctedText) notes.push(assistantMessages[language].corrected(search.text, correctedText))
  if (plans.length > 0) {
    const { insurance } = topicMessages[language]
    notes.push(`${insurance.askPlans(plans.map(({ name }) => name))} ${insurance.text}`)
  }
  notes.push(...describeLoosened(found, first, language))
  return { filters: listChips(search, near, language).map(({ label }) => label), notes }
}

/** Says that nothing matches, and what the centers that come instead may lack. */
function describeLoosened(
  { danger, loosened, near, understanding: { search } }: FoundCenters,
  first: Listing | undefined,
  language: Language,
): string[] {
  if (danger || !loosened) return []
  const nothing = describeNothing(search, near, language)
  if (!first) return [nothing]
  const { deadEnd } = searchMessages[language]
  const mismatch = describeMismatch(search, loosened, language)
  if (!loosened.applied) return [nothing, deadEnd.notEverything, mismatch].filter(Boolean)
  const { brings, rest } = describeLoosening(search, loosened.applied, language, first)
  return [nothing, brings + rest, mismatch].filter(Boolean)
}
