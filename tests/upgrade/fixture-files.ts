import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { findProjectRoot } from '#db/project-root.ts'
import type { ChapterName } from './chapters.ts'

export const fixturesFolder = path.join(findProjectRoot(), 'tests', 'upgrade', 'fixtures')

/**
 * The files of a release's fixture: what its `npm run backup` wrote for each engine, the embedded
 * one's tar packed with Brotli instead of gzip, to two fifths of the size.
 */
export const fixtureFiles = {
  pglite: 'embedded.tar.br',
  postgres: 'postgres.dump',
  facts: 'facts.json',
}

/** The values of a fixture's chapters for each engine, and when it was made (ISO 8601). */
export type FixtureFacts = {
  [engine in 'pglite' | 'postgres']: {
    madeAt: string
    chapters: Partial<Record<ChapterName, Record<string, unknown>>>
  }
}

export function readFacts(release: string): FixtureFacts {
  const file = path.join(fixturesFolder, release, fixtureFiles.facts)
  return JSON.parse(readFileSync(file, 'utf8')) as FixtureFacts
}

/** List the releases that have a fixture, oldest first. */
export function listReleases(): string[] {
  return readdirSync(fixturesFolder).sort((one, other) =>
    one.localeCompare(other, 'en', { numeric: true }),
  )
}
