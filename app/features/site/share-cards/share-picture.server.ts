import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type Node, Renderer } from '@takumi-rs/core'
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

/** Changes with the drawing, so that nobody keeps the picture of an older one. */
const edition = 1
const maxBytes = 8 * 1024 * 1024
const atOnce = 2

type Kind = 'site' | 'center'
type Studio = { renderer: Renderer; art: ShareArt }

// A picture is a function of its card alone: these hold nothing that differs between two servers.
const kept = new Map<string, Buffer>()
const underWay = new Map<string, Promise<Buffer>>()
const renderInTurn = createWorkQueue(atOnce)
let keptBytes = 0
let studio: Promise<Studio> | undefined

/** Stands for the picture of a card without making it: for ETag. */
export function tagSharePicture(kind: Kind, card: ShareCard): string {
  const content = JSON.stringify([edition, kind, card])
  return createHash('sha256').update(content).digest('base64url').slice(0, 22)
}

/**
 * A card as PNG, 1200 by 630. Rendered on a thread of its own (about ten milliseconds), once for all
 * who ask at the same time; the last eight megabytes of them are kept.
 */
export async function renderSharePicture(kind: Kind, card: ShareCard): Promise<Buffer> {
  const tag = tagSharePicture(kind, card)
  const picture = kept.get(tag)
  if (picture) {
    // The one used last stands last.
    kept.delete(tag)
    kept.set(tag, picture)
    return picture
  }
  const current = underWay.get(tag)
  if (current) return current
  const made = renderInTurn(() => render(kind, card))
    .then((png) => keep(tag, png))
    .finally(() => underWay.delete(tag))
  underWay.set(tag, made)
  return made
}

async function render(kind: Kind, card: ShareCard): Promise<Buffer> {
  studio ??= openStudio().catch((error) => {
    studio = undefined
    throw error
  })
  const { renderer, art } = await studio
  const node: Node = kind === 'site' ? drawSiteCard(card, art) : drawCenterCard(card, art)
  return renderer.render(node, { width: shareWidth, height: shareHeight, format: 'png' })
}

function keep(tag: string, png: Buffer): Buffer {
  kept.set(tag, png)
  keptBytes += png.length
  for (const [oldest, picture] of kept) {
    if (keptBytes <= maxBytes) break
    kept.delete(oldest)
    keptBytes -= picture.length
  }
  return png
}

async function openStudio(): Promise<Studio> {
  const root = findProjectRoot()
  const font = 'app/assets/fonts/commissioner-latin-400-700.woff2'
  // Enough for the drawings of both kinds of card; the default would be 64.
  const renderer = new Renderer({ cacheMaxBytes: 8 * 1024 * 1024 })
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

/** The renderer knows no custom properties: each is replaced by its value in the light theme. */
function settleColours(svg: string): Uint8Array {
  const values = new Map<string, string>()
  const [, block = ''] = /svg\{([^}]*)\}/.exec(svg) ?? []
  for (const [, name = '', value = ''] of block.matchAll(/(--[\w-]+):([^;]+)/g)) {
    values.set(name, value)
  }
  return Buffer.from(svg.replace(/var\((--[\w-]+)\)/g, (_, name) => values.get(name) ?? 'none'))
}
