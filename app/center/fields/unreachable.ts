import type { Texts } from '#app/lib/language.ts'

/** Says that nobody answers: at least three calls, over 30 days or more, as `unanswered_calls` counts them. */
export const unreachableNotice: Texts<string> = {
  en: 'Nobody answered at least three of our calls, over 30 days or more.',
  es: 'Nadie contestó al menos tres de nuestras llamadas, en 30 días o más.',
}
