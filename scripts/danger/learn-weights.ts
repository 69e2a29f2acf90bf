import { buckets } from '#app/search/danger-features.ts'

/** The features of a text, and for each head whether it should say yes. */
export type Lesson = { features: number[]; answers: boolean[] }

/** For each head, a weight for each bucket and one for every text. */
export type Weights = { heads: Float32Array[]; biases: number[] }

const epochs = 8
const rate = 0.3
const decay = 1e-5

/** Learn logistic regressions, one for each head, by stochastic gradient descent with Adagrad's rates. */
export function learnWeights(lessons: Lesson[], headCount: number, random: () => number): Weights {
  const heads = Array.from({ length: headCount }, () => new Float32Array(buckets))
  const squares = Array.from({ length: headCount }, () => new Float32Array(buckets).fill(1e-2))
  const biases = Array.from({ length: headCount }, () => 0)
  const order = lessons.map((_, index) => index)
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random)
    for (const index of order) {
      const { features, answers } = lessons[index] as Lesson
      const scale = 1 / Math.sqrt(features.length)
      for (let head = 0; head < headCount; head++) {
        const weights = heads[head] as Float32Array
        const sums = squares[head] as Float32Array
        let sum = biases[head] as number
        for (const feature of features) sum += (weights[feature] as number) * scale
        const error = 1 / (1 + Math.exp(-sum)) - (answers[head] ? 1 : 0)
        biases[head] = (biases[head] as number) - 0.02 * error
        for (const feature of features) {
          const weight = weights[feature] as number
          const slope = error * scale + decay * weight
          const total = (sums[feature] as number) + slope * slope
          sums[feature] = total
          weights[feature] = weight - (rate * slope) / Math.sqrt(total)
        }
      }
    }
  }
  return { heads, biases }
}

function shuffle(items: number[], random: () => number): void {
  for (let at = items.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    const item = items[at] as number
    items[at] = items[other] as number
    items[other] = item
  }
}

/** Create a generator of numbers from 0 to 1 that repeats for a seed (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
