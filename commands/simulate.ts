import { callsInSession, drawnInSession } from '#app/staff/calls/call-plan.ts'
import { openInMemory } from '#db/embedded.server.ts'
import { type Command, readArguments, UsageError } from './command.ts'
import { checkInterval } from './simulate/check-interval.ts'
import { createRandom } from './simulate/random.ts'
import { type Month, simulateYear, type Year } from './simulate/simulated-year.server.ts'
import { rates } from './simulate/world.ts'

const help = `Usage: npm run simulate -- [options]

Runs a year of staff calls with the product's own functions over a database in memory, and says how
much of the directory stays checked. It reads and changes nothing of yours.

  --centers N   Centers in the directory. Default: 343 and 3000.
  --calls N     Calls on each working day. Default: 20 and 33.
  --seed N      Another year with the same rates. Default: 1.`

const intervalRuns = 200

/** Run a year of staff calls in memory. */
export const simulate: Command = async ({ args, output }) => {
  const { values } = readArguments(args, {
    centers: { type: 'string', multiple: true, default: ['343', '3000'] },
    calls: { type: 'string', multiple: true, default: ['20', '33'] },
    seed: { type: 'string', default: '1' },
  })
  if (values.help) return help
  const say = (line: string) => output.write(`${line}\n`)
  const seed = readCount(values.seed)
  say(describeRates())
  for (const centers of values.centers.map(readCount)) {
    for (const callsADay of values.calls.map(readCount)) {
      say(`\n${centers} centers, ${callsADay} calls a working day`)
      const database = await openInMemory()
      try {
        const year = await simulateYear(database, { centers, callsADay, seed }, (month) => {
          say(describeMonth(month))
        })
        say(describeLists(year))
        say(describeInterval(year))
      } finally {
        await database.close()
      }
    }
  }
  return ''
}

function describeRates(): string {
  const { numbersGoWrong, neverAnswers, answersLink, closes } = rates
  return `In a year ${percent(numbersGoWrong)} of the numbers go wrong, ${percent(closes)} of the centers close; ${percent(neverAnswers)} never answer the phone, and ${percent(answersLink)} answer the link which they get each quarter. The list is a year old at the start.`
}

function describeMonth({ month, ofCallable, withLinks, ofListed, calls, ...more }: Month): string {
  const { linkAnswers, unreachable, plan } = more
  return `  ${month.slice(5)}  ${percent(ofCallable)} checked within 90 days, ${percent(withLinks)} with those confirmed by link (${percent(ofListed)} of all listings checked); ${calls} calls, ${linkAnswers} answers by link, ${unreachable} unreachable; ${plan?.callsNeeded ?? '-'} calls a day would reach all`
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

function readCount(text: string): number {
  const count = Number(text)
  if (!Number.isInteger(count) || count < 1)
    throw new UsageError(`Not a number of at least 1: ${text}\n\n${help}`)
  return count
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`
}
