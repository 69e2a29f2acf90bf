// Writes app/search/understand/common-words.br: English and Spanish words that the search never corrects, and
// names of people and places. Run by hand, half a minute, after:
//   apt-get download wamerican wspanish && for f in w*.deb; do dpkg -x $f words; done
//   npm install --no-save an-array-of-spanish-words
//   node --import tsx scripts/make-common-words.mjs words/usr/share/dict
//
// Sources (docs/decisions/0022-words.md has the reasons):
// - Debian wamerican 2020.12.07 (SCOWL, size 60): English words, and names, which have a capital. Its copyright is in
//   app/search/understand/common-words-license.
// - Debian wspanish 1.0.30 (public domain): Spanish words.
// - npm an-array-of-spanish-words 2.0.0 (MIT): Spanish words with the forms of verbs.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { splitWords } from '../app/lib/fold-text.ts'
import { root } from './lib/prepare.mjs'

const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Give the folder of the word lists: words/usr/share/dict')
/** Shorter words are never corrected, and longer ones are no misspelling of ours. */
const [shortest, longest] = [4, 14]
// Forms of Spain: "medicad" (medicate, you all) is a misspelt Medicaid in the United States.
const peninsular = /[áéí]is$|(?<![dt])ad$|(?<!r)ed$|id$/

const read = (file) => readFileSync(path.join(folder, file), 'utf8').split('\n')
const english = read('american-english').filter((word) => !word.endsWith("'s"))
const spanish = read('spanish')
const spanishForms = createRequire(import.meta.url)('an-array-of-spanish-words')

const words = fold([
  ...english.filter((word) => !isName(word)),
  ...spanish,
  ...spanishForms.filter((word) => !peninsular.test(word)),
])
const isWord = new Set(words)
const names = fold(english.filter(isName)).filter((name) => !isWord.has(name))
const file = path.join(root, 'app/search/understand/common-words.br')
writeFileSync(
  file,
  brotliCompressSync(`${words.join('\n')}\n\n${names.join('\n')}\n`, {
    params: { [constants.BROTLI_PARAM_LGWIN]: 24 },
  }),
)

function isName(word) {
  return /^\p{Lu}/u.test(word)
}

/** Fold words as the search does, once each, sorted by code unit. */
function fold(list) {
  const folded = list.flatMap((word) => splitWords(word.replaceAll("'", '')))
  const isKept = (word) =>
    /^[a-z]+$/.test(word) && word.length >= shortest && word.length <= longest
  return [...new Set(folded.filter(isKept))].sort()
}
