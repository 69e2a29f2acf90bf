import { parseArgs } from 'node:util'
import { benchAdminPages } from './admin-pages.ts'
import { type Bench, type BenchSettings, inFolder, type Line, printRatios } from './bench.ts'
import { benchCachedPages } from './cached-pages.ts'
import { benchServerMemory } from './memory.ts'
import { openNation } from './nation.ts'
import { benchPages } from './page-speed.ts'
import { benchSearchSize } from './search-size.ts'
import { benchSearch } from './search-speed.ts'
import { benchSignIns } from './sign-in-load.ts'

/** In the order in which they run. A new one is a file that exports a function, and a line here. */
const benches: Record<string, Bench> = {
  import: {
    about: "the nation's 14,034 facilities, beside a plain insert of the same rows",
    run: ({ importNation }) => importNation(),
  },
  search: { about: 'searches in the embedded database, 14,034 centers', run: benchSearch },
  'search-size': {
    about: 'the same searches over generated directories of growing size',
    run: benchSearchSize,
  },
  'cached-pages': {
    about: 'cached pages over HTTP, beside nginx with the same bytes',
    run: benchCachedPages,
  },
  pages: {
    about: 'public pages over HTTP at 50 connections, cached and rendered',
    run: benchPages,
  },
  memory: { about: 'memory of the server, idle and over 100,000 requests', run: benchServerMemory },
  admin: { about: 'admin pages with 5,000 members and 50,000 reviews', run: benchAdminPages },
  'sign-ins': { about: 'Home while 200 people sign in at once', run: benchSignIns },
}

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    list: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '6' },
    centers: { type: 'string', default: '14027,200000,1000000' },
    'database-url': { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})

const names = Object.keys(benches)
const list = names.map((name) => `  ${name.padEnd(12)} ${benches[name]?.about}`).join('\n')
const asked = values.only === undefined ? names : values.only.split(',')
const unknown = asked.filter((name) => !names.includes(name))

if (values.help) {
  console.log(`npm run bench [-- --only NAME[,NAME] --rounds 200 --seconds 6]

Measures the built site, prints each bench's details, and at the end one table of ratios: what was
measured beside a reference of the same run. ../shared/data holds the real facilities; benches that
need them are skipped without it.

  --only NAME[,NAME]     these alone, out of
${list.replaceAll(/^/gm, '    ')}
  --list                 their names
  --rounds N             how often a single thing is measured
  --seconds N            how long load lasts each time
  --centers N[,N]        sizes of the directory, where a bench compares them
  --database-url URL     PostgreSQL, for benches that run on it`)
} else if (values.list) {
  console.log(list)
} else if (unknown.length) {
  console.error(`There is no bench ${unknown.join(', ')}. There are: ${names.join(', ')}`)
  process.exitCode = 2
} else {
  await inFolder((folder) =>
    runBenches({
      rounds: readNumber(values.rounds),
      seconds: readNumber(values.seconds),
      centers: values.centers.split(',').map(readNumber),
      databaseUrl: values['database-url'],
      ...openNation(folder),
    }),
  )
}

function readNumber(text: string): number {
  const number = Number(text)
  if (!(number > 0)) throw new Error(`'${text}' is no number above zero`)
  return number
}

/** One that fails does not keep the others from being measured. */
async function runBenches(settings: BenchSettings): Promise<void> {
  const lines: (Line & { bench: string })[] = []
  for (const name of names.filter((known) => asked.includes(known))) {
    try {
      const measured = (await benches[name]?.run(settings)) ?? []
      lines.push(...measured.map((line) => ({ bench: name, ...line })))
    } catch (error) {
      console.error(`\n${name} failed:`, error)
      process.exitCode = 1
    }
  }
  if (lines.length) printRatios(lines)
}
