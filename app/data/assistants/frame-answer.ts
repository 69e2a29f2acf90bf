import type { Site } from '#app/context.ts'
import { suicideAndCrisis } from '#app/lib/crisis-lines.ts'
import type { Language } from '#app/lib/language.ts'
import type { Danger } from '#app/search/danger-words.ts'
import { listUrgentLines } from './crisis-answer.ts'
import { assistantMessages } from './messages.ts'
import type { FramedAnswer } from './tool-model.ts'

/** What every answer carries. After words of suicide, 988 comes before 911, as on the site. */
export function frameAnswer(
  { supportLine }: Site,
  language: Language,
  danger: Danger | null = null,
): FramedAnswer {
  const lines = listUrgentLines(supportLine, language)
  const isFirst = ({ href }: { href: string }) =>
    danger === 'crisis' && href === suicideAndCrisis.href
  return {
    crisisLines: [...lines.filter(isFirst), ...lines.filter((line) => !isFirst(line))],
    callToConfirm: assistantMessages[language].callToConfirm,
  }
}
