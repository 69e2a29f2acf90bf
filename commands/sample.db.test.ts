import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { lockDirectory } from '#db/directory-lock.server.ts'
import { nameDirectory } from '#db/embedded.server.ts'
import { placeMigrated } from '#tests/support/migrated-database.ts'

let dataDir: string

beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'sample-command-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

function run(args: string[], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'commands/sample.ts', ...args],
    { env: { DATA_DIR: dataDir, ...env }, encoding: 'utf8' },
  )
  return { status, stdout: stdout.trim(), stderr: stderr.trim() }
}

it('adds, counts and removes', async () => {
  await placeMigrated(dataDir)
  expect(run(['add']).stdout.split('\n')).toEqual([
    expect.stringMatching(/^Added \d+ centers and 12 members\.$/),
    'Admin: admin / recovery-demo-admin',
    'Member: member@example.org / recovery-demo-member',
  ])
  expect(run(['add']).stdout).toMatch(/^Nothing added: /)
  expect(run(['remove'])).toMatchObject({ status: 0, stderr: '' })
  expect(run(['status']).stdout).toBe('Samples: 0 centers and 0 members.')
})

it('refuses to add to a public site', () => {
  const site = { SITE_URL: 'https://directory.example.com', SITE_EMAIL: 'desk@example.com' }
  expect(run(['add'], site)).toEqual({
    status: 1,
    stdout: '',
    stderr: 'Not added: SITE_URL is public (https://directory.example.com).',
  })
})

it('says in one line that the server must be stopped first', async () => {
  const lock = await lockDirectory(nameDirectory(dataDir))
  try {
    const { status, stderr } = run(['status'])
    expect(status).toBe(1)
    expect(stderr).toMatch(/^Is the server running\? .+ Stop that process first.*$/)
  } finally {
    await lock.release()
  }
})

it('explains itself', () => {
  const usage = expect.stringMatching(/^Usage/)
  expect(run(['polish'])).toEqual({ status: 1, stdout: '', stderr: usage })
  expect(run(['--help'])).toEqual({ status: 0, stdout: usage, stderr: '' })
})
