import { partsOfTowns } from '#site/neighborhoods.ts'
import { listNames } from './other-names.server.ts'

type Phrases = { all: ReadonlySet<string>; longest: number }

const before = listPhrases(partsOfTowns.before)
const after = listPhrases(partsOfTowns.after)

function listPhrases(text: string): Phrases {
  const all = listNames(text)
  return { all: new Set(all), longest: Math.max(...all.map((name) => name.split(' ').length)) }
}

/** Return the number of words at `start` that name a part of a town before it: "downtown". */
export function countPartBefore(words: string[], start: number): number {
  return countWords(words, start, before)
}

/** Return the number of words at `start` that name a landmark after its town: "penn station". */
export function countLandmarkAfter(words: string[], start: number): number {
  return countWords(words, start, after)
}

function countWords(words: string[], start: number, { all, longest }: Phrases): number {
  for (let length = Math.min(longest, words.length - start); length > 0; length--) {
    if (all.has(words.slice(start, start + length).join(' '))) return length
  }
  return 0
}
