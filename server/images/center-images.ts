import { versionOfImage } from '#app/center/fields/center-image-url.ts'
import type { CenterImages, WantedImage } from '#app/context.ts'
import { createWorkQueue } from '#app/lib/work-queue.ts'
import type { Logger } from '#server/logger.ts'
import { publicInternet, type RemoteAccess } from '#server/remote/remote-access.ts'
import { fetchImage } from './fetch-image.ts'
import { openFileCache } from './file-cache.ts'
import { makeMaster, makeVariant } from './resize-image.ts'

const day = 24 * 3_600_000
const atOnce = 2
const maxWaiting = 400

type Settings = {
  /** Created when needed. */
  folder: string
  logger: Logger
  access?: RemoteAccess
  maxBytes?: number
  /** Milliseconds that a request waits for a picture. */
  patience?: number
  now?: () => number
}

/**
 * Serve the photographs of centers. Fetches each once from its listing's URL, stores it 960 pixels wide, and makes other
 * widths and formats from that on first request. Retries a failed picture after a day.
 */
export function createCenterImages(settings: Settings): CenterImages {
  const { folder, logger, access = publicInternet, now = Date.now } = settings
  const cache = openFileCache(folder, settings.maxBytes ?? 500 * 1024 * 1024)
  const fetchInTurn = createWorkQueue(atOnce)
  const resizeInTurn = createWorkQueue(atOnce)
  const underWay = new Map<string, Promise<Buffer | null>>()

  /** Share the work of concurrent requests for the same name. */
  function once(name: string, work: () => Promise<Buffer | null>): Promise<Buffer | null> {
    const current = underWay.get(name)
    if (current) return current
    const started = work().finally(() => underWay.delete(name))
    underWay.set(name, started)
    return started
  }

  async function keep(name: string, bytes: Uint8Array): Promise<void> {
    try {
      await cache.write(name, bytes)
    } catch (error) {
      // With a full disk we are slower, but still show the picture.
      logger.error({ err: error }, 'a picture could not be kept')
    }
  }

  async function readMaster(key: string, { centerId, imageUrl }: WantedImage) {
    const kept = await cache.read(`${key}-master.webp`)
    if (kept) return kept
    const failure = await cache.read(`${key}.failed`)
    if (failure && Number(failure.toString()) > now()) return null
    return fetchInTurn(async () => {
      const fetched = await fetchImage(imageUrl, access)
      const master = fetched.ok ? await makeMaster(fetched.bytes) : null
      if (master) await keep(`${key}-master.webp`, master)
      else {
        const reason = fetched.ok ? 'it cannot be read' : fetched.reason
        logger.warn({ center: centerId, reason }, 'a center’s picture could not be had')
        await keep(`${key}.failed`, Buffer.from(String(now() + day)))
      }
      return master
    })
  }

  async function readVariant(key: string, wanted: WantedImage): Promise<Buffer | null> {
    const { width, format } = wanted
    const name = `${key}-${width}.${format}`
    const kept = await cache.read(name)
    if (kept) return kept
    const master = await once(key, () => readMaster(key, wanted))
    if (!master) return null
    const variant = await resizeInTurn(() => makeVariant(master, width, format))
    await keep(name, variant)
    return variant
  }

  return {
    async read(wanted) {
      const key = `${wanted.centerId}-${versionOfImage(wanted.imageUrl)}`
      const name = `${key}-${wanted.width}.${wanted.format}`
      if (underWay.size >= maxWaiting && !underWay.has(name)) return null
      try {
        const image = once(name, () => readVariant(key, wanted))
        return await waitFor(image, settings.patience ?? 8_000)
      } catch (error) {
        logger.error({ err: error, center: wanted.centerId }, 'a picture could not be read')
        return null
      }
    },
  }
}

/** Wait at most `patience` milliseconds, then return null. The work continues for the next request. */
async function waitFor<Result>(work: Promise<Result>, patience: number): Promise<Result | null> {
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, patience, null)
  })
  try {
    return await Promise.race([work, tooLong])
  } finally {
    clearTimeout(timer)
  }
}
