import { randomBytes, randomUUID } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'
import { isLocalUrl } from '#app/lib/local-url.ts'
import { examples } from '#site/examples.ts'
import { defaultSiteName } from '#site/state.ts'
import { addictionLine } from '#site/support-lines.ts'

const blankIsUnset = (value: unknown) =>
  typeof value === 'string' && value.trim() === '' ? undefined : value
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(blankIsUnset, schema.optional())

const wholeNumber = (limits: { max: number; default: number }, error = 'must be a number') =>
  z.preprocess(
    blankIsUnset,
    z.coerce
      .number(error)
      .int('must be a whole number')
      .min(0, 'must be 0 or more')
      .max(limits.max, `must be ${limits.max} or less`)
      .default(limits.default),
  )

const siteUrl = z
  .url({ protocol: /^https?$/, abort: true, error: 'must be like "https://example.org"' })
  .refine((value) => /^\/?$/.test(new URL(value).pathname), 'must have no path')
  .transform((value) => new URL(value).origin)

const supportLine = z
  .string()
  .regex(/^\s*\S.*?\s+[+(]?\d[\d\s().-]{6,}\d\s*$/, 'must be a name and a phone number')
  .transform((value) => {
    const match = /^\s*(.*?\S)\s+([+(]?\d[\d\s().-]{6,}\d)\s*$/.exec(value)
    return { label: match?.[1] ?? '', phone: match?.[2] ?? '' }
  })

const mailFrom = z
  .string()
  .refine(
    (value) => z.email().safeParse(/^"?[^<>"]*"?\s*<([^<>]+)>$/.exec(value)?.[1] ?? value).success,
    'must be an email address, or a name and an address as in "Name <address>"',
  )

const postgresUrl = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'must be like "postgres://user:password@host/database"',
})

