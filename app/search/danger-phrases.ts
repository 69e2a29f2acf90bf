import type { HarmlessKind, Phrases, SignedDanger } from './danger-words.ts'
import { bodyEn } from './danger-words-body.en.ts'
import { bodyEs } from './danger-words-body.es.ts'
import { harmEn } from './danger-words-harm.en.ts'
import { harmEs } from './danger-words-harm.es.ts'
import { poisoningEn } from './danger-words-poisoning.en.ts'
import { toldEn } from './danger-words-told.en.ts'
import { toldEs } from './danger-words-told.es.ts'

/** The signs of danger, by language. */
export const dangerPhrases: Phrases<SignedDanger>[] = [
  { ...bodyEn, ...poisoningEn, ...harmEn },
  { ...bodyEs, ...harmEs },
]

/** What sounds like danger and is none, by language. */
export const harmlessPhrases: Phrases<HarmlessKind>[] = [toldEn, toldEs]
