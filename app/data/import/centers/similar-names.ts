import { splitWords } from '#app/lib/fold-text.ts'

/** SAMHSA's abbreviations and plurals in names. */
const fullWords: Readonly<Record<string, string>> = {
  behav: 'behavioral',
  centers: 'center',
  csl: 'counseling',
  ctr: 'center',
  hosp: 'hospital',
  outpt: 'outpatient',
  prog: 'program',
  programs: 'program',
  rehab: 'rehabilitation',
  resid: 'residential',
  serv: 'service',
  services: 'service',
  servs: 'service',
  svcs: 'service',
  trt: 'treatment',
}

const emptyWords = new Set(
  'a an and as at co company corp dba for in inc llc ltd of the'.split(' '),
)

/** Common words. Two names that share only these are not similar. */
const commonWords = new Set(
  'addiction behavioral care center clinic community counseling health healthcare home hospital house medical mental outpatient program recovery rehabilitation residential service system treatment'.split(
    ' ',
  ),
)

/**
 * Decide if two names at one address are probably the same center: every word of the shorter name
 * is in the longer one, and at least one of them is not a common word ("Lynn Comprehensive Trt
 * Ctr", "Lynn Comprehensive Treatment Center Habit Opco LLC").
 */
export function areSimilarNames(one: string, other: string): boolean {
  const [few, many] = [toWordSet(one), toWordSet(other)].sort((a, b) => a.size - b.size)
  if (!few || !many) return false
  const words = [...few]
  return words.every((word) => many.has(word)) && words.some((word) => !commonWords.has(word))
}

function toWordSet(name: string): Set<string> {
  const words = splitWords(name).map((word) => fullWords[word] ?? word)
  return new Set(words.filter((word) => !emptyWords.has(word)))
}
