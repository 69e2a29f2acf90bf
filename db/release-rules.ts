/** A row of `directory_migrations.applied`. `version` is the one that applied it. */
export type AppliedMigration = { hash: string; version: string | null }

/** This version cannot use the database. The message is one line for the operator. */
export class VersionError extends Error {
  override name = 'VersionError'
}

/**
 * Compare the migrations that a database has with those of `version`, such as "1.2.0". Returns
 * those that are `missing` in the database, and the `unknown` ones that a newer version applied.
 * Throws `VersionError` for a database from before 1.0.0, and for one that is more than one minor
 * release ahead: a release drops only what the release before it no longer uses.
 */
export function checkVersions<Migration extends { hash: string }>(
  applied: readonly AppliedMigration[],
  migrations: readonly Migration[],
  version: string,
): { missing: Migration[]; unknown: AppliedMigration[] } {
  const own = new Set(migrations.map(({ hash }) => hash))
  const there = new Set(applied.map(({ hash }) => hash))
  const missing = migrations.filter(({ hash }) => !there.has(hash))
  const unknown = applied.filter(({ hash }) => !own.has(hash))
  if (applied.some((row) => row.version === null)) {
    throw new VersionError(
      `A version before 1.0.0 made this database, and ${version} cannot upgrade it. Run \`npm run export -- centers.jsonl\` with that version, and \`npm run import -- centers.jsonl\` with this one on a new DATA_DIR or database. Centers come over whole; accounts, and what members and visitors wrote, do not.`,
    )
  }
  const newest = findNewest(unknown)
  if (newest && (missing.length > 0 || !isNext(newest, version))) {
    throw new VersionError(
      `Version ${newest} has used this database, and ${version} cannot. Start ${newest} or later, or restore a backup made by ${version} or earlier.`,
    )
  }
  return { missing, unknown }
}

function findNewest(applied: readonly AppliedMigration[]): string | undefined {
  return applied
    .map(({ version }) => version ?? '')
    .sort(compareVersions)
    .at(-1)
}

const compareVersions = (one: string, other: string) =>
  one.localeCompare(other, 'en', { numeric: true })

/** Whether `version` came after `other`, such as "1.10.0" after "1.9.2". */
export const isLater = (version: string, other: string) => compareVersions(version, other) > 0

/** Whether `newer` has the same major version as `version`, and at most the next minor one. */
function isNext(newer: string, version: string): boolean {
  const [newMajor = 0, newMinor = 0] = newer.split('.').map(Number.parseFloat)
  const [major = 0, minor = 0] = version.split('.').map(Number.parseFloat)
  return newMajor === major && newMinor <= minor + 1
}
