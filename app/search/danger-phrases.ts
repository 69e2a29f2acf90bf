import {
  type HarmlessKind,
  type Phrases,
  type SignedDanger,
  signedDangers,
} from './danger-words.ts'
import { bodyEn } from './danger-words-body.en.ts'
import { bodyEs } from './danger-words-body.es.ts'
import { furtherEn } from './danger-words-further.en.ts'
import { furtherEs } from './danger-words-further.es.ts'
import { harmEn } from './danger-words-harm.en.ts'
import { harmEs } from './danger-words-harm.es.ts'
import { poisoningEn } from './danger-words-poisoning.en.ts'
import { toldEn } from './danger-words-told.en.ts'
import { toldEs } from './danger-words-told.es.ts'

/** The signs of danger, by language. */
export const dangerPhrases: Phrases<SignedDanger>[] = [
  joinPhrases([bodyEn, poisoningEn, harmEn, furtherEn]),
  joinPhrases([bodyEs, harmEs, furtherEs]),
]

/** What sounds like danger and is none, by language. */
export const harmlessPhrases: Phrases<HarmlessKind>[] = [toldEn, toldEs]

function joinPhrases(parts: Partial<Phrases<SignedDanger>>[]): Phrases<SignedDanger> {
  const lines = signedDangers.map((danger) => [
    danger,
    parts.map((phrases) => phrases[danger] ?? '').join('\n'),
  ])
  return Object.fromEntries(lines)
}
