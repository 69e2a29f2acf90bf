import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { findProjectRoot } from './project-root.ts'

const script = pathToFileURL(path.join(findProjectRoot(), 'scripts/lib/check-migrations.mjs'))

/** Check one migration, as `npm run check` does; return the rules that it breaks. */
function check(text: string): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'directory-checked-'))
  try {
    writeFileSync(path.join(folder, '9000_added.sql'), text)
    const code = `import(${JSON.stringify(script)}).then((m) => m.checkMigrations(${JSON.stringify(folder)}))`
    const { status, stdout } = spawnSync(process.execPath, ['-e', code], { encoding: 'utf8' })
    const rules = [...stdout.matchAll(/warning.*?docs\/([a-z-]+)/g)].map(([, rule = '']) => rule)
    expect(status === 0).toBe(rules.length === 0)
    return rules
  } finally {
    rmSync(folder, { recursive: true })
  }
}

it.each([
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
])('%s is named', (_, text, rule) => {
  expect(check(text)).toEqual([rule])
})

it.each([
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
])('%s passes', (_, text) => {
  expect(check(text)).toEqual([])
})
