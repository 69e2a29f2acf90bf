import type * as z from 'zod'
import { hotlines } from '#app/center/help/emergency-content.en.ts'
import type { Site } from '#app/context.ts'
import { emergency, suicideAndCrisis } from '#app/lib/crisis-lines.ts'
import type { Language } from '#app/lib/language.ts'
import { dialNumber } from '#app/lib/phone.ts'
import { translateLine } from '#app/lib/translate-line.ts'
import { addictionLine, type CrisisLine, poisonControl } from '#site/support-lines.ts'
import type { crisisLineSchema } from './answer-schemas.ts'
import { assistantMessages } from './messages.ts'

export type AnsweredLine = z.infer<typeof crisisLineSchema>

type SupportLine = Site['supportLine']

/** The lines on every page of the site: 911, 988 and the support line. */
export function listUrgentLines(supportLine: SupportLine, language: Language): AnsweredLine[] {
  const urgent = [emergency, suicideAndCrisis].map((line) => describeLine(line, language))
  return [...urgent, describeSupportLine(supportLine, language)]
}

/** Every line of Emergency Help: the urgent ones first, each once. */
export function listAllLines(supportLine: SupportLine, language: Language): AnsweredLine[] {
  const others = [...hotlines, poisonControl, addictionLine].map((line) =>
    describeLine(line, language),
  )
  const lines = new Map<string, AnsweredLine>()
  for (const line of [...listUrgentLines(supportLine, language), ...others]) {
    if (!lines.has(line.href)) lines.set(line.href, line)
  }
  return [...lines.values()]
}

function describeSupportLine({ label, phone }: SupportLine, language: Language): AnsweredLine {
  const href = dialNumber(phone)
  if (href === addictionLine.href) return describeLine(addictionLine, language)
  const { hours } = translateLine(emergency, language)
  return {
    ...unknown,
    name: label,
    number: phone,
    href,
    hours,
    description: assistantMessages[language].supportLine,
  }
}

/** The operator's own line says no more than its name and number. */
const unknown = {
  textHref: null,
  textLabel: null,
  tty: null,
  website: null,
  remark: null,
  source: null,
}

function describeLine(line: CrisisLine, language: Language): AnsweredLine {
  const { name, number, href, hours, description, source, ...more } = translateLine(line, language)
  return {
    name,
    number,
    href,
    hours,
    description,
    source,
    textHref: more.textHref ?? null,
    textLabel: more.textLabel ?? null,
    tty: more.tty ?? null,
    website: more.website ?? null,
    remark: more.remark ?? null,
  }
}
