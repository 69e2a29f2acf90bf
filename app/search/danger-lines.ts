import { domesticViolence } from '#app/lib/crisis-lines.ts'
import type { Language } from '#app/lib/language.ts'
import { translateLine } from '#app/lib/translate-line.ts'
import { type CrisisLine, localHelp, stateDomesticViolence } from '#site/support-lines.ts'
import { dangerMessages } from './danger-messages.ts'
import type { Danger } from './danger-words.ts'
import { emergencyTexts } from './guide-texts.ts'

/** Say whom to call after 911 if somebody swallowed something. */
export function listPoisonLines(language: Language): string[] {
  const { poison } = emergencyTexts[language].content
  return [`${poison.title} ${describeLine(poison.line, language)}`]
}

/** Say whom to call after 911 about violence; the state's line answers in both languages. */
export function listViolenceLines(language: Language): string[] {
  return [stateDomesticViolence, domesticViolence].map((line) => describeLine(line, language))
}

/** Say whom a child in danger, or the adult who worries, may call after 911. */
function listChildLines(language: Language): string[] {
  return [dangerMessages[language].child.talk, describeLine(localHelp, language)]
}

/** Say whom to call after 911, where there is a line for this danger. */
export function listDangerLines(danger: Danger, language: Language): string[] {
  if (danger === 'violence') return listViolenceLines(language)
  if (danger === 'child') return listChildLines(language)
  return danger === 'poisoning' ? listPoisonLines(language) : []
}

/**
 * Say what to do in this danger, in order: the same on the site, in frames and for programs. The
 * opioid steps are only for an overdose.
 */
export function listDangerSteps(danger: Danger, language: Language): string[] {
  const text = dangerMessages[language]
  const { call911, text911, content } = emergencyTexts[language]
  const lines = listDangerLines(danger, language)
  const opioidSteps = content.overdoseSteps.map(({ title }) => title)
  switch (danger) {
    case 'overdose':
      return [...opioidSteps, text.overdose.suicide]
    case 'naloxone-given':
      return [...text[danger].steps, text.overdose.suicide]
    case 'seizure':
      return text.seizure.steps
    case 'poisoning':
      return [call911, ...lines, text.overdose.suicide]
    case 'child':
    case 'violence':
      return [text911, ...lines]
    case 'crisis':
      return [text.crisis.inDanger]
    case 'unclear':
      return [text.overdose.suicide]
  }
}

function describeLine(line: CrisisLine, language: Language): string {
  const { name, number, description, hours, remark } = translateLine(line, language)
  return [`${name}: ${number}. ${description} ${hours}.`, remark].filter(Boolean).join(' ')
}
