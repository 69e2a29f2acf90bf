import { editDistance } from '#app/lib/edit-distance.ts'

/** One word of a phrase in all its forms, words that must not follow, or a gap. */
type Slot =
  | { kind: 'word'; forms: ReadonlySet<string>; slips: readonly string[] }
  | { kind: 'not'; forms: ReadonlySet<string> }
  | { kind: 'gap' }

/** A phrase in the notation of `danger-words.ts`, with what it means. */
export type Phrase<Kind> = { kind: Kind; slots: Slot[]; isWhole: boolean }

/** Words of a text, from one on to before another. */
export type Span<Kind> = { kind: Kind; start: number; end: number }

/** In words. */
const gapLengths = [0, 1, 2, 3]

/** Read phrases, one a line, in the notation of `danger-words.ts`. */
export function readPhrases<Kind>(kind: Kind, lines: string): Phrase<Kind>[] {
  return lines
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => ({
      kind,
      isWhole: line.startsWith('^'),
      slots: line.replace('^', '').split(' ').map(readSlot),
    }))
}

function readSlot(typed: string): Slot {
  if (typed === '..') return { kind: 'gap' }
  const forms = typed.replace(/^[~!]/, '').split('/')
  if (typed.startsWith('!')) return { kind: 'not', forms: new Set(forms) }
  return { kind: 'word', forms: new Set(forms), slips: typed.startsWith('~') ? forms : [] }
}

/** Phrases by the words that begin them: most words of a text begin none. */
export type PhraseIndex<Kind> = {
  byForm: ReadonlyMap<string, Phrase<Kind>[]>
  /** Those whose first word may be misspelled. */
  misspelled: Phrase<Kind>[]
}

/** Index phrases, which begin with a word. */
export function indexPhrases<Kind>(phrases: Phrase<Kind>[]): PhraseIndex<Kind> {
  const byForm = new Map<string, Phrase<Kind>[]>()
  const misspelled: Phrase<Kind>[] = []
  for (const phrase of phrases) {
    const first = phrase.slots[0]
    if (first?.kind !== 'word') continue
    if (first.slips.length > 0) misspelled.push(phrase)
    else for (const form of first.forms) byForm.set(form, [...(byForm.get(form) ?? []), phrase])
  }
  return { byForm, misspelled }
}

/** Find the phrases in a text, at most one of each at a word. */
export function findPhrases<Kind>(
  { byForm, misspelled }: PhraseIndex<Kind>,
  words: string[],
): Span<Kind>[] {
  // A repeated word is compared with the misspelled ones once.
  const begun = new Map<string, Phrase<Kind>[]>()
  const listBegun = (word: string) => {
    const known = begun.get(word)
    if (known) return known
    const found = [
      ...(byForm.get(word) ?? []),
      ...misspelled.filter(({ slots: [first] }) => first?.kind === 'word' && isForm(first, word)),
    ]
    begun.set(word, found)
    return found
  }
  return words.flatMap((word, start) =>
    listBegun(word).flatMap(({ kind, slots, isWhole }) => {
      if (isWhole && (start > 0 || slots.length !== words.length)) return []
      const end = matchSlots(slots, words, start)
      return end === null ? [] : [{ kind, start, end }]
    }),
  )
}

/** Match slots, from one on, with words, from one on. Returns where the match ends. */
function matchSlots(slots: Slot[], words: string[], at: number, from = 0): number | null {
  const slot = slots[from]
  if (!slot) return at
  if (slot.kind === 'gap') {
    for (const length of gapLengths) {
      const end = matchSlots(slots, words, at + length, from + 1)
      if (end !== null) return end
    }
    return null
  }
  const word = words[at]
  if (slot.kind === 'not') {
    const isRuledOut = word !== undefined && slot.forms.has(word)
    return isRuledOut ? null : matchSlots(slots, words, at, from + 1)
  }
  if (word === undefined || !isForm(slot, word)) return null
  return matchSlots(slots, words, at + 1, from + 1)
}

function isForm({ forms, slips }: Extract<Slot, { kind: 'word' }>, word: string): boolean {
  return forms.has(word) || slips.some((form) => isSlipOf(form, word))
}

/** Compare lengths first, which is cheap and rules out most words. */
function isSlipOf(form: string, word: string): boolean {
  return Math.abs(form.length - word.length) <= 1 && editDistance(form, word) <= 1
}

/** Return whether all words from one on begin a phrase; the last word may be unfinished. */
export function beginsPhrase(slots: Slot[], words: string[], at: number, from = 0): boolean {
  const slot = slots[from]
  const word = words[at]
  if (word === undefined) return true
  if (!slot) return false
  if (slot.kind === 'gap') {
    return gapLengths.some((length) => beginsPhrase(slots, words, at + length, from + 1))
  }
  if (slot.kind === 'not') return beginsPhrase(slots, words, at, from + 1)
  if (isForm(slot, word)) return beginsPhrase(slots, words, at + 1, from + 1)
  const isLast = at === words.length - 1
  return isLast && [...slot.forms].some((form) => form.startsWith(word))
}
