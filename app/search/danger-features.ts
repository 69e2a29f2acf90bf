import { classifyWord } from './danger-word-classes.ts'
import { wordGap } from './split-typed.ts'

/** Buckets for the features of texts. */
export const buckets = 2 ** 16

/** In letters. */
const [shortestPart, longestPart] = [3, 5]
/** In letters: a longer word is no word. */
const longestWord = 40

/**
 * List the features of a text's words, each once, as hashes below `buckets`: words, pairs, pairs with
 * a word between and parts of words; then words, pairs and triples of classes.
 */
export function listFeatures(words: readonly string[]): Set<number> {
  const features = new Set<number>()
  const add = (kind: string, text: string) => void features.add(hash(kind + text))
  const typed = words.map((word) => word.slice(0, longestWord))
  addSequences(typed, 'w', add)
  for (const word of typed) {
    if (word !== wordGap) addParts(`_${word}_`, add)
  }
  addSequences(typed.map(classifyWord), 'c', add)
  return features
}

type Add = (kind: string, text: string) => void

function addSequences(words: readonly string[], kind: string, add: Add): void {
  for (const [at, word] of words.entries()) {
    if (word === wordGap) continue
    add(`${kind}1`, word)
    const [second, third] = [words[at + 1], words[at + 2]]
    if (!second) continue
    add(`${kind}2`, `${word} ${second}`)
    if (!third) continue
    add(`${kind}g`, `${word} ${third}`)
    if (kind === 'c') add('c3', `${word} ${second} ${third}`)
  }
}

function addParts(word: string, add: Add): void {
  for (let length = shortestPart; length <= longestPart; length++) {
    for (let at = 0; at + length <= word.length; at++) add('p', word.slice(at, at + length))
  }
}

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at++) {
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  }
  return ((value >>> 16) ^ value) & (buckets - 1)
}
