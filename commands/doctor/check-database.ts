import { type DatabaseInspection, inspectDatabase } from '#db/inspect-database.server.ts'
import { UnfinishedMoveError } from '#db/migration-marks.ts'
import { UnreachableDatabaseError } from '#db/postgres-client.server.ts'
import { VersionError } from '#db/release-rules.ts'
import type { SiteAnswer } from './ask-site.ts'
import type { ClockReading } from './check-clock.ts'
import { bad, type Finding, good, unknown } from './finding.ts'

const minVersion = 15

/** `majorVersion` and `clock` are null if the database could not be asked. */
type DatabaseCheck = {
  findings: Finding[]
  majorVersion: number | null
  clock: ClockReading | null
}

/** Check PostgreSQL at a URL. */
export async function checkPostgres(databaseUrl: string): Promise<DatabaseCheck> {
  try {
    const database = await inspectDatabase(databaseUrl)
    const { hostname } = new URL(databaseUrl)
    return {
      findings: describeDatabase(database),
      majorVersion: database.majorVersion,
      clock: { host: hostname, ...database.clock },
    }
  } catch (error) {
    return { findings: [explainRefusal(error)], majorVersion: null, clock: null }
  }
}

function explainRefusal(error: unknown): Finding {
  if (error instanceof UnreachableDatabaseError) {
    return bad(
      `${error.message}.`,
      'Start PostgreSQL, and check host, port, login and password in DATABASE_URL.',
    )
  }
  if (error instanceof VersionError || error instanceof UnfinishedMoveError) {
    return bad(error.message, 'Until then no server starts on this database.')
  }
  throw error
}

/** The embedded database belongs to the server's process, so only the server can be asked. */
export function checkEmbedded(answer: SiteAnswer | string | null): Finding {
  return typeof answer === 'object' && answer?.status === 200
    ? good('The embedded database answers, as the server says.')
    : unknown('The embedded database can only be checked through the server.')
}

function describeDatabase(database: DatabaseInspection): Finding[] {
  const { version, majorVersion } = database
  return [
    majorVersion >= minVersion
      ? good(`PostgreSQL ${version} answers.`)
      : bad(`PostgreSQL ${version} is too old.`, `Move to PostgreSQL ${minVersion} or later.`),
    ...checkLogin(database),
    checkMigrations(database),
  ]
}

function checkLogin(database: DatabaseInspection): Finding[] {
  const { login, isSuperuser, isOwner, mayCreateRoles, roles } = database
  const problems: Finding[] = []
  if (isSuperuser) {
    problems.push(
      bad(
        `The login ${login} is a superuser or bypasses row-level security, so a bug could show rows to the wrong person.`,
        `In psql: alter role ${login} nosuperuser nobypassrls createrole;`,
      ),
    )
  }
  if (!isOwner) {
    problems.push(
      bad(
        `The login ${login} does not own the database ${database.database}, so the server cannot start.`,
        `In psql: alter database ${database.database} owner to ${login};`,
      ),
    )
  }
  const lacking = roles.filter(({ mayAct }) => !mayAct).map(({ role }) => role)
  if (lacking.length > 0 && !mayCreateRoles) {
    problems.push(
      bad(
        `The login ${login} may not use these roles, nor create roles: ${lacking.join(', ')}.`,
        `In psql: alter role ${login} createrole; or create these roles and grant them to ${login}.`,
      ),
    )
  }
  if (!database.hasTrigrams && !database.mayAddTrigrams) {
    problems.push(
      bad(
        'The extension pg_trgm, with which the search corrects typing errors, is not installed.',
        'Debian has it in postgresql-contrib, included in postgresql.',
      ),
    )
  }
  return problems.length > 0
    ? problems
    : [good(`The login ${login} has the rights that it needs, and no more.`)]
}

function checkMigrations({ isSetUp, migrations }: DatabaseInspection): Finding {
  if (!isSetUp || (migrations && migrations.missing > 0)) {
    return bad(
      'The database lacks tables, columns or functions of this version.',
      'Start this version of the server once: it adds them.',
    )
  }
  if (!migrations) {
    return bad(
      'This login cannot read the version of the database.',
      'Grant it the role directory_owner, or start the server once.',
    )
  }
  return migrations.unknown > 0
    ? bad('A newer version has used this database.', 'Upgrade this one.')
    : good('The database fits this version.')
}
