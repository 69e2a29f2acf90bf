import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import {
  makeDataFolder,
  makeMigratedFolder,
  runServer,
  startServer,
} from '#tests/support/test-server.ts'
import { withoutIds } from '#tests/support/without-ids.ts'

let data: Awaited<ReturnType<typeof makeDataFolder>>
beforeAll(async () => {
  data = await makeDataFolder()
})
afterAll(() => data?.remove())

const publicSite = { SITE_URL: 'https://directory.example.org', SITE_EMAIL: 'desk@example.org' }

// Nothing listens on port 1, over IPv4 or IPv6.
const unreachable = {
  DATABASE_URL: 'postgres://localhost:1/directory',
  SESSION_SECRET: 'a secret of more than thirty-two characters',
}

async function countCenters(url: string): Promise<string> {
  const page = await (await fetch(`${url}/centers`)).text()
  return /(\d+) Treatment Centers Found/.exec(page)?.[1] ?? page.slice(0, 200)
}

/** Check that a failed start printed one line for the operator and no stack trace. */
function expectOneLine(output: string, words: RegExp) {
  const lines = output.trim().split('\n')
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(words)
}

describe('the process', () => {
  it('keeps its data when killed, locks its folder, and stops on a signal', async () => {
    const settings = { DATA_DIR: data.folder }
    const first = await startServer(settings)
    const count = await countCenters(first.url)
    expect(Number(count)).toBeGreaterThan(24)
    expect(first.readOutput()).toMatch(/Sample data: every center is fictional/)
    expect(first.readOutput()).not.toContain('npm run admin')
    expect(await first.stop('SIGKILL')).toEqual({ code: null, signal: 'SIGKILL' })

    const second = await startServer(settings)
    expect(await countCenters(second.url)).toBe(count)

    const third = await runServer(settings)
    expect(third.code).toBe(1)
    expectOneLine(
      third.output,
      new RegExp(
        `^The database in \\S+ is in use by process ${second.pid} on \\S+\\. Stop that process`,
      ),
    )

    await fetch(`${second.url}/centers?q=zebrafinch&location=07108`)
    await fetch(`${second.url}/no-such-page?zip=07108`)
    expect(await second.stop('SIGTERM')).toEqual({ code: 0, signal: null })
    expect(second.readOutput()).toContain('"path":"/no-such-page"')
    expect(withoutIds(second.readOutput())).not.toMatch(/zebrafinch|07108|zip=/)

    const exposed = await runServer({ ...settings, ...publicSite })
    expect(exposed.code).toBe(1)
    expectOneLine(exposed.output, /^SITE_URL: is public, but the database holds sample data/)

    const [, port = ''] = /:(\d+)$/.exec(inject('siteUrl')) ?? []
    const late = await runServer({ ...settings, PORT: port })
    expect(late.code).toBe(1)
    expectOneLine(late.output, new RegExp(`^Port ${port} is taken`))
  })

  it('says how to make the first admin, where nobody can open the admin area', async () => {
    const fresh = await makeMigratedFolder()
    try {
      const server = await startServer({ DATA_DIR: fresh.folder, SAMPLE_DATA: 'off' })
      expect(server.readOutput()).toContain('npm run admin -- create --username NAME')
      await server.stop()
    } finally {
      await fresh.remove()
    }
  })

  // `server/env.test.ts` checks the other settings.
  it.each([
    [{ PORT: 'abc' }, /^PORT: must be a number$/],
    [{ HOST: '203.0.113.1' }, /^HOST, PORT: .*203\.0\.113\.1/],
    [{ DATA_DIR: 'package.json' }, /^\S+package\.json is no folder .*Set another DATA_DIR\.$/],
    [unreachable, /^DATABASE_URL: the database cannot be reached \(.*ECONNREFUSED.*\)$/],
  ])('does not start with %o, and says why', async (settings, words) => {
    const { code, output } = await runServer({ DATA_DIR: data.folder, ...settings })
    expect(code).toBe(1)
    expectOneLine(output, words)
  })
})
