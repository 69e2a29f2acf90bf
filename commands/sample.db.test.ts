import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { lockDirectory } from '#db/directory-lock.server.ts'
import { getDatabaseFolder } from '#db/embedded-files.server.ts'
import { placeMigrated } from '#tests/support/migrated-database.ts'
import { runCommand } from '#tests/support/run-command.ts'

let dataDir: string

beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'sample-command-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const run = (args: string[], env: Record<string, string> = {}) =>
  runCommand('sample', args, { DATA_DIR: dataDir, ...env })

it('adds, counts and removes', async () => {
  await placeMigrated(dataDir)
  expect((await run(['add'])).output.split('\n')).toEqual([
    expect.stringMatching(/^Added \d+ centers and 12 members\.$/),
    'Admin: admin / recovery-demo-admin',
    'Member: member@example.org / recovery-demo-member',
    '',
  ])
  expect((await run(['add'])).output).toMatch(/^Nothing added: /)
  expect(await run(['remove'])).toMatchObject({ code: 0, errors: '' })
  expect((await run(['status'])).output).toBe('Samples: 0 centers and 0 members.\n')
})

it('refuses a public site', async () => {
  const site = { SITE_URL: 'https://directory.example.com', SITE_EMAIL: 'desk@example.com' }
  expect(await run(['add'], site)).toEqual({
    code: 1,
    output: '',
    errors: 'Not added: SITE_URL is public (https://directory.example.com).\n',
  })
})

it('says in one line that the server must be stopped first', async () => {
  const lock = await lockDirectory(getDatabaseFolder(dataDir))
  try {
    const { code, errors } = await run(['status'])
    expect(code).toBe(1)
    expect(errors).toMatch(/^Is the server running\? .+ Stop that process first.*\n$/)
  } finally {
    await lock.release()
  }
})

it('prints help', async () => {
  const usage = expect.stringMatching(/^Usage/)
  expect(await run(['polish'])).toEqual({ code: 1, output: '', errors: usage })
  expect(await run(['--help'])).toEqual({ code: 0, output: usage, errors: '' })
})
