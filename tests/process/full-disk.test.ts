import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { mountDisk } from '#tests/support/mount-disk.ts'
import {
  makeDataFolder,
  runServer,
  startServer,
  type TestServer,
} from '#tests/support/test-server.ts'

describe('starting on a full disk', () => {
  let disk: Awaited<ReturnType<typeof makeDataFolder>>
  let dataDir: string
  let filler: string
  let missing: string | null
  let server: TestServer | undefined
  beforeAll(async () => {
    disk = await makeDataFolder()
    dataDir = path.join(disk.folder, 'data')
    filler = path.join(disk.folder, 'filler')
    missing = mountDisk(disk.folder, 20)
  })
  afterEach(async () => {
    await server?.stop()
    server = undefined
  })
  afterAll(async () => {
    if (!missing) execFileSync('umount', [disk.folder])
    await disk?.remove()
  })

  /** Fill the disk. */
  const fill = () => {
    try {
      for (;;) writeFileSync(filler, Buffer.alloc(64 * 1024), { flag: 'a' })
    } catch (error) {
      expect((error as NodeJS.ErrnoException).code).toBe('ENOSPC')
    }
  }
  const list = () => readdirSync(dataDir).sort()
  const expectNoRoom = async () => {
    const { code, output } = await runServer({ DATA_DIR: dataDir })
    expect(output.trim()).toMatch(/^There is .+ room on the disk of \S+.+ Make room, .+$/)
    expect(output.trim().split('\n')).toHaveLength(1)
    expect(code).toBe(1)
  }
  const countCenters = async () => {
    server = await startServer({ DATA_DIR: dataDir })
    const page = await (await fetch(`${server.url}/centers`)).text()
    await server.stop()
    return Number(/(\d+) Treatment Centers Found/.exec(page)?.[1])
  }

  it('fails with one line and leaves nothing half-made', async (test) => {
    test.skip(missing !== null, missing ?? '')
    await expectNoRoom()
    expect(list()).toEqual(['session-secret'])
    rmSync(path.join(dataDir, 'session-secret'))
    fill()
    await expectNoRoom()
    expect(list()).toEqual([])
  })

  it('damages nothing, and works once there is space', async (test) => {
    test.skip(missing !== null, missing ?? '')
    rmSync(filler)
    expect(mountDisk(disk.folder, 100, 'remount,')).toBeNull()
    // Left when the process that creates a new database is killed.
    mkdirSync(path.join(dataDir, 'pglite.unfinished-1'))
    const count = await countCenters()
    expect(count).toBeGreaterThan(24)
    const before = list()
    expect(before.filter((name) => name.startsWith('pglite'))).toEqual(['pglite'])
    fill()
    await expectNoRoom()
    expect(list()).toEqual(before)
    rmSync(filler)
    expect(await countCenters()).toBe(count)
  })
})
