import {
  countSamples,
  demoAccounts,
  listTakenNames,
  removeSamples,
  seedSamples,
} from '#app/features/samples/seed.server.ts'
import { asOperator } from '#db/as-viewer.server.ts'
import { openDatabase, type Transaction } from '#db/client.server.ts'
import { readEnv } from '#server/env.ts'
import { explainError } from './explain-error.ts'

const help = `Usage: npm run sample -- add | remove | status

Sample data: fictional treatment centers and members, marked as samples wherever they are shown.

  add      Adds them. Only when SITE_URL is local.
  remove   Takes away the samples and what sample members wrote. Everything else stays.
  status   Says how many there are.

With the embedded database, stop the server first. DATA_DIR or DATABASE_URL say which database.`

type Outcome = { ok: true; lines: string[] } | { ok: false; problem: string }

const actions: Record<string, (tx: Transaction) => Promise<Outcome>> = {
  add: async (tx) => {
    const before = await countSamples(tx)
    if (before.centers + before.members > 0) {
      return { ok: true, lines: [`Nothing added: there are samples already, ${describe(before)}.`] }
    }
    const taken = await listTakenNames(tx)
    if (taken.length > 0) {
      return { ok: false, problem: `Not added: real accounts already use ${taken.join(', ')}.` }
    }
    await seedSamples(tx, new Date())
    const accounts = demoAccounts.map(
      ({ label, login, password }) => `${label}: ${login} / ${password}`,
    )
    return { ok: true, lines: [`Added ${describe(await countSamples(tx))}.`, ...accounts] }
  },
  remove: async (tx) => ({ ok: true, lines: [`Removed ${describe(await removeSamples(tx))}.`] }),
  status: async (tx) => ({ ok: true, lines: [`Samples: ${describe(await countSamples(tx))}.`] }),
}

function describe({ centers, members }: { centers: number; members: number }): string {
  const centersText = `${centers} ${centers === 1 ? 'center' : 'centers'}`
  return `${centersText} and ${members} ${members === 1 ? 'member' : 'members'}`
}

async function run(args: string[]): Promise<Outcome> {
  if (args.includes('--help') || args.includes('-h')) return { ok: true, lines: [help] }
  const [name = '', ...rest] = args
  const action = Object.hasOwn(actions, name) ? actions[name] : undefined
  if (!action || rest.length > 0) return { ok: false, problem: help }
  const env = readEnv()
  if (name === 'add' && !env.isLocal) {
    return { ok: false, problem: `Not added: SITE_URL is public (${env.site.url}).` }
  }
  const database = await openDatabase(env)
  try {
    return await asOperator(database, action)
  } finally {
    await database.close()
  }
}

const outcome = await run(process.argv.slice(2)).catch(
  (error: unknown): Outcome => ({ ok: false, problem: explainError(error) }),
)
if (outcome.ok) {
  console.log(outcome.lines.join('\n'))
} else {
  console.error(outcome.problem)
  process.exitCode = 1
}
