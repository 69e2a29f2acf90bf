import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CenterImages, WantedImage } from '#app/context.ts'
import { createLogger } from '#server/logger.ts'
import { makePhotograph } from '#tests/support/make-photograph.ts'
import { answerWith, type RemoteHost, startRemoteHost } from '#tests/support/remote-host.ts'
import { createCenterImages } from './center-images.ts'

let host: RemoteHost
let photograph: Buffer
let folder: string
let log: string[]
let clock: number
beforeAll(async () => {
  host = await startRemoteHost()
  photograph = await makePhotograph(800, 500)
})
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'directory-images-'))
  host.asked = []
  host.answer = answerWith(photograph)
  log = []
  clock = 0
})
afterEach(() => rm(folder, { recursive: true, force: true }))
afterAll(() => host?.close())

function openImages(settings: { patience?: number } = {}): CenterImages {
  const logger = createLogger('info', { write: (line) => void log.push(line) })
  const unhurried = { patience: 60_000, ...settings }
  return createCenterImages({
    folder,
    logger,
    access: host.access,
    now: () => clock,
    ...unhurried,
  })
}

function want(change: Partial<WantedImage> = {}): WantedImage {
  return { centerId: 'c1', imageUrl: `${host.origin}/a.jpg`, width: 320, format: 'webp', ...change }
}

describe('the photographs of centers', () => {
  it('are fetched once for all widths and formats, also after a restart', async () => {
    const images = openImages()
    const wanted = [
      want(),
      want({ width: 640 }),
      want({ format: 'avif' }),
      want({ format: 'jpeg' }),
    ]
    const answers = await Promise.all([...wanted, ...wanted].map((one) => images.read(one)))
    for (const [index, bytes] of answers.entries()) {
      const { width } = await sharp(bytes ?? undefined).metadata()
      expect(width).toBe(wanted[index % 4]?.width)
    }
    expect(await openImages().read(want({ width: 960 }))).not.toBeNull()
    expect(host.asked).toHaveLength(1)
  })

  it('are not fetched again for a day after a failure, also after a restart', async () => {
    host.answer = (_request, response) => response.writeHead(500).end()
    expect(await openImages().read(want())).toBeNull()
    host.answer = answerWith(photograph)
    clock = 23 * 3_600_000
    expect(await openImages().read(want({ width: 640 }))).toBeNull()
    expect(host.asked).toHaveLength(1)
    clock = 25 * 3_600_000
    expect(await openImages().read(want())).not.toBeNull()
    expect(host.asked).toHaveLength(2)
    const [line, ...others] = log.map((entry) => JSON.parse(entry))
    expect(line).toMatchObject({ center: 'c1', reason: 'it answered 500', level: 40 })
    expect(others).toEqual([])
  })

  it('are fetched two at a time', async () => {
    let [open, most] = [0, 0]
    host.answer = (request, response) => {
      open += 1
      most = Math.max(most, open)
      setTimeout(() => {
        open -= 1
        answerWith(photograph)(request, response)
      }, 20)
    }
    const images = openImages()
    const ids = ['1', '2', '3', '4', '5', '6', '7']
    const answers = await Promise.all(ids.map((centerId) => images.read(want({ centerId }))))
    expect(answers.every(Boolean)).toBe(true)
    expect(most).toBe(2)
  })

  it('do not hold up a request for long, and are there for a later one', async () => {
    let answer = () => {}
    host.answer = (request, response) => {
      answer = () => answerWith(photograph)(request, response)
    }
    const hurried = openImages({ patience: 50 })
    expect(await hurried.read(want())).toBeNull()
    await expect.poll(() => host.asked).toHaveLength(1)
    answer()
    const listPictures = async () => (await readdir(folder)).filter((name) => /\.webp$/.test(name))
    await expect.poll(listPictures).toHaveLength(2)
    // Reading the file may itself take longer than the hurried ones wait.
    expect(await openImages().read(want())).not.toBeNull()
    expect(host.asked).toHaveLength(1)
  })

  it('are logged and left out if their folder cannot be created', async () => {
    const images = createCenterImages({
      folder: path.join('/dev/null', 'images'),
      logger: createLogger('info', { write: (line) => void log.push(line) }),
      access: host.access,
    })
    expect(await images.read(want())).toBeNull()
    expect(log.join()).toContain('a picture could not be read')
  })
})
