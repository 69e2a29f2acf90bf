import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openImportFiles } from '#app/data/import/job/import-jobs.server.ts'
import { fetchProblems } from '#app/data/sources/messages.ts'
import { createLogger } from '#server/logger.ts'
import type { RemoteAccess } from '#server/remote/remote-access.ts'
import { type RemoteHost, startRemoteHost } from '#tests/support/remote-host.ts'
import { makeSelfSigned } from '#tests/support/self-signed.ts'
import { testSite } from '#tests/support/test-app.ts'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import { createSourceJob } from './run-sources.ts'

type Answer = RemoteHost['answer']

const csv = { 'Content-Type': 'text/csv' }
const redirectTo =
  (location: string): Answer =>
  (_request, response) =>
    response.writeHead(302, { Location: location }).end()

/** Sends a megabyte whenever the client has taken one, without end. */
const sendWithoutEnd: Answer = (_request, response) => {
  const piece = Buffer.alloc(1024 * 1024, 'a')
  const send = () => {
    while (!response.destroyed && response.write(piece)) {}
  }
  response.writeHead(200, csv).on('drain', send)
  send()
}

/** 60 kB that unpack to 60 MB. */
const sendBomb: Answer = (_request, response) =>
  response
    .writeHead(200, { ...csv, 'Content-Encoding': 'gzip' })
    .end(gzipSync(Buffer.alloc(60 * 1024 * 1024, 'a')))

const closeMidway: Answer = (_request, response) => {
  response.writeHead(200, { ...csv, 'Content-Length': 5000 })
  response.write('name,city\n', () => response.destroy())
}

describeWithDatabase('a hostile source', (database, operate) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'directory-sources-'))
  let host: RemoteHost
  beforeAll(async () => {
    host = await startRemoteHost()
  })
  beforeEach(async () => {
    host.asked = []
    await operate(sql`truncate sources cascade`)
    await operate(sql`insert into sources (name, kind, address, schedule, listed_in, next_run_at)
      values ('State list', 'file', ${`${host.origin}/a.csv`}, 'nightly', 'State list', now())`)
  })
  afterAll(async () => {
    await host?.close()
    rmSync(folder, { recursive: true, force: true })
  })

  const run = (access: RemoteAccess) =>
    createSourceJob({
      database: database(),
      files: openImportFiles(folder),
      logger: createLogger('silent'),
      site: testSite,
      access,
      wakeOutbox: () => {},
    }).run(new AbortController().signal)

  /** Let two processes look for work at once. Answers only when one of them has found that there is none. */
  async function compete(answer: Answer, access = host.access): Promise<void> {
    // On the embedded engine there is no second process.
    if (database().engine === 'pglite') {
      host.answer = answer
      return run(access)
    }
    let goOn = () => {}
    const isOtherDone = new Promise<void>((resolve) => {
      goOn = resolve
    })
    host.answer = (request, response) => void isOtherDone.then(() => answer(request, response))
    const jobs = [run(access), run(access)]
    await Promise.race(jobs)
    goOn()
    await Promise.all(jobs)
  }

  it.each<[string, Answer, number, string | RegExp]>([
    [
      'leads to a private address',
      redirectTo('https://10.0.0.1/a.csv'),
      1,
      fetchProblems['the host is not on the public internet'],
    ],
    [
      'leads to the machine itself',
      redirectTo('https://[::1]/a.csv'),
      1,
      fetchProblems['the host is not on the public internet'],
    ],
    [
      'leads away from https',
      redirectTo('http://pictures.test/'),
      1,
      fetchProblems['not an https address'],
    ],
    ['leads in circles', redirectTo('/a.csv'), 4, fetchProblems['too many redirects']],
    ['never ends', sendWithoutEnd, 1, fetchProblems.tooLarge],
    ['is a bomb', sendBomb, 1, fetchProblems.tooLarge],
    ['closes midway', closeMidway, 1, fetchProblems.broken('ECONNRESET')],
  ])(
    'that %s is read by one process, and ends with its reason',
    async (_what, answer, asked, error) => {
      await compete(answer)
      expect(host.asked).toHaveLength(asked)
      expect(await operate(sql`select state, error from source_runs`)).toEqual([
        { state: 'failed', error },
      ])
      expect(
        await operate(sql`select failures, next_run_at > now() as waits from sources`),
      ).toEqual([{ failures: 1, waits: true }])
      expect(readdirSync(folder)).toEqual([])
    },
  )

  it('with another certificate than the trusted one gets no request', async () => {
    const ca = makeSelfSigned(['pictures.test']).cert
    await run({ ...host.access, ca })
    expect(host.asked).toEqual([])
    expect(await operate(sql`select state, error from source_runs`)).toEqual([
      { state: 'failed', error: expect.stringMatching(/^The connection failed \(.*(CERT|SIGN)/) },
    ])
  })
})
