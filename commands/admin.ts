import { randomBytes } from 'node:crypto'
import { staffInput } from '#app/members/auth/auth-input.ts'
import { findPasswordError } from '#app/members/auth/check-password.server.ts'
import { createPasswordHasher } from '#app/members/auth/password-hash.server.ts'
import { isRole, type Role } from '#app/staff/users/member.ts'
import { createStaff, findAccount, resetAccount } from '#app/staff/users/staff-accounts.server.ts'
import { asOperator } from '#db/as-viewer.server.ts'
import type { Executor } from '#db/client.server.ts'
import { readEnv } from '#server/env.ts'
import {
  type Command,
  inDatabase,
  readArguments,
  type Surroundings,
  UsageError,
} from './command.ts'

const help = `Usage: npm run admin -- create --username NAME --email ADDRESS [options]
       npm run admin -- reset --username NAME | --email ADDRESS [options]

The accounts of the staff. They sign in with their username at /admin.

  create   Makes an account.
  reset    Gives an account, of anybody, a new password and signs it out everywhere.

  --username NAME       3 to 30 letters, digits, dots, dashes or underscores
  --email ADDRESS       counts as confirmed
  --name NAME           create: the full name (default: the username)
  --role ROLE           create: admin (default) or moderator; reset: gives this role, admin, moderator
                        or user, as well
  --password-stdin      the password is the first line of the input; without this option one is made
                        and printed, once
  --remove-two-factor   reset: takes away the second step of signing in, for a phone that was lost
  --help                show this text

With the embedded database, stop the server first. DATA_DIR or DATABASE_URL say which database. What is
done here is listed under Activity as done by the command line.`

const optionTypes = {
  username: { type: 'string' },
  email: { type: 'string' },
  name: { type: 'string' },
  role: { type: 'string' },
  'password-stdin': { type: 'boolean', default: false },
  'remove-two-factor': { type: 'boolean', default: false },
} as const

type Options = ReturnType<typeof readArguments<typeof optionTypes>>['values']
type ReadInput = Surroundings['readInput']

/** Runs in the transaction after the options have been checked. Returns the lines to print. */
type Work = (db: Executor) => Promise<string[]>

async function prepareCreate(options: Options, readInput: ReadInput): Promise<Work> {
  const { username = '', email = '', role = 'admin' } = options
  if (username === '' || email === '') throw new UsageError('Which --username and which --email?')
  if (options['remove-two-factor']) throw new UsageError('--remove-two-factor is for reset.')
  if (role !== 'admin' && role !== 'moderator') {
    throw new UsageError('--role must be admin or moderator.')
  }
  const { password, isGiven } = readPassword(options, readInput)
  const fullName = options.name ?? username
  const checked = staffInput.safeParse({ fullName, username, email, password })
  if (!checked.success) {
    const [issue] = checked.error.issues
    throw new UsageError(`${issue?.path.join('.')}: ${issue?.message}.`)
  }
  const { data } = checked
  const hash = await createPasswordHasher().hash(password)
  return async (db) => {
    const result = await createStaff(db, { ...data, role, hash })
    if (!result.ok) {
      const taken = result.errors === 'email taken' ? 'email' : 'username'
      throw new UsageError(
        `There is an account with this ${taken} already. Reset it, with --role, to make it one of the staff.`,
      )
    }
    return [`Created: ${data.username}, ${role}.`, ...describePassword(password, isGiven)]
  }
}

async function prepareReset(options: Options, readInput: ReadInput): Promise<Work> {
  const { username, email, role } = options
  if ((username === undefined) === (email === undefined)) {
    throw new UsageError('Whose? Give one of --username and --email.')
  }
  if (options.name !== undefined) throw new UsageError('--name is for create.')
  if (role !== undefined && !isRole(role)) {
    throw new UsageError('--role must be admin, moderator or user.')
  }
  const { password, isGiven } = readPassword(options, readInput)
  const error = staffInput.shape.password.safeParse(password).error?.issues[0]?.message
  if (error) throw new UsageError(`password: ${error}.`)
  const hash = await createPasswordHasher().hash(password)
  const newRole: Role | null = role ?? null
  const removeTwoFactor = options['remove-two-factor']
  const whose =
    email === undefined ? { username: username ?? '' } : { email: email.trim().toLowerCase() }
  return async (db) => {
    const account = await findAccount(db, whose)
    if (!account) throw new UsageError('There is no such account.')
    const { status, ...person } = account
    const guessable = findPasswordError(password, [person.email, person.fullName, person.username])
    if (guessable) throw new UsageError(`password: ${guessable}.`)
    await resetAccount(db, account, { hash, role: newRole, removeTwoFactor })
    const roleNow = newRole ?? person.role
    const lines = [`Reset: ${person.username ?? person.email}, ${roleNow}.`]
    lines.push(...describePassword(password, isGiven))
    if (status !== 'active') {
      lines.push(`The account is ${status}: it cannot sign in until an admin reinstates it.`)
    }
    if (person.username === null && roleNow !== 'user') {
      lines.push('It has no username: it signs in at /auth with its email.')
    }
    return lines
  }
}

function readPassword(
  options: Options,
  readInput: ReadInput,
): { password: string; isGiven: boolean } {
  if (!options['password-stdin']) {
    return { password: randomBytes(15).toString('base64url'), isGiven: false }
  }
  return { password: readInput().split(/\r?\n/)[0] ?? '', isGiven: true }
}

function describePassword(password: string, isGiven: boolean): string[] {
  return isGiven ? [] : [`Password: ${password}`, 'It is stored nowhere else: note it now.']
}

const preparations = new Map([
  ['create', prepareCreate],
  ['reset', prepareReset],
])

/** The accounts of the staff. */
export const admin: Command = async ({ args, env, readInput }) => {
  const { values, positionals } = readArguments(args, optionTypes)
  const [name, ...rest] = positionals
  if (values.help) return help
  const prepare = preparations.get(name ?? '')
  if (!prepare || rest.length > 0) throw new UsageError(help)
  const work = await prepare(values, readInput)
  const lines = await inDatabase(readEnv(env), (database) => asOperator(database, work))
  return lines.join('\n')
}
