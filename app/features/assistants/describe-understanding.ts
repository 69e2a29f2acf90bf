import * as z from 'zod'
import { describeLoosening } from '#app/features/search/describe-loosening.ts'
import { describeNothing } from '#app/features/search/describe-nothing.ts'
import { listChips } from '#app/features/search/filter-chips.tsx'
import { searchMessages } from '#app/features/search/messages.ts'
import type { SearchResult } from '#app/features/search/search-centers.server.ts'
import { topicMessages } from '#app/features/search/topic-messages.ts'
import type { Language } from '#app/lib/language.ts'
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

export function describeUnderstanding(results: SearchResult, language: Language): Understood {
  const { search, plans, asksForPosition } = results.understanding
  const { notes: text } = searchMessages[language]
  const { near, correctedText } = results
  const notes: string[] = []
  if (near?.kind === 'unknown') notes.push(`${text.unknown(near)} ${text.notLimited}`)
  if (near && 'corrected' in near && near.corrected) {
    notes.push(text.correctedPlace(near.corrected.text, near))
  }
  if (asksForPosition) notes.push(assistantMessages[language].askForPlace)
  if (correctedText) notes.push(assistantMessages[language].corrected(search.text, correctedText))
  if (plans.length > 0) {
    const { insurance } = topicMessages[language]
    notes.push(`${insurance.askPlans(plans.map(({ name }) => name))} ${insurance.text}`)
  }
  notes.push(...describeLoosened(results, language))
  return { filters: listChips(search, near, language).map(({ label }) => label), notes }
}

/** Says that nothing matches, and what the centers that come instead do not meet. */
function describeLoosened(
  { total, danger, loosened, near, understanding: { search } }: SearchResult,
  language: Language,
): string[] {
  if (total > 0 || danger) return []
  const nothing = describeNothing(search, near, language)
  if (!loosened || loosened.centers.length === 0) return [nothing]
  const { applied, centers } = loosened
  if (!applied) return [nothing, searchMessages[language].deadEnd.notEverything]
  const { brings, rest } = describeLoosening(search, applied, language, centers[0])
  return [nothing, brings + rest]
}
