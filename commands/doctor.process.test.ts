import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { findFreePort } from '#tests/support/free-port.ts'
import { type MailServer, startMailServer } from '#tests/support/mail-server.ts'
import { mountDisk } from '#tests/support/mount-disk.ts'
import { spawnCommand } from '#tests/support/spawn-command.ts'
import {
  makeMigratedFolder,
  ownEnvironment,
  startServer,
  type TestServer,
} from '#tests/support/test-server.ts'
import { startTlsProxy, type TlsProxy } from '#tests/support/tls-proxy.ts'

const host = 'directory.example.org'
const url = `https://${host}`

/** Run the doctor and return its lines, those of a problem joined with the advice under it. */
async function examine(settings: Record<string, string>, ...args: string[]) {
  const environment = { ...(ownEnvironment as Record<string, string>), ...settings }
  const { code, output, errors } = await spawnCommand('doctor', args, environment)
  expect(errors).toBe('')
  return {
    code,
    lines: output
      .trim()
      .replaceAll(/\n {4}/g, ' → ')
      .split('\n'),
  }
}

const isPermitted = await startTlsProxy(host, '').then(
  (proxy) => proxy.close().then(() => true),
  () => false,
)

describe.skipIf(!isPermitted)('the doctor, on a public site', () => {
  let data: Awaited<ReturnType<typeof makeMigratedFolder>>
  let mailServer: MailServer
  let server: TestServer
  let proxy: TlsProxy
  let settings: Record<string, string>
  let good: TlsProxy['behavior']
  const placeBackup = async (time: Date) => {
    const folder = path.join(data.folder, 'backups')
    await rm(folder, { recursive: true, force: true })
    await mkdir(folder, { mode: 0o700 })
    const moment = time.toISOString().slice(0, 19).replaceAll(':', '')
    await writeFile(path.join(folder, `directory-${moment}Z.tar.gz`), '')
  }

  beforeAll(async () => {
    data = await makeMigratedFolder()
    mailServer = await startMailServer()
    const shared = {
      DATA_DIR: data.folder,
      SITE_URL: url,
      SITE_EMAIL: 'help@directory.local',
      SMTP_URL: mailServer.url,
      TRUST_PROXY: '1',
    }
    server = await startServer(shared)
    proxy = await startTlsProxy(host, server.url)
    good = { ...proxy.behavior }
    const certificate = path.join(data.folder, 'proxy.pem')
    await writeFile(certificate, proxy.cert, { mode: 0o600 })
    settings = {
      ...shared,
      PORT: new URL(server.url).port,
      NODE_EXTRA_CA_CERTS: certificate,
      NODE_OPTIONS: '--import=./tests/support/resolve-names.mjs',
      RESOLVES_TO: proxy.address,
    }
    await placeBackup(new Date())
  })
  afterEach(() => {
    Object.assign(proxy.behavior, good)
    mailServer.refuseWith = null
  })
  afterAll(async () => {
    await proxy?.close()
    await server?.stop()
    await mailServer?.close()
    await data?.remove()
  })

  it('finds nothing wrong, and does not claim what it cannot check', async () => {
    const { code, lines } = await examine(settings)
    expect(lines).toEqual([
      `✓ The settings are right for ${url}.`,
      expect.stringMatching(/^✓ The mail server 127\.0\.0\.1:\d+ took a test email to help@/),
      `✓ ${url} answers, and its database too.`,
      `✓ The server writes its links with ${url}.`,
      '✓ The server accepts forms from its own pages.',
      "✓ The server sees visitors' own addresses through the proxy.",
      `✓ http://${host} redirects to ${url}.`,
      '✓ The embedded database answers, as the server says.',
      '- No other clock to compare with. `timedatectl` says whether this one is synchronized.',
      `✓ ${data.folder} has room, and only this user can read it.`,
      expect.stringMatching(/^✓ The last backup is from 20.* UTC\./),
    ])
    expect(code).toBe(0)
    expect(mailServer.received.map(({ to }) => to)).toEqual([['help@directory.local']])
  })

  it('sends the test email to another address', async () => {
    await examine(settings, 'me@example.org')
    expect(mailServer.received.at(-1)?.to).toEqual(['me@example.org'])
  })

  it("prints the mail server's refusal", async () => {
    mailServer.refuseWith = '550 we do not know you'
    const { code, lines } = await examine(settings)
    expect(code).toBe(1)
    expect(lines).toContainEqual(
      expect.stringMatching(/^✗ The mail server .*: .*550 we do not know you → Check the host/),
    )
  })

  it.each<[string, Partial<TlsProxy['behavior']>, RegExp]>([
    ['sends no address', { hops: [] }, /^✗ The proxy does not send X-Forwarded-For.* → nginx: /],
    [
      'stands behind another',
      { hops: ['203.0.113.9', '10.0.0.2'] },
      /^✗ A request passes 2 proxies, but .* TRUST_PROXY is 1: it takes a proxy's .* → Set TRUST_PROXY=2/,
    ],
    ['names its own host', { keepsHost: false }, /^✗ The server refuses forms .*403.* → Let the/],
    ['redirects nothing', { redirectsPlainHttp: false }, /^✗ http:\S+ does not redirect .*404/],
    [
      'has a wrong clock',
      { date: new Date(Date.now() + 3_600_000) },
      /^✗ .* clock is \d+ seconds be/,
    ],
    [
      'leads nowhere',
      { upstream: 'http://127.0.0.1:9' },
      /^✗ .* it is not this site \(502 .* → Start/,
    ],
  ])('recognizes a proxy that %s', async (_what, broken, expected) => {
    Object.assign(proxy.behavior, broken)
    const { code, lines } = await examine(settings)
    expect(lines).toContainEqual(expect.stringMatching(expected))
    expect(code).toBe(1)
  })

  it('recognizes a server that was started with other settings', async () => {
    const { lines } = await examine({ ...settings, SITE_URL: `https://www.${host}` })
    expect(lines).toContainEqual(
      expect.stringMatching(/^✗ The server writes its links with https:\/\/directory.* → Start/),
    )
  })

  it('tells a missing server from a proxy that does not reach it', async () => {
    // The certificate does not have this name.
    const broken = { ...settings, SITE_URL: `https://old.${host}` }
    expect((await examine(broken)).lines).toContainEqual(
      expect.stringMatching(
        /^✗ https:\/\/old\..* does not answer: .* → The server answers on port/,
      ),
    )
    const port = String(await findFreePort())
    expect((await examine({ ...broken, PORT: port })).lines).toContainEqual(
      expect.stringMatching(/ → No server answers on port \d+ of this machine either\./),
    )
  })

  it('recognizes a folder that others can read, and leaves it so', async () => {
    await chmod(data.folder, 0o755)
    expect((await examine(settings)).lines.at(-2)).toMatch(/^✗ Other users .* → Run: chmod 700 /)
    expect((await stat(data.folder)).mode & 0o777).toBe(0o755)
    await chmod(data.folder, 0o700)
  })

  it('recognizes a disk without room', async ({ skip }) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'directory-disk-'))
    const missing = mountDisk(folder, 20)
    try {
      if (missing) skip(missing)
      expect((await examine({ ...settings, DATA_DIR: folder })).lines.at(-2)).toMatch(
        /^✗ There is too little room .*: \d+ MB are free, and 64 MB are needed\./,
      )
    } finally {
      if (!missing) execFileSync('umount', [folder])
      await rm(folder, { recursive: true })
    }
  })

  it('recognizes old and missing backups', async () => {
    await placeBackup(new Date(Date.now() - 3 * 24 * 3_600_000))
    expect((await examine(settings)).lines.at(-1)).toMatch(/^✗ The last backup is from .* → Read/)
    await rm(path.join(data.folder, 'backups'), { recursive: true })
    expect((await examine(settings)).lines.at(-1)).toMatch(/^✗ There is no backup in .* → /)
  })
})

