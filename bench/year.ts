import { listWorkDays } from '#app/lib/work-days.ts'
import { callsInSession, drawnInSession } from '#app/staff/calls/call-plan.ts'
import { openInMemory } from '#db/embedded.server.ts'
import type { BenchSettings, Line } from './bench.ts'
import { checkInterval } from './year/check-interval.ts'
import { createRandom } from './year/random.ts'
import { year as calendarYear } from './year/simulated-clock.server.ts'
import { type Month, simulateYear, type Year } from './year/simulated-year.server.ts'
import { rates } from './year/world.ts'

const intervalRuns = 200
/** With the lists and the links of the day, on two cores. */
const secondsPerCall = 0.05

/**
 * Run a year of staff calls with the product's own functions over a database in memory, and print
 * how much of the directory stays checked.
 */
export async function benchYear({ year }: BenchSettings): Promise<Line[]> {
  const { seed, months } = year
  console.log(describeRates())
  for (const centers of year.centers) {
    for (const callsADay of year.calls) {
      console.log(
        `\n${centers} centers, ${callsADay} calls a working day: ${estimate(callsADay, months)}`,
      )
      const database = await openInMemory()
      try {
        const settings = { centers, callsADay, seed, months }
        const simulated = await simulateYear(database, settings, (month) => {
          console.log(describeMonth(month))
        })
        console.log(describeLists(simulated))
        console.log(describeInterval(simulated))
      } finally {
        await database.close()
      }
    }
  }
  return []
}

/** Say how long a year of calls takes, in minutes. */
function estimate(callsADay: number, months: number): string {
  const calls = listWorkDays(calendarYear).length * (months / 12) * callsADay
  const minutes = Math.ceil((calls * secondsPerCall) / 60)
  return `about ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}, a line a month`
}

function describeRates(): string {
  const { numbersGoWrong, neverAnswers, answersLink, closes } = rates
  return `In a year ${percent(numbersGoWrong)} of the numbers go wrong, ${percent(closes)} of the centers close; ${percent(neverAnswers)} never answer the phone, and ${percent(answersLink)} answer the link which they get each quarter. The list is a year old at the start.`
}

function describeMonth({ month, ofCallable, withLinks, ofListed, calls, ...more }: Month): string {
  const { changed, settled, linkAnswers, unreachable, plan } = more
  return `  ${month.slice(5)}  ${percent(ofCallable)} checked within 90 days, ${percent(withLinks)} with those confirmed by link (${percent(ofListed)} of all listings checked); ${calls} calls, ${settled} of ${changed} changed facts settled in the call, ${linkAnswers} answers by link, ${unreachable} unreachable; ${plan?.callsNeeded ?? '-'} calls a day would reach all`
}

function describeLists({ lists }: Year): string {
  const overwritten = lists.reduce((sum, { run }) => sum + run.overwritten, 0)
  const byRule = lists.reduce((sum, { run }) => sum + (run.counts?.byRule ?? 0), 0)
  const poisoned = lists
    .filter(({ kind }) => kind !== 'true')
    .map(({ kind, run }) => {
      const name = kind === 'empty' ? 'without its centers' : 'with false numbers and centers'
      return `  The list ${name} was ${run.end === 'held' ? 'held' : 'put to review'} and changed ${run.changedInPublic} listings in public.`
    })
  const held = lists.filter(({ kind, run }) => kind === 'true' && run.end === 'held').length
  return [
    `  ${lists.length} lists: ${held} true ones held, ${byRule} facts accepted by rule, ${overwritten} verified listings overwritten.`,
    ...poisoned,
  ].join('\n')
}

function describeInterval({ settings, samples, seconds }: Year): string {
  const sessions = Math.ceil(settings.callsADay / callsInSession)
  const random = createRandom(settings.seed)
  const { runs, held, meanWidth } = checkInterval(
    samples,
    sessions * drawnInSession,
    intervalRuns,
    random,
  )
  return `  The published interval, ${percent(meanWidth)} wide, held the true share in ${held} of ${runs} samples. ${Math.round(seconds)} s.`
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`
}
