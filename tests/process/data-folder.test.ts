import { execFile } from 'node:child_process'
import {
  chmodSync,
  lstatSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { findProjectRoot } from '#db/project-root.ts'
import { demoAdmin, postForm, signInAs } from '#tests/support/auth-client.ts'
import { words } from '#tests/support/contact-form.ts'
import { makeDataFolder, startServer, type TestServer } from '#tests/support/test-server.ts'

/** List the files and folders that other users can read or write, as "755 a/b". */
function listOpen(folder: string): string[] {
  return ['.', ...(readdirSync(folder, { recursive: true }) as string[])]
    .map((name) => ({ name, mode: lstatSync(path.join(folder, name)).mode & 0o777 }))
    .filter(({ mode }) => mode & 0o077)
    .map(({ name, mode }) => `${mode.toString(8)} ${name}`)
}

/** Open every file to other users, like a program that restricts nothing. */
function openAll(folder: string) {
  for (const name of ['.', ...(readdirSync(folder, { recursive: true }) as string[])]) {
    const file = path.join(folder, name)
    chmodSync(file, lstatSync(file).isDirectory() ? 0o755 : 0o666)
  }
}

// File modes exist only on Unix.
describe.skipIf(process.platform === 'win32')('the contents of DATA_DIR', () => {
  let data: Awaited<ReturnType<typeof makeDataFolder>>
  let server: TestServer
  const umask = process.umask()
  beforeAll(async () => {
    process.umask(0o022)
    data = await makeDataFolder()
    chmodSync(data.folder, 0o755)
  })
  afterEach(() => server?.stop())
  afterAll(async () => {
    process.umask(umask)
    await data?.remove()
  })
  const start = async (settings: Record<string, string> = {}) => {
    server = await startServer({
      DATA_DIR: data.folder,
      SITE_URL: 'http://localhost:3000',
      ...settings,
    })
  }
  const request = (address: string, init?: RequestInit) =>
    fetch(new URL(address, server.url), { redirect: 'manual', ...init })
  const runCommand = (folder: string, ...args: string[]) =>
    promisify(execFile)(process.execPath, ['scripts/command.mjs', ...args], {
      cwd: findProjectRoot(),
      env: { DATA_DIR: folder },
    })

  it('are readable only by the owner from the first start on: database, uploads and mail', async () => {
    await start()
    // The engine creates readable files while it runs, inside closed folders.
    expect(listOpen(data.folder).filter((line) => !/^6\d\d pglite\//.test(line))).toEqual([])

    expect((await postForm({ request }, '/contact', { ...words, form: 'one' })).status).toBe(303)
    const form = new FormData()
    form.set('file', new File(['name,city,state\nHope House,Newark,NJ\n'], 'list.csv'))
    const headers = {
      Origin: 'http://localhost:3000',
      Cookie: await signInAs({ request }, demoAdmin),
    }
    const uploaded = await request('/admin/import', { method: 'POST', headers, body: form })
    expect(uploaded.status).toBe(303)
    const list = (folder: string) => readdirSync(path.join(data.folder, folder))
    await expect.poll(() => list('outbox').filter((name) => name.endsWith('.eml'))).toHaveLength(1)
    expect(list('imports')).toHaveLength(1)
    for (const folder of ['outbox', 'imports']) {
      expect(listOpen(path.join(data.folder, folder))).toEqual([])
    }
  })

  it('are restricted again at every start, without following links', async () => {
    const other = await makeDataFolder()
    const [elsewhere, link] = [path.join(other.folder, 'file'), path.join(data.folder, 'link')]
    writeFileSync(elsewhere, '')
    chmodSync(elsewhere, 0o644)
    openAll(data.folder)
    symlinkSync(elsewhere, link)
    await start()
    // The engine creates this file at every start. A link always shows 777.
    const isNew = /pg_internal\.init$/
    expect(listOpen(data.folder).filter((line) => !isNew.test(line))).toEqual(['777 link'])
    expect(lstatSync(elsewhere).mode & 0o777).toBe(0o644)
    unlinkSync(link)
    await other.remove()
  })

  it('are restricted after a backup and a manual restore', async () => {
    await runCommand(data.folder, 'backup')
    expect(listOpen(path.join(data.folder, 'backups'))).toEqual([])
    openAll(data.folder)
    await runCommand(data.folder, 'restore', '--newest')
    expect(listOpen(data.folder)).toEqual([])
    expect(readFileSync(path.join(data.folder, 'pglite/PG_VERSION'), 'utf8')).toMatch(/^\d+/)
  })

  it('are restricted when a command creates the folder', async () => {
    const folder = path.join(data.folder, 'new')
    await runCommand(folder, 'sample', 'status')
    expect(listOpen(folder).filter((line) => !/^6\d\d pglite\//.test(line))).toEqual([])
  })
})
