import * as z from 'zod'
import { type Env, readEnv, SettingsError } from '#server/env.ts'
import { type Command, readArguments, type Surroundings, UsageError } from './command.ts'
import { ask, type SiteAnswer } from './doctor/ask-site.ts'
import { checkBackups } from './doctor/check-backups.ts'
import { type ClockReading, checkClock } from './doctor/check-clock.ts'
import { checkDataFolder } from './doctor/check-data-folder.ts'
import { checkEmbedded, checkPostgres } from './doctor/check-database.ts'
import { checkEmail } from './doctor/check-email.ts'
import { checkSettings } from './doctor/check-settings.ts'
import { checkSite } from './doctor/check-site.ts'
import { bad, type Finding, formatFinding, unknown } from './doctor/finding.ts'

const help = `Usage: npm run doctor [-- EMAIL]

Checks a public site while it runs: settings, email, SITE_URL, clock, disk, database, backups. Run it
on the server's machine, as its user and with its settings. It changes nothing, and sends one test
email to EMAIL (by default SITE_EMAIL).

  ✓ is right   ✗ is wrong, with what to do   - could not be checked

Exits with 1 if anything is wrong.`

/** Check a public site while it runs. */
export const doctor: Command = async ({ args, env }) => {
  const { values, positionals } = readArguments(args, {})
  if (values.help) return help
  const [to, ...others] = positionals
  if (others.length > 0 || (to !== undefined && !z.email().safeParse(to).success)) {
    throw new UsageError('One email address. See npm run doctor -- --help')
  }
  const findings = await examine(to, env)
  return {
    text: findings.map(formatFinding).join('\n'),
    isBad: findings.some(({ state }) => state === 'bad'),
  }
}

async function examine(to: string | undefined, source: Surroundings['env']): Promise<Finding[]> {
  let env: Env
  try {
    env = readEnv(source)
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    return [
      bad(`Setting ${error.message}`, 'Correct it. The README lists all settings.'),
      unknown('Everything else is checked once the settings are valid.'),
    ]
  }
  const answer = env.isLocal ? null : await ask(`${env.site.url}/readyz`)
  const database = env.databaseUrl ? await checkPostgres(env.databaseUrl) : null
  const clocks = [readClock(env, answer), database?.clock].filter((clock) => clock != null)
  return [
    ...checkSettings(env),
    await checkEmail(env, to ?? env.site.email),
    ...(answer === null
      ? [unknown('The site is checked once SITE_URL is public.')]
      : await checkSite(env, answer)),
    ...(database?.findings ?? [checkEmbedded(answer)]),
    await checkClock(clocks),
    await checkDataFolder(env.dataDir),
    await checkBackups(env, database?.majorVersion ?? null),
  ]
}

function readClock({ site }: Env, answer: SiteAnswer | string | null): ClockReading | null {
  if (answer === null || typeof answer === 'string') return null
  const time = Date.parse(answer.headers.get('Date') ?? '')
  if (Number.isNaN(time)) return null
  // The header has whole seconds.
  return { host: new URL(site.url).hostname, now: time + 500, askedAt: answer.askedAt }
}