describe('the doctor, before anything runs', () => {
  const dataDir = `/tmp/${randomUUID()}`

  it('names settings that are wrong for a public site', async () => {
    const { code, lines } = await examine({
      DATA_DIR: dataDir,
      SITE_ULR: 'https://directory.example.org',
      DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none',
    })
    expect(lines).toEqual([
      expect.stringMatching(/^✗ Setting SITE_ULR: is this meant to be SITE_URL\? → Correct/),
      expect.stringMatching(/^✗ SITE_URL is http:\/\/localhost:3000, which only .* → Set SITE_URL/),
      expect.stringMatching(/^✗ TRUST_PROXY is 0\..* → Set TRUST_PROXY/),
      expect.stringMatching(/^✗ SESSION_SECRET is not set\..* → Set it/),
      expect.stringMatching(/^✗ SMTP_URL is not set: .* → Set SMTP_URL/),
      '- The site is checked once SITE_URL is public.',
      expect.stringMatching(/^✗ DATABASE_URL: the database cannot be reached \(.* → Start Postgre/),
      expect.stringMatching(/^- No other clock/),
      expect.stringMatching(/^✗ \/tmp\/\S+ is missing, .* → Set DATA_DIR/),
      expect.stringMatching(/^- There is no backup in .* Its tools are checked with the database/),
    ])
    expect(code).toBe(1)
  })

  it('stops at an invalid setting', async () => {
    const { code, lines } = await examine({ SITE_URL: 'directory', DATA_DIR: dataDir })
    expect(lines).toEqual([
      '✗ Setting SITE_URL: must be like "https://example.org" → Correct it. The README lists all settings.',
      '- Everything else is checked once the settings are valid.',
    ])
    expect(code).toBe(1)
  })

  it('rejects an argument that is not an email address', async () => {
    const { code, errors } = await spawnCommand('doctor', ['me'], ownEnvironment as never)
    expect([code, errors.trim()]).toEqual([1, 'One email address. See npm run doctor -- --help'])
  })
})
