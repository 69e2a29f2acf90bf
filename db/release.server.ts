import path from 'node:path'
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import { type FunctionFile, readFunctionFiles } from './function-files.server.ts'
import { readProductVersion } from './product-version.server.ts'
import { findProjectRoot } from './project-root.ts'

/** The schema that a version expects of a database. */
export type Release = {
  version: string
  migrations: MigrationMeta[]
  functions: FunctionFile[]
}

/** Read this version's release, or another one's from its folder `db`. */
export function readRelease(
  folder = path.join(findProjectRoot(), 'db'),
  version = readProductVersion(),
): Release {
  return {
    version,
    migrations: readMigrationFiles({ migrationsFolder: path.join(folder, 'migrations') }),
    functions: readFunctionFiles(path.join(folder, 'functions')),
  }
}
