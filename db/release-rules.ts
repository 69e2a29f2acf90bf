/** A row of `directory_migrations.applied`. `version` is the one that applied it. */
export type AppliedMigration = { hash: string; version: string | null }

/** A row of `directory_migrations.functions`. `version` is the one that wrote the function last. */
export type AppliedFunction = { name: string; hash: string; version: string }

/** What versions have made of a database. */
export type AppliedRelease = { migrations: AppliedMigration[]; functions: AppliedFunction[] }

/** This version cannot use the database. The message is one line for the operator. */
export class VersionError extends Error {
  override name = 'VersionError'
}

/**
 * Compare what versions made of a database with `release`. Returns the migrations that are `missing`
 * in the database, the functions to write because they `changed`, and what a newer version made that
 * is `unknown`. A function of a later version stays. Throws `VersionError` for a database from before
 * 1.0.0, and for one that is more than one minor release ahead: a release drops only what the release
 * before it no longer uses.
 */
export function checkVersions<
  Migration extends { hash: string },
  Function extends { name: string; hash: string },
>(
  applied: AppliedRelease,
  release: { version: string; migrations: readonly Migration[]; functions: readonly Function[] },
): { missing: Migration[]; changed: Function[]; unknown: { version: string | null }[] } {
  const { version } = release
  const own = new Set(release.migrations.map(({ hash }) => hash))
  const there = new Set(applied.migrations.map(({ hash }) => hash))
  const missing = release.migrations.filter(({ hash }) => !there.has(hash))
  if (applied.migrations.some((row) => row.version === null)) {
    throw new VersionError(
      `A version before 1.0.0 made this database, and ${version} cannot upgrade it. Run \`npm run export -- centers.jsonl\` with that version, and \`npm run import -- centers.jsonl\` with this one on a new DATA_DIR or database. Centers come over whole; accounts, and what members and visitors wrote, do not.`,
    )
  }
  const { changed, later } = compareFunctions(applied.functions, release.functions, version)
  const unknown = [...applied.migrations.filter(({ hash }) => !own.has(hash)), ...later]
  const newest = findNewest(unknown)
  if (newest && (missing.length > 0 || !isNext(newest, version))) {
    throw new VersionError(
      `Version ${newest} has used this database, and ${version} cannot. Start ${newest} or later, or restore a backup made by ${version} or earlier.`,
    )
  }
  return { missing, changed, unknown }
}

/** Find the files whose function is another one in the database, and whose it is. */
function compareFunctions<Function extends { name: string; hash: string }>(
  applied: readonly AppliedFunction[],
  files: readonly Function[],
  version: string,
): { changed: Function[]; later: AppliedFunction[] } {
  const byName = new Map(applied.map((row) => [row.name, row]))
  const hashes = new Map(files.map(({ name, hash }) => [name, hash]))
  const later = applied.filter(
    (row) => isLater(row.version, version) && row.hash !== hashes.get(row.name),
  )
  const changed = files.filter(({ name, hash }) => {
    const there = byName.get(name)
    return there?.hash !== hash && !(there && isLater(there.version, version))
  })
  return { changed, later }
}

function findNewest(applied: readonly { version: string | null }[]): string | undefined {
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
