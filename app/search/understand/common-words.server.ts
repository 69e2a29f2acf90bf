import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { findProjectRoot } from '#db/project-root.ts'

/** Sorted words of four to fourteen letters, one a line. 7 MB as one buffer; as a set, ten times that. */
type WordList = { words: Buffer; names: Buffer }

let lists: WordList | undefined

/** Load the words on the first call, in 40 ms. `scripts/make-common-words.mjs` writes them. */
function loadLists(): WordList {
  lists ??= readLists()
  return lists
}

function readLists(): WordList {
  const file = path.join(findProjectRoot(), 'app/search/understand/common-words.br')
  const all = brotliDecompressSync(readFileSync(file))
  const end = all.indexOf('\n\n')
  return { words: all.subarray(0, end + 1), names: all.subarray(end + 2) }
}

/** Return whether a folded word is an English or Spanish word. */
export const isCommonWord = (word: string): boolean => hasLine(loadLists().words, word)

/** Return whether a folded word is a name of a person or place: "Marion". */
export const isCommonName = (word: string): boolean => hasLine(loadLists().names, word)

const newline = 10

/** Return whether a word is one of the sorted lines, by binary search. Each line ends with a newline. */
function hasLine(lines: Buffer, word: string): boolean {
  const wanted = Buffer.from(word)
  let low = 0
  let high = lines.length
  while (low < high) {
    const middle = (low + high) >>> 1
    const start = middle === 0 ? 0 : lines.lastIndexOf(newline, middle - 1) + 1
    const end = lines.indexOf(newline, start)
    const order = lines.compare(wanted, 0, wanted.length, start, end)
    if (order === 0) return true
    if (order > 0) high = start
    else low = end + 1
  }
  return false
}
