import { type ChildProcess, spawn } from 'node:child_process'
import { access, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { emptyList } from '#app/center/saved/kept-list.ts'
import { findProjectRoot } from '#db/project-root.ts'
import { createMember } from '#tests/support/account-members.ts'
import { signInAs } from '#tests/support/auth-client.ts'
import { findFreePort } from '#tests/support/free-port.ts'
import { makeNextRelease } from '#tests/support/next-release.ts'
import { testDatabaseUrl } from '#tests/support/postgres-database.ts'
import { makeSelfSigned } from '#tests/support/self-signed.ts'
import {
  startTwoProcesses,
  type TestProcess,
  type TwoProcesses,
} from '#tests/support/two-processes.ts'

const nginx = '/usr/sbin/nginx'
const isThere = await access(nginx).then(
  () => true,
  () => false,
)

/** Adds a column with a value for every row, also for those that the version before still writes. */
const migration = `-- no-transaction
alter table kept_lists add column if not exists changed_by text default 'member';
--> statement-breakpoint
create index concurrently if not exists kept_lists_changed_by on kept_lists (changed_by);
--> statement-breakpoint
`

// Follows docs/operations.md with its nginx configuration.
describe.skipIf(!isThere || !testDatabaseUrl)(
  'an upgrade behind nginx, one process at a time',
  () => {
    let site: TwoProcesses
    let folder: string
    let proxy: ChildProcess
    let port: number
    let redirectPort: number
    let upstream: TestProcess[]

    beforeAll(async () => {
      site = await startTwoProcesses({ DRAIN_SECONDS: '2' })
      upstream = [site.one, site.other]
      folder = await mkdtemp(path.join(tmpdir(), 'directory-nginx-'))
      port = await findFreePort()
      redirectPort = await findFreePort()
      const { key, cert } = makeSelfSigned(['directory.example.org'])
      await writeFile(path.join(folder, 'privkey.pem'), key)
      await writeFile(path.join(folder, 'fullchain.pem'), cert)
      await configure()
      proxy = spawn(nginx, ['-e', `${folder}/error.log`, '-c', `${folder}/nginx.conf`], {
        stdio: 'ignore',
      })
      await vi.waitUntil(() => isListening(port), { timeout: 60_000 })
    })
    afterAll(async () => {
      proxy?.kill('SIGTERM')
      await site?.close()
      if (folder) await rm(folder, { recursive: true, force: true })
    })

    /** Use plain HTTP, our addresses and our folder; the rest is the documented configuration. */
    async function configure() {
      const guide = await readFile(path.join(findProjectRoot(), 'docs/operations.md'), 'utf8')
      const written = /```nginx\n(.*?)```/s.exec(guide)?.[1] ?? ''
      const addresses = upstream.map(({ server }) => new URL(server.url).host)
      const used = written
        .replaceAll(/10\.0\.0\.1(\d):3000/g, (_, digit) => addresses[digit - 1] ?? '')
        .replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
        .replace('listen 80;', `listen 127.0.0.1:${redirectPort};`)
        .replaceAll(/(?<= )\/(etc|var)\/\S*\//g, `${folder}/`)
      expect(used.match(/server 127\.0\.0\.1:\d+ /g)).toHaveLength(2)
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
        .map((name) => `${name}_temp_path ${folder}/${name};`)
        .join(' ')
      await writeFile(
        path.join(folder, 'nginx.conf'),
        `${process.getuid?.() === 0 ? 'user root; ' : ''}daemon off; pid ${folder}/pid;
      events { worker_connections 512; }
      http { ${temporary} ${used} }`,
      )
    }

    async function fetchRedirect(target: string) {
      const answer = await fetch(`http://127.0.0.1:${redirectPort}${target}`, {
        redirect: 'manual',
      })
      return [answer.status, answer.headers.get('Location')]
    }

    let asked = 0
    const ask = (target: string, fields?: Record<string, string>, cookie = '') =>
      new Promise<string>((resolve) => {
        asked += 1
        const body = fields && new URLSearchParams(fields).toString()
        const headers = {
          Cookie: cookie,
          'X-Forwarded-For': `10.9.${asked >> 8}.${asked & 255}`,
          ...(body && {
            'Content-Type': 'application/x-www-form-urlencoded',
            'Content-Length': String(body.length),
            'Sec-Fetch-Site': 'same-origin',
          }),
        }
        const method = body ? 'POST' : 'GET'
        // Use a new connection for each request: reloading nginx closes idle ones.
        const sent = request({
          port,
          host: '127.0.0.1',
          path: target,
          method,
          agent: false,
          headers,
        })
        sent.once('error', (error) => resolve(`${method} ${error.message}`))
        sent.once('response', (response) => {
          response.resume().once('end', () => resolve(`${method} ${response.statusCode}`))
        })
        sent.end(body)
      })

    it('with a migration fails no request, neither a page nor a form, and loses nothing', async () => {
      const answers = new Map<string, number>()
      const pages = ['/', '/centers', '/contact', '/places?q=ne']
      let isOver = false
      const count = (answer: string) => answers.set(answer, (answers.get(answer) ?? 0) + 1)
      const visit = async () => {
        while (!isOver) {
          const isForm = asked % 5 === 0
          const answer = isForm
            ? await ask('/auth', { email: 'nobody@example.org', password: 'a wrong password' })
            : await ask(pages[asked % pages.length] ?? '/')
          count(answer)
        }
      }
      // Each change of a member's list needs the number of the change before.
      const { email, password } = await createMember(site.operate, 1)
      const cookie = await signInAs(site.one, { email, password })
      const list = JSON.stringify(emptyList)
      let revision = 0
      const write = async () => {
        while (!isOver) {
          count(await ask('/account/list', { list, revision: String(revision) }, cookie))
          revision += 1
        }
      }
      const release = await makeNextRelease({ add: [migration] })
      const visiting = [visit(), visit(), write()]
      for (const index of [0, 1]) {
        const old = upstream[index]
        const fresh = await site.start({}, release.start)
        upstream[index] = fresh
        await configure()
        proxy.kill('SIGHUP')
        expect(await old?.server.stop()).toEqual({ code: 0, signal: null })
      }
      isOver = true
      await Promise.all(visiting)
      await release.remove()
      expect(await fetchRedirect('/centers?q=detox')).toEqual([
        301,
        'https://directory.example.org/centers?q=detox',
      ])
      const log = await readFile(path.join(folder, 'access.log'), 'utf8')
      expect(log).toContain('"GET /places" 200')
      expect(log).not.toContain('q=')
      // A wrong password and soon too many attempts: both are answers from our server.
      const good = ['GET 200', 'POST 200', 'POST 401', 'POST 429']
      expect([...answers.keys()].filter((answer) => !good.includes(answer))).toEqual([])
      expect(answers.get('GET 200')).toBeGreaterThan(100)
      expect(revision).toBeGreaterThan(20)
      const stored = await site.operate(
        sql`select revision, changed_by, (select max(version) from directory_migrations.applied) as version
          from kept_lists`,
      )
      expect(stored).toEqual([{ revision, changed_by: 'member', version: release.version }])
      for (const { server } of upstream)
        expect(server.readOutput()).toMatch(/"path":"\/(contact|places)"/)
    })
  },
)

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(port, '127.0.0.1')
    socket.once('error', () => resolve(false))
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
  })
}
