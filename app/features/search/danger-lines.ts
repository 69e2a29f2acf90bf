import { en } from '#app/features/guides/emergency-content.en.ts'
import { es } from '#app/features/guides/emergency-content.es.ts'
import { domesticViolence } from '#app/lib/crisis-lines.ts'
import type { Language } from '#app/lib/language.ts'
import { translateLine } from '#app/lib/translate-line.ts'
import { type CrisisLine, stateDomesticViolence } from '#site/support-lines.ts'
import type { Danger } from './danger-words.ts'

const emergencyTexts = { en, es }

/** Say whom to call after 911 if somebody swallowed something. */
export function listPoisonLines(language: Language): string[] {
  const { poison } = emergencyTexts[language].content
  return [`${poison.title} ${describeLine(poison.line, language)}`]
}

/** Say whom to call after 911 about violence; the state's line answers in both languages. */
export function listViolenceLines(language: Language): string[] {
  return [stateDomesticViolence, domesticViolence].map((line) => describeLine(line, language))
}

/** Say whom to call after 911, where there is a line for this danger. */
export function listDangerLines(danger: Danger, language: Language): string[] {
  if (danger === 'violence') return listViolenceLines(language)
  return danger === 'poisoning' ? listPoisonLines(language) : []
}

function describeLine(line: CrisisLine, language: Language): string {
  const { name, number, description, hours, remark } = translateLine(line, language)
  return [`${name}: ${number}. ${description} ${hours}.`, remark].filter(Boolean).join(' ')
}
