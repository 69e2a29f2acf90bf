import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { runCommand } from '#tests/support/run-command.ts'

it('rejects unknown arguments of backup and restore without changing anything', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'directory-backup-'))
  const run = (name: 'backup' | 'restore', ...args: string[]) =>
    runCommand(name, args, { DATA_DIR: folder })
  const runs = await Promise.all([
    run('backup', 'one', 'other'),
    run('backup', '--folder', 'one'),
    run('restore'),
    run('restore', 'one', '--newest'),
    run('restore', '--newest'),
  ])
  expect(runs.map(({ code, output, errors }) => [code, output, errors.slice(0, 15)])).toEqual([
    [1, '', 'One folder. See'],
    [1, '', 'Unknown option '],
    [1, '', 'Which backup? S'],
    [1, '', 'Which backup? S'],
    [1, '', 'There is no bac'],
  ])
  expect(readdirSync(folder)).toEqual([])
  rmSync(folder, { recursive: true })
})
