import { afterEach, expect, it } from 'vitest'
import { makeMigratedFolder, startServer } from '#tests/support/test-server.ts'

const cleanUps: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
})

/** Start a server over a new directory; return what it printed for people. */
async function readConsole(settings: Record<string, string>): Promise<string> {
  const data = await makeMigratedFolder()
  cleanUps.push(data.remove)
  const server = await startServer({ DATA_DIR: data.folder, LOG_LEVEL: 'silent', ...settings })
  await server.stop()
  return server.readOutput()
}

it('an empty directory prints the first steps, with the command for an admin', async () => {
  const output = await readConsole({ SAMPLE_DATA: 'off', SITE_NAME: 'Own Directory' })
  expect(output).toMatch(/^First evening \(docs\/first-evening\.md\): 0 of 5 done$/m)
  expect(output).toContain('npm run admin -- create --username NAME --email ADDRESS')
  expect(output).toContain('Visitors see “Own Directory”')
  expect(output.match(/No account can open \/admin yet/g)).toHaveLength(1)
})

it('a directory of samples prints their accounts instead', async () => {
  const output = await readConsole({})
  expect(output).toContain('npm run sample -- remove')
  expect(output).not.toContain('First evening')
})
