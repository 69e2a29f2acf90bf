import { type ExampleKind, readDangerExamples } from './danger-examples.server.ts'
import { listFeatures } from './danger-features.ts'
import {
  type DangerModel,
  readDangerModel,
  type Sums,
  sumWeights,
  toChance,
} from './danger-model.server.ts'
import type { Danger } from './danger-words.ts'
import { leaveOutHarmless, listTexts, type SearchTexts } from './find-danger.ts'
import { splitTyped } from './split-typed.ts'

/** How far a search resembles the examples of danger. */
export type DangerScore = {
  /** The danger, if we are sure that there is one. */
  danger: Danger | null
  /** Whether the text is an example, word for word. */
  isExample: boolean
  /** Whether there may be danger, although we aren't sure. */
  mayBe: boolean
  /** Whether the search is as private as one with danger. */
  isPrivate: boolean
}

export const noScore: DangerScore = {
  danger: null,
  isExample: false,
  mayBe: false,
  isPrivate: false,
}

/** From this chance of danger on, a search is private: lower than a line's, for text on the way to it. */
const privateAt = 0.4
/** Two kinds whose sums differ by less are close. */
const closeKinds = 1.5

/** In words. */
const longestSure = 24
/** In words: a longer text is scored in parts, which overlap. */
const [longestPart, partLength, partStep] = [40, 30, 15]

type Learned = { model: DangerModel; kindsOf: ReadonlyMap<string, ExampleKind[]> }

let learned: Learned | undefined

/** Load the model and the examples on the first call; 1 MB. */
function load(): Learned {
  learned ??= {
    model: readDangerModel(),
    kindsOf: new Map(readDangerExamples().map(({ words, kinds }) => [words, kinds])),
  }
  return learned
}

/** Score all texts of a search: an example of danger typed word for word is sure. */
export function scoreDanger(search: SearchTexts): DangerScore {
  const scores = listTexts(search).map(scoreText)
  return {
    danger: scores.find(({ danger }) => danger)?.danger ?? null,
    isExample: scores.some(({ isExample }) => isExample),
    mayBe: scores.some(({ mayBe }) => mayBe),
    isPrivate: scores.some(({ isPrivate }) => isPrivate),
  }
}

function scoreText(text: string): DangerScore {
  const { model, kindsOf } = load()
  const words = splitTyped(text)
  if (words.length === 0) return noScore
  const kinds = kindsOf.get(words.join(' '))
  if (kinds?.length === 0) return noScore
  if (kinds) {
    return { danger: chooseDanger(kinds), isExample: true, mayBe: false, isPrivate: true }
  }
  const best = listParts(leaveOutHarmless(words))
    .map((part) => sumWeights(model, listFeatures(part)))
    .reduce((first, second) => (second.any > first.any ? second : first))
  const chance = toChance(best.any)
  const isHigh = chance >= model.panelAt
  // One word is never sure ("dying", "Stockton"), nor is a story, in which any part may sound alike.
  const isSure = isHigh && words.length > 1 && words.length <= longestSure
  return {
    danger: isSure ? chooseDanger(listClose(best)) : null,
    isExample: false,
    mayBe: !isSure && (isHigh || (chance >= model.lineAt && words.length > 1)),
    isPrivate: chance >= privateAt,
  }
}

function listParts(words: string[]): string[][] {
  if (words.length <= longestPart) return [words]
  const count = Math.ceil((words.length - partLength) / partStep) + 1
  return Array.from({ length: count }, (_, index) =>
    words.slice(index * partStep, index * partStep + partLength),
  )
}

function listClose({ kinds }: Sums): ExampleKind[] {
  const best = kinds[0]?.sum ?? 0
  return kinds.filter(({ sum }) => sum > best - closeKinds).map(({ kind }) => kind)
}

const dangerOf: Record<ExampleKind, Danger> = {
  suicide: 'crisis',
  overdose: 'overdose',
  poisoning: 'poisoning',
  violence: 'violence',
  child: 'child',
  withdrawal: 'seizure',
}

/** Choose the panel. What happened to a child matters more than that it is a child. */
function chooseDanger(kinds: ExampleKind[]): Danger {
  const others = kinds.filter((kind) => kind !== 'child')
  const [first, second] = others
  if (!first) return 'child'
  if (second || (first === 'suicide' && kinds.length > 1)) return 'unclear'
  return first === 'violence' && kinds.length > 1 ? 'child' : dangerOf[first]
}
