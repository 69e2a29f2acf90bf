import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Renderer } from '@takumi-rs/core'
import { LRUCache } from 'lru-cache'
import { matchesTag } from '#app/lib/entity-tag.ts'
import { createWorkQueue } from '#app/lib/work-queue.ts'
import { findProjectRoot } from '#db/project-root.ts'
import {
  drawCenterCard,
  drawSiteCard,
  type ShareArt,
  type ShareCard,
  shareHeight,
  shareWidth,
} from './share-card.ts'

/** Change this with the drawing, so caches drop older pictures. */
const edition = 1
const eightMegabytes = 8 * 1024 * 1024

type Kind = 'site' | 'center'
type Studio = { renderer: Renderer; art: ShareArt }

const renderInTurn = createWorkQueue(2)
let studio: Promise<Studio> | undefined

// Shared between sites, because a picture depends on its card alone.
const pictures = new LRUCache<string, Buffer, { kind: Kind; card: ShareCard }>({
  maxSize: eightMegabytes,
  sizeCalculation: (png) => png.length,
  fetchMethod: (_tag, _stale, { context }) =>
    renderInTurn(() => render(context.kind, context.card)),
})

/** Respond to a request for a card's picture; 304 without drawing it if the client has it. */
export async function handlePicture(
  request: Request,
  kind: Kind,
  card: ShareCard,
): Promise<Response> {
  const content = JSON.stringify([edition, kind, card])
  const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`
  const headers = new Headers({
    'Content-Type': 'image/png',
    'Cache-Control': 'public, max-age=86400',
    // Messengers embed it in their own pages.
    'Cross-Origin-Resource-Policy': 'cross-origin',
    ETag: etag,
  })
  if (matchesTag(request.headers.get('If-None-Match'), etag)) {
    return new Response(null, { status: 304, headers })
  }
  const png = await pictures.forceFetch(etag, { context: { kind, card } })
  return new Response(new Uint8Array(png), { headers })
}

/** Render a card as PNG, 1200 by 630, on a separate thread in about ten milliseconds. */
async function render(kind: Kind, card: ShareCard): Promise<Buffer> {
  studio ??= openStudio().catch((error) => {
    studio = undefined
    throw error
  })
  const { renderer, art } = await studio
  const node = kind === 'site' ? drawSiteCard(card, art) : drawCenterCard(card, art)
  return renderer.render(node, { width: shareWidth, height: shareHeight, format: 'png' })
}

async function openStudio(): Promise<Studio> {
  const root = findProjectRoot()
  const font = 'app/assets/fonts/commissioner-latin-400-700.woff2'
  // Enough for the drawings of both kinds of card; the default is 64.
  const renderer = new Renderer({ cacheMaxBytes: eightMegabytes })
  await renderer.registerFont({ name: 'Commissioner', data: await readFile(path.join(root, font)) })
  const readDrawing = async (name: string) =>
    settleColours(await readFile(path.join(root, 'public', name), 'utf8'))
  const [mark, landscape, hills] = await Promise.all([
    readDrawing('favicon.svg'),
    readDrawing('illustrations/hero.svg'),
    readDrawing('illustrations/hills-edge.svg'),
  ])
  return { renderer, art: { mark, landscape, hills } }
}

/**
 * Replace custom properties, which the renderer does not support, with their values in the light
 * theme.
 */
function settleColours(svg: string): Uint8Array {
  const values = new Map<string, string>()
  const [, block = ''] = /svg\{([^}]*)\}/.exec(svg) ?? []
  for (const [, name = '', value = ''] of block.matchAll(/(--[\w-]+):([^;]+)/g)) {
    values.set(name, value)
  }
  return Buffer.from(svg.replace(/var\((--[\w-]+)\)/g, (_, name) => values.get(name) ?? 'none'))
}
