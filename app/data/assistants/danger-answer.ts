import type * as z from 'zod'
import { localize } from '#app/find-page.ts'
import type { Language } from '#app/lib/language.ts'
import { listDangerSteps } from '#app/search/danger-lines.ts'
import { dangerMessages } from '#app/search/danger-messages.ts'
import type { Danger } from '#app/search/danger-words.ts'
import type { dangerSchema } from './answer-schemas.ts'

/** The part of Emergency Help with more. */
const sections: Record<Danger, string> = {
  overdose: '#now',
  'naloxone-given': '#now',
  poisoning: '#now',
  seizure: '#signs',
  child: '#lines',
  violence: '#lines',
  crisis: '#help-someone',
  unclear: '#lines',
}

/** Say what the site says above the results of such a search. */
export function describeDanger(
  danger: Danger,
  siteUrl: string,
  language: Language,
): z.infer<typeof dangerSchema> {
  return {
    kind: danger,
    title: dangerMessages[language][danger].title,
    steps: listDangerSteps(danger, language),
    url: siteUrl + localize(`/emergency-help${sections[danger]}`, language),
  }
}
