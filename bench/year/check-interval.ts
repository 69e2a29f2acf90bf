import { type Counts, estimateShare, type Period } from '#app/visitors/accuracy/accuracy-counts.ts'
import { takeRandom } from './random.ts'
import type { SampleDay } from './simulated-year.server.ts'

export type IntervalCheck = { runs: number; held: number; meanWidth: number }

const dayLength = 86_400_000
const period: Period = 90

/**
 * Draw the random sample of `period` days anew, `runs` times, each ending on another day, and count
 * how often the published interval holds the true share of right numbers, averaged over the period.
 */
export function checkInterval(
  samples: readonly SampleDay[],
  drawnADay: number,
  runs: number,
  random: () => number,
): IntervalCheck {
  const first = Date.parse(samples[0]?.day ?? '')
  const ends = samples.filter(({ day }) => Date.parse(day) - first > period * dayLength)
  let held = 0
  let width = 0
  for (let run = 0; run < runs; run++) {
    const [end] = takeRandom(ends, 1, random)
    if (!end) throw new Error(`An interval needs a year of more than ${period} days.`)
    const since = Date.parse(end.day) - period * dayLength
    const days = samples.filter(({ day }) => Date.parse(day) > since && day <= end.day)
    const estimate = estimateShare(drawSample(days, drawnADay, random))
    const share = averageShare(days)
    if (!estimate) continue
    width += (estimate.high - estimate.low) / runs
    if (share >= estimate.low && share <= estimate.high) held++
  }
  return { runs, held, meanWidth: width }
}

/** Count each center once, by its newest draw, as `readAccuracy` does. */
function drawSample(days: readonly SampleDay[], drawnADay: number, random: () => number): Counts {
  const newest = new Map<string, 'right' | 'wrong' | 'closed' | 'no-answer'>()
  for (const { results } of days) {
    for (const [id, result] of takeRandom([...results], drawnADay, random)) newest.set(id, result)
  }
  const count = (wanted: string) => [...newest.values()].filter((found) => found === wanted).length
  return {
    right: count('right'),
    wrong: count('wrong'),
    closed: count('closed'),
    unreachable: count('no-answer'),
    unknown: 0,
  }
}

function averageShare(days: readonly SampleDay[]): number {
  const shares = days.map(({ results }) => {
    const right = [...results.values()].filter((result) => result === 'right').length
    return right / results.size
  })
  return shares.reduce((sum, share) => sum + share, 0) / shares.length
}
