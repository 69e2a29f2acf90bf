import { spawn } from 'node:child_process'
import { afterEach, describe, expect, it } from 'vitest'
import { findProjectRoot } from '#db/project-root.ts'
import { findFreePort } from '#tests/support/free-port.ts'
import { makeMigratedFolder, ownEnvironment } from '#tests/support/test-server.ts'

const cleanUps: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
})

/** Run an npm script in its own process group. */
async function runScript(script: string) {
  const data = await makeMigratedFolder()
  const port = await findFreePort()
  const child = spawn('npm', ['run', script], {
    cwd: findProjectRoot(),
    detached: true,
    env: {
      ...ownEnvironment,
      PORT: String(port),
      DATA_DIR: data.folder,
      SAMPLE_DATA: 'off',
      DRAIN_SECONDS: '0',
    } as NodeJS.ProcessEnv,
    stdio: 'ignore',
  })
  const pid = child.pid ?? 0
  cleanUps.push(data.remove, () => {
    try {
      process.kill(-pid, 'SIGKILL')
    } catch {
      // The whole group has ended.
    }
  })
  const isServing = () =>
    fetch(`http://127.0.0.1:${port}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    )
  return { child, isServing }
}

describe.skipIf(process.platform === 'win32')('SIGTERM to npm', () => {
  it.each(['start', 'dev'])('stops the server of `npm run %s`', async (script) => {
    const { child, isServing } = await runScript(script)
    await expect.poll(isServing, { timeout: 120_000 }).toBe(true)
    child.kill('SIGTERM')
    await expect.poll(isServing, { timeout: 120_000 }).toBe(false)
  })
})
