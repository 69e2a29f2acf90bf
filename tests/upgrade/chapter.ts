import type { SQL } from 'drizzle-orm'
import type { AccountApp } from '#tests/support/account-members.ts'

/** The built app over a fixture's database, with the work that a server does in the background. */
export type UpgradeApp = AccountApp & {
  /** The folder of uploaded files that wait for their import. */
  importFolder: string
  /** Finish every import that waits. */
  runImports(): Promise<void>
  /** Finish one import, and leave others that wait. */
  runImport(id: string): Promise<void>
  /** Take the next import like a process that is killed before it writes a row. */
  takeImport(): Promise<void>
  /** The folder of uploaded files that wait for their source's run. */
  sourceFolder: string
  /** Read every source that waits. No request leaves. */
  runSources(): Promise<void>
  /** Queue the email to centers that are due. */
  mailCenters(): Promise<void>
  /** Delete and end what is overdue. */
  sweep(): Promise<void>
  /** Write the counts of visits. */
  countVisits(): Promise<void>
  /** Returns the only row of a statement. Throws without one. */
  one<Row extends Record<string, unknown>>(statement: SQL): Promise<Row>
}

/** Values that a chapter needs for its checks: JSON, stored with the fixture. */
type Facts = Record<string, unknown>

/**
 * A subject of the directory: `fill` uses the product like its people do; each of `checks` says what
 * one kind of row means and finds out whether a later version still takes it so. The fixtures of
 * earlier releases have the chapters of their time: what is new in a release is a new chapter.
 */
export type Chapter<Made extends Facts = Facts> = {
  fill(app: UpgradeApp): Promise<Made>
  checks: Record<string, (app: UpgradeApp, made: Made) => Promise<void>>
}

/** Infer the type of a chapter's facts. */
export const writeChapter = <Made extends Facts>(chapter: Chapter<Made>): Chapter =>
  chapter as unknown as Chapter
