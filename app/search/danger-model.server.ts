import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { findProjectRoot } from '#db/project-root.ts'
import { type DangerExample, type ExampleKind, exampleKinds } from './danger-examples.server.ts'
import { buckets, listFeatures } from './danger-features.ts'

/** The first line of the model's file, as JSON. */
type ModelHeader = {
  /** What `hashExamples` returned for the examples that it learned from. */
  examples: string
  /** For each head, the weight of one step of its bytes, and its bias. */
  scales: number[]
  biases: number[]
  /** The chance of danger from which on the page shows the panel, and from which on the line. */
  panelAt: number
  lineAt: number
}

/** Weights as bytes, a head after the other: any danger, then each of `exampleKinds`. */
export type DangerModel = ModelHeader & { weights: Int8Array }

const headCount = 1 + exampleKinds.length
const file = path.join(findProjectRoot(), 'app/search/danger-model.bin')

/** Read the model that `npm run train-danger` wrote. */
export function readDangerModel(): DangerModel {
  const bytes = readFileSync(file)
  const end = bytes.indexOf('\n')
  const header: ModelHeader = JSON.parse(bytes.toString('utf8', 0, end))
  const weights = new Int8Array(bytes.subarray(end + 1))
  if (weights.length !== headCount * buckets) throw new Error(`${file} is incomplete`)
  return { ...header, weights }
}

export function writeDangerModel({ weights, ...header }: DangerModel): void {
  writeFileSync(
    file,
    Buffer.concat([Buffer.from(`${JSON.stringify(header)}\n`), new Uint8Array(weights)]),
  )
}

/** Return what the model must have been built from: the examples as the features see them. */
export function hashExamples(examples: DangerExample[]): string {
  const hash = createHash('sha256')
  for (const { words, kinds } of examples) {
    const features = [...listFeatures(words.split(' '))]
    hash.update(`${words}=${kinds.join()}:${features.join()}\n`)
  }
  return hash.digest('hex')
}

/** A text as the model sees it: the sum of each head, before it becomes a chance. */
export type Sums = { any: number; kinds: { kind: ExampleKind; sum: number }[] }

/** Sum up the weights of a text's features. */
export function sumWeights(model: DangerModel, features: ReadonlySet<number>): Sums {
  const share = 1 / Math.sqrt(features.size || 1)
  const sumHead = (head: number) => {
    let sum = 0
    for (const feature of features) sum += model.weights[head * buckets + feature] as number
    return sum * share * (model.scales[head] as number) + (model.biases[head] as number)
  }
  const kinds = exampleKinds.map((kind, index) => ({ kind, sum: sumHead(index + 1) }))
  return { any: sumHead(0), kinds: kinds.sort((a, b) => b.sum - a.sum) }
}

/** Return the chance of a sum. */
export const toChance = (sum: number) => 1 / (1 + Math.exp(-sum))
