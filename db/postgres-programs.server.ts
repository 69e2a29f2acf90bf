import { type ChildProcessWithoutNullStreams, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'

type Program = 'pg_dump' | 'pg_restore' | 'psql'

/**
 * A program of PostgreSQL's client is missing or too old. The message is one line for the operator.
 */
export class MissingProgramError extends Error {
  override name = 'MissingProgramError'
}

/** Throw `MissingProgramError` unless a program in the PATH knows a server's major version. */
export async function requireProgram(program: Program, serverMajor: number): Promise<void> {
  const advice = `Install the client programs of PostgreSQL ${serverMajor} or later (Debian: postgresql-client-${serverMajor}), or use the backups of your database provider.`
  let version: string
  try {
    version = (await promisify(execFile)(program, ['--version'])).stdout
  } catch {
    throw new MissingProgramError(`${program} cannot be run here. ${advice}`)
  }
  const major = Number(/ (\d+)/.exec(version)?.[1])
  if (!(major >= serverMajor)) {
    throw new MissingProgramError(
      `${program} is of version ${major}, and the server is PostgreSQL ${serverMajor}. ${advice}`,
    )
  }
}

type RunningProgram = Pick<ChildProcessWithoutNullStreams, 'stdin' | 'stdout'> & {
  kill(): void
  /** Resolves after a success; rejects with the program's first error. */
  ended: Promise<void>
}

/**
 * Start a program with pipes. With `databaseUrl` it uses that database; its password is in the
 * environment, because other users of the machine can read arguments.
 */
export function startProgram(
  program: Program,
  args: readonly string[],
  { databaseUrl, signal }: { databaseUrl?: string; signal?: AbortSignal | undefined } = {},
): RunningProgram {
  const { url, password } = separatePassword(databaseUrl)
  const child = spawn(program, [...args, ...(url ? [`--dbname=${url}`] : [])], {
    // biome-ignore lint/style/noProcessEnv: the program finds its files by PATH, HOME and PG….
    env: { ...process.env, ...(password && { PGPASSWORD: password }) },
    ...(signal && { signal }),
  })
  const { stdin, stdout, stderr } = child
  // A program that has ended takes no more input; `ended` has the reason.
  stdin.on('error', () => {})
  const waitForEnd = async () => {
    const [errors, [code]] = await Promise.all([text(stderr), once(child, 'close')])
    if (code !== 0) throw new Error(`${program}: ${findReason(errors)}`)
  }
  const ended = waitForEnd()
  // Callers may see the end of the output first.
  ended.catch(() => {})
  return { stdin, stdout, kill: () => child.kill(), ended }
}

function separatePassword(databaseUrl: string | undefined) {
  if (databaseUrl === undefined) return { url: undefined, password: null }
  const url = new URL(databaseUrl)
  const password = decodeURIComponent(url.password) || url.searchParams.get('password')
  url.password = ''
  url.searchParams.delete('password')
  return { url: url.href, password }
}

/** The line with the error, without the names of program and file. */
function findReason(errors: string): string {
  const lines = errors.trim().split('\n')
  const line = lines.find((each) => /error:/i.test(each)) ?? lines[0] ?? ''
  return line.replace(/^.*?error:\s*/i, '') || 'ended early'
}
