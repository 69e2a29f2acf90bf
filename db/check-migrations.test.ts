import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { expect, it } from 'vitest'
import { findProjectRoot } from './project-root.ts'

const script = pathToFileURL(path.join(findProjectRoot(), 'scripts/lib/check-migrations.mjs'))

type Case = [what: string, text: string, rule?: string]

const cases: Case[] = [
  [
    'an index built in one go',
    'create index x on reviews (content);',
    'require-concurrent-index-creation',
  ],
  ['a required column', 'alter table reviews add column x text not null;', 'adding-required-field'],
  [
    'a rewritten table',
    'alter table reviews alter column rating type bigint;',
    'changing-column-type',
  ],
  [
    'a scan for nulls',
    'alter table reviews alter column rating set not null;',
    'adding-not-nullable-field',
  ],
  [
    'a scan for a rule',
    'alter table reviews add constraint x check (rating > 0);',
    'constraint-missing-not-valid',
  ],
  ['a dropped column', 'alter table reviews drop column rating;', 'ban-drop-column'],
  ['a new name', 'alter table reviews rename column rating to stars;', 'renaming-column'],
  ['a column', 'alter table reviews add column x text;\ncreate table y (id bigint primary key);'],
  [
    'an index that others can work beside',
    `-- no-transaction
drop index concurrently if exists x;
--> statement-breakpoint
create index concurrently if not exists x on reviews (content);`,
  ],
  [
    'what a comment allows',
    '-- squawk-ignore ban-drop-column\nalter table reviews drop column rating;',
  ],
]

const nameOf = (index: number) => `9${String(index).padStart(3, '0')}_added.sql`

/** Check migrations as `npm run check` does. Returns its output, without the colors, or null if it passes. */
function check(chosen: readonly Case[]): string | null {
  const folder = mkdtempSync(path.join(tmpdir(), 'directory-checked-'))
  try {
    for (const [index, [, text]] of chosen.entries()) {
      writeFileSync(path.join(folder, nameOf(index)), text)
    }
    const code = `import(${JSON.stringify(script)}).then((m) => m.checkMigrations(${JSON.stringify(folder)}))`
    const { status, stdout } = spawnSync(process.execPath, ['-e', code], { encoding: 'utf8' })
    return status === 0 ? null : stripVTControlCharacters(stdout)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

it('names what locks a table for long or breaks the version before, each in its file', () => {
  const output = check(cases)
  const named = [
    ...(output ?? '').matchAll(/warning\[([a-z-]+)\][\s\S]*?(9\d{3}_added\.sql)/g),
  ].map(([, rule, file]) => [file, rule])
  expect(named).toEqual(cases.flatMap(([, , rule], index) => (rule ? [[nameOf(index), rule]] : [])))
})

it('passes what others can work beside', () => {
  expect(check(cases.filter(([, , rule]) => !rule))).toBeNull()
})
