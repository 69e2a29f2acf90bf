// npm run train-danger: learns app/search/danger-model.bin from app/search/danger-examples.
import {
  type DangerExample,
  exampleKinds,
  readDangerExamples,
} from '#app/search/danger-examples.server.ts'
import { buckets, listFeatures } from '#app/search/danger-features.ts'
import {
  type DangerModel,
  hashExamples,
  sumWeights,
  toChance,
  writeDangerModel,
} from '#app/search/danger-model.server.ts'
import { createRandom, type Lesson, learnWeights } from './danger/learn-weights.ts'

/**
 * Shares of the harmless examples that may score as much as a panel or a line. The examples sound like
 * danger on purpose: of what people search for, far less does.
 */
const [panelShare, lineShare] = [0.04, 0.08]
const folds = 5
/** Examples of a theme that stay together when thresholds are chosen. */
const themePart = 25

const examples = readDangerExamples()
const lessons = examples.map(toLesson)
const chances = crossValidate()
const [panelAt, lineAt] = [findThreshold(panelShare), findThreshold(lineShare)]
writeDangerModel({ ...learn(lessons), examples: hashExamples(examples), panelAt, lineAt })
report()

function toLesson({ words, kinds }: DangerExample): Lesson {
  return {
    features: [...listFeatures(words.split(' '))],
    answers: [kinds.length > 0, ...exampleKinds.map((kind) => kinds.includes(kind))],
  }
}

/** Learn, and round the weights to bytes. */
function learn(lessons: Lesson[]): Pick<DangerModel, 'weights' | 'scales' | 'biases'> {
  const { heads, biases } = learnWeights(lessons, 1 + exampleKinds.length, createRandom(7))
  const scales = heads.map((head) => head.reduce((most, w) => Math.max(most, Math.abs(w)), 0) / 127)
  const weights = new Int8Array(heads.length * buckets)
  for (const [index, head] of heads.entries()) {
    weights.set(
      head.map((weight) => Math.round(weight / (scales[index] as number))),
      index * buckets,
    )
  }
  return { weights, scales, biases }
}

/** Return the chance that each example gets from a model that has seen nothing of its theme. */
function crossValidate(): number[] {
  const foldOf = chooseFolds()
  const models = Array.from({ length: folds }, (_, fold) =>
    learn(lessons.filter((_, index) => foldOf[index] !== fold)),
  )
  return lessons.map(({ features }, index) => {
    const model = models[foldOf[index] as number] as DangerModel
    return toChance(sumWeights(model, new Set(features)).any)
  })
}

function chooseFolds(): number[] {
  const random = createRandom(1)
  const counts = new Map<string, number>()
  const foldOfPart = new Map<string, number>()
  return examples.map(({ theme }) => {
    const count = counts.get(theme) ?? 0
    counts.set(theme, count + 1)
    const part = `${theme} ${Math.floor(count / themePart)}`
    const fold = foldOfPart.get(part) ?? Math.floor(random() * folds)
    foldOfPart.set(part, fold)
    return fold
  })
}

function findThreshold(share: number): number {
  const harmless = chances.filter((_, index) => examples[index]?.kinds.length === 0)
  return harmless.sort((a, b) => b - a)[Math.floor(harmless.length * share)] ?? 1
}

function report(): void {
  const percent = (part: number, all: number) => `${((100 * part) / all).toFixed(1)} %`
  const rate = (isMeant: (example: DangerExample) => boolean, at: number) => {
    const meant = chances.filter((_, index) => isMeant(examples[index] as DangerExample))
    return percent(meant.filter((chance) => chance > at).length, meant.length)
  }
  const isHarmless = ({ kinds }: DangerExample) => kinds.length === 0
  console.log(`${examples.length} examples; of unseen themes, without the signs:`)
  for (const [name, at] of [
    ['panel', panelAt],
    ['panel or line', lineAt],
    ['private', 0.5],
  ] as const) {
    const kinds = exampleKinds.map(
      (kind) => `${kind} ${rate(({ kinds }) => kinds.includes(kind), at)}`,
    )
    console.log(
      `${name} from ${at.toFixed(3)}: harmless ${rate(isHarmless, at)}, danger ${rate((e) => !isHarmless(e), at)} (${kinds.join(', ')})`,
    )
  }
}
