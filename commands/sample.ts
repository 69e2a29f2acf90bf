import {
  countSamples,
  demoAccounts,
  listTakenNames,
  removeSamples,
  seedSamples,
} from '#app/data/samples/seed.server.ts'
import { asOperator } from '#db/as-viewer.server.ts'
import type { Executor } from '#db/client.server.ts'
import { readEnv } from '#server/env.ts'
import { type Command, inDatabase, UsageError } from './command.ts'

const help = `Usage: npm run sample -- add | remove | status

Sample data: fictional treatment centers and members, marked as samples wherever they are shown.

  add      Adds them. Only when SITE_URL is local.
  remove   Takes away the samples and what sample members wrote. Everything else stays.
  status   Says how many there are.

With the embedded database, stop the server first. DATA_DIR or DATABASE_URL say which database.`

const actions: Record<string, (db: Executor) => Promise<string>> = {
  add: async (db) => {
    const before = await countSamples(db)
    if (before.centers + before.members > 0) {
      return `Nothing added: there are samples already, ${describe(before)}.`
    }
    const taken = await listTakenNames(db)
    if (taken.length > 0) {
      throw new UsageError(`Not added: real accounts already use ${taken.join(', ')}.`)
    }
    await seedSamples(db, new Date())
    const accounts = demoAccounts.map(
      ({ label, login, password }) => `${label}: ${login} / ${password}`,
    )
    return [`Added ${describe(await countSamples(db))}.`, ...accounts].join('\n')
  },
  remove: async (db) => `Removed ${describe(await removeSamples(db))}.`,
  status: async (db) => `Samples: ${describe(await countSamples(db))}.`,
}

function describe({ centers, members }: { centers: number; members: number }): string {
  const centersText = `${centers} ${centers === 1 ? 'center' : 'centers'}`
  return `${centersText} and ${members} ${members === 1 ? 'member' : 'members'}`
}

/** Add, remove or count the samples. */
export const sample: Command = async ({ args, env }) => {
  if (args.includes('--help') || args.includes('-h')) return help
  const [name = '', ...rest] = args
  const action = Object.hasOwn(actions, name) ? actions[name] : undefined
  if (!action || rest.length > 0) throw new UsageError(help)
  const settings = readEnv(env)
  if (name === 'add' && !settings.isLocal) {
    throw new UsageError(`Not added: SITE_URL is public (${settings.site.url}).`)
  }
  return inDatabase(settings, (database) => asOperator(database, action))
}
