import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { ShareCard } from './share-card.ts'
import { handlePicture } from './share-picture.server.ts'

const card: ShareCard = {
  siteName: 'NJ Recovery Directory',
  host: 'directory.example.org',
  title: 'Harbor Light',
  details: ['Camden, Camden County', 'Detox, Residential'],
  badge: null,
  language: 'en',
}
const endless = 'Donaudampfschifffahrtsgesellschaft '.repeat(20)

async function render(kind: 'site' | 'center', drawn: ShareCard): Promise<Buffer> {
  const answer = await handlePicture(new Request('https://example.org/og'), kind, drawn)
  return Buffer.from(await answer.arrayBuffer())
}

/** Find the parts of a picture with pixels that differ from another picture. */
async function findChanges(one: Buffer, other: Buffer) {
  const read = (png: Buffer) => sharp(png).removeAlpha().raw().toBuffer()
  const [a, b] = await Promise.all([read(one), read(other)])
  let [top, bottom, left, right] = [630, -1, 1200, -1]
  for (let index = 0; index < a.length; index += 3) {
    if (a[index] === b[index] && a[index + 1] === b[index + 1] && a[index + 2] === b[index + 2])
      continue
    const [x, y] = [(index / 3) % 1200, Math.floor(index / 3 / 1200)]
    ;[top, bottom] = [Math.min(top, y), Math.max(bottom, y)]
    ;[left, right] = [Math.min(left, x), Math.max(right, x)]
  }
  return { top, bottom, left, right }
}

describe('the picture of a card', () => {
  it.each(['site', 'center'] as const)(
    'of a %s is a PNG of 1200 × 630, small enough to send',
    async (kind) => {
      const png = await render(kind, card)
      expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
      expect(png.length).toBeLessThan(150_000)
    },
  )

  it('shows name, place and treatments in their positions', async () => {
    const base = await render('center', card)
    const other = (change: Partial<ShareCard>) => render('center', { ...card, ...change })
    const name = await findChanges(base, await other({ title: 'Harbor Life' }))
    expect(name.top).toBeGreaterThan(130)
    expect(name.bottom).toBeLessThan(260)
    const place = await findChanges(
      base,
      await other({ details: ['Newark', 'Detox, Residential'] }),
    )
    expect(place.top).toBeGreaterThan(name.bottom)
    const types = await findChanges(
      base,
      await other({ details: ['Camden, Camden County', 'Counseling'] }),
    )
    expect(types.top).toBeGreaterThan(place.bottom)
    const badge = await findChanges(base, await other({ badge: 'Trusted' }))
    expect(badge.bottom).toBeLessThan(130)
    expect(badge.left).toBeGreaterThan(900)
  })

  it('keeps the longest name to three lines, above the hills and within the margins', async () => {
    const empty = await render('center', { ...card, title: ' ', details: ['', ''] })
    const full = { ...card, title: endless, details: [endless, endless] }
    const used = await findChanges(empty, await render('center', full))
    expect(used.bottom).toBeLessThan(546 - 84)
    expect(used.left).toBeGreaterThanOrEqual(60)
    expect(used.right).toBeLessThanOrEqual(1136)
  })

  it('has an ETag of its own content', async () => {
    const tag = async (change: Partial<ShareCard>) => {
      const request = new Request('https://example.org/og')
      return (await handlePicture(request, 'center', { ...card, ...change })).headers.get('ETag')
    }
    expect(await tag({})).toBe(await tag({}))
    expect(await tag({ title: 'Harbor Lights' })).not.toBe(await tag({}))
  })
})