const settings = z.object({
  PORT: wholeNumber({ max: 65_535, default: 3000 }),
  HOST: z.preprocess(blankIsUnset, z.string().default('127.0.0.1')),
  SITE_URL: optional(siteUrl),
  SITE_NAME: z.preprocess(
    blankIsUnset,
    z.string().max(60, 'must have at most 60 characters').default(defaultSiteName),
  ),
  SITE_PHONE: optional(z.string().regex(/^[+(]?\d[\d\s().-]{6,}\d$/, 'must be a phone number')),
  SITE_EMAIL: optional(z.email('must be an email address')),
  SUPPORT_LINE: z.preprocess(
    (value) => blankIsUnset(value) ?? `${addictionLine.name} ${addictionLine.number}`,
    supportLine,
  ),
  LIVES_CHANGED: optional(z.string().max(12, 'must have at most 12 characters')),
  DATA_LICENSE: z.preprocess(
    blankIsUnset,
    z.string().max(60, 'must have at most 60 characters').default('CC BY 4.0'),
  ),
  DATA_DIR: z.preprocess(blankIsUnset, z.string().default('./data')),
  DATABASE_URL: optional(postgresUrl),
  MOVE_TO_URL: optional(postgresUrl),
  DRAIN_SECONDS: wholeNumber({ max: 300, default: 2 }),
  SESSION_SECRET: optional(z.string().min(32, 'must have at least 32 characters')),
  METRICS_TOKEN: optional(z.string().min(16, 'must have at least 16 characters')),
  SMTP_URL: optional(
    z.url({ protocol: /^smtps?$/, error: 'must be like "smtp://user:password@host:587"' }),
  ),
  MAIL_FROM: optional(mailFrom),
  TRUST_PROXY: wholeNumber({ max: 10, default: 0 }, 'must be the number of proxies'),
  SAMPLE_DATA: z.preprocess(blankIsUnset, z.enum(['auto', 'on', 'off']).default('auto')),
  CENTER_MAIL: z.preprocess(blankIsUnset, z.enum(['on', 'off']).default('off')),
  MONDAY_MAIL: z.preprocess(blankIsUnset, z.enum(['on', 'off']).default('on')),
  LOG_LEVEL: z.preprocess(
    blankIsUnset,
    z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  ),
})

const settingNames = Object.keys(settings.shape)

/** List variables that look like a misspelled setting: "SITE_ULR: is this meant to be SITE_URL?" */
export function findMisspelledSettings(
  source: Record<string, string | undefined> = process.env,
): string[] {
  return Object.keys(source).flatMap((name) => {
    if (settingNames.includes(name)) return []
    const meant = settingNames.find((setting) => isTypo(name.toUpperCase(), setting))
    return meant && source[meant] === undefined ? [`${name}: is this meant to be ${meant}?`] : []
  })
}

/** Whether two words differ by one letter at most, or by two swapped neighbors. */
function isTypo(word: string, other: string): boolean {
  const shorter = Math.min(word.length, other.length)
  let start = 0
  while (start < shorter && word[start] === other[start]) start += 1
  let end = 0
  while (end < shorter - start && word.at(-1 - end) === other.at(-1 - end)) end += 1
  const middle = word.slice(start, word.length - end)
  const otherMiddle = other.slice(start, other.length - end)
  if (middle.length <= 1 && otherMiddle.length <= 1) return true
  return middle.length === 2 && middle === [...otherMiddle].reverse().join('')
}

export class SettingsError extends Error {
  override name = 'SettingsError'
}

export type Env = ReturnType<typeof readEnv>

/**
 * Read and check all settings. Only this file and `commands/main.ts` read `process.env`. Throws `SettingsError` with one line that names
 * the setting and its problem.
 */
export function readEnv(source: Record<string, string | undefined> = process.env) {
  const result = settings.safeParse(source)
  if (!result.success) {
    const issue = result.error.issues[0]
    throw new SettingsError(`${String(issue?.path[0])}: ${issue?.message}`)
  }
  const value = result.data
  const url = value.SITE_URL ?? `http://localhost:${value.PORT}`
  const isLocal = isLocalUrl(url)
  const email = value.SITE_EMAIL ?? 'help@example.org'
  if (!isLocal && !value.SITE_EMAIL) {
    throw new SettingsError('SITE_EMAIL: must be set when SITE_URL is public')
  }
  if (!isLocal && value.SAMPLE_DATA === 'on') {
    throw new SettingsError('SAMPLE_DATA: must not be on when SITE_URL is public')
  }
  return {
    port: value.PORT,
    host: value.HOST,
    isLocal,
    site: {
      url,
      name: value.SITE_NAME,
      // Fictional, like the example email. A site with its own email shows only its operator's number.
      phone: value.SITE_PHONE ?? (value.SITE_EMAIL ? null : examples.sitePhone),
      email,
      supportLine: value.SUPPORT_LINE,
      dataLicense: value.DATA_LICENSE,
    },
    livesChanged: value.LIVES_CHANGED ?? null,
    dataDir: path.resolve(value.DATA_DIR),
    databaseUrl: value.DATABASE_URL,
    moveToUrl: value.MOVE_TO_URL,
    /** How long to keep answering after SIGTERM, until a load balancer stops sending requests. */
    drainSeconds: value.DRAIN_SECONDS,
    sessionSecret: value.SESSION_SECRET,
    /** Bearer token for /metrics. Absent: nobody may read it. */
    metricsToken: value.METRICS_TOKEN,
    smtpUrl: value.SMTP_URL,
    mailFrom: value.MAIL_FROM ?? `"${value.SITE_NAME.replace(/["\\\r\n]/g, ' ')}" <${email}>`,
    /** Number of our own proxies in front. Each appends to X-Forwarded-For. */
    trustProxy: value.TRUST_PROXY,
    sampleData: value.SAMPLE_DATA,
    /** Whether centers get email that asks them to confirm their listing. */
    centerMail: value.CENTER_MAIL === 'on',
    /** Whether administrators get an email on Mondays about what changed and what waits. */
    mondayMail: value.MONDAY_MAIL === 'on',
    logLevel: value.LOG_LEVEL,
  }
}

/**
 * Read the secret that signs cookies: SESSION_SECRET or, with the embedded database, a file in DATA_DIR that the first
 * start creates and only its owner may read. With DATABASE_URL, where all processes must share one secret, throws
 * `SettingsError` if SESSION_SECRET is not set.
 */
export async function readSessionSecret(
  env: Pick<Env, 'sessionSecret' | 'databaseUrl' | 'dataDir'>,
): Promise<string> {
  if (env.sessionSecret) return env.sessionSecret
  if (env.databaseUrl) {
    throw new SettingsError('SESSION_SECRET: must be set with DATABASE_URL')
  }
  const file = path.join(env.dataDir, 'session-secret')
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  const secret = randomBytes(48).toString('base64url')
  const draft = `${file}.${randomUUID()}`
  try {
    // Write and link: after a crash halfway, the next start must not read an empty secret.
    await writeFile(draft, secret, { mode: 0o600, flush: true })
    await link(draft, file)
  } finally {
    await rm(draft, { force: true })
  }
  return secret
}
