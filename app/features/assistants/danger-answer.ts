import type * as z from 'zod'
import { en as emergencyEn } from '#app/features/guides/emergency-content.en.ts'
import { es as emergencyEs } from '#app/features/guides/emergency-content.es.ts'
import { listPoisonLines, listViolenceLines } from '#app/features/search/danger-lines.ts'
import { dangerMessages } from '#app/features/search/danger-messages.ts'
import type { Danger } from '#app/features/search/danger-words.ts'
import type { Language } from '#app/lib/language.ts'
import { localize } from '#app/pages.ts'
import type { dangerSchema } from './answer-schemas.ts'

const emergencyTexts = { en: emergencyEn, es: emergencyEs }

/** Say what the site says above the results of such a search. */
export function describeDanger(
  danger: Danger,
  siteUrl: string,
  language: Language,
): z.infer<typeof dangerSchema> {
  const text = dangerMessages[language]
  const link = (path: string) => siteUrl + localize(path, language)
  if (danger === 'crisis') {
    const { title, inDanger } = text.crisis
    return { kind: danger, title, steps: [inDanger], url: link('/emergency-help#help-someone') }
  }
  const { title } = text[danger]
  const { text911, content } = emergencyTexts[language]
  if (danger === 'violence') {
    const steps = [text911, ...listViolenceLines(language)]
    return { kind: danger, title, steps, url: link('/emergency-help#lines') }
  }
  const [first, ...others] = content.overdoseSteps.map((step) => step.title)
  const lines = danger === 'poisoning' ? listPoisonLines(language) : []
  return {
    kind: danger,
    title,
    steps: [first, ...lines, ...others, text.overdose.suicide].filter((step) => step !== undefined),
    url: link('/emergency-help#now'),
  }
}
