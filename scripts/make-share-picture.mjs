// Draws public/share.png, the picture that messengers show beside a link: Home's landscape with the
// mark, 1200 by 630, without words, because the site's name is a setting. Run by hand after changing
// either drawing: node scripts/make-share-picture.mjs
import { readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { root } from './lib/prepare.mjs'

const width = 1200
const height = 630
const publicFolder = path.join(root, 'public')

/**
 * Read a drawing with the light theme's values in place of custom properties, which the renderer
 * does not support.
 */
function readDrawing(name) {
  const svg = readFileSync(path.join(publicFolder, name), 'utf8')
  const [, block = ''] = /svg\{([^}]*)\}/.exec(svg) ?? []
  const values = new Map(
    [...block.matchAll(/(--[\w-]+):([^;]+)/g)].map(([, key, value]) => [key, value]),
  )
  return Buffer.from(svg.replace(/var\((--[\w-]+)\)/g, (_, key) => values.get(key) ?? 'none'))
}

const landscape = await sharp(readDrawing('illustrations/dawn.svg'), { density: 96 })
  .resize({ height, width: 1680, fit: 'fill' })
  .extract({ left: 480, top: 0, width, height })
  .toBuffer()
const mark = await sharp(readDrawing('favicon.svg'), { density: 300 }).resize(150, 150).toBuffer()

const { size } = await sharp(landscape)
  .composite([{ input: mark, left: 72, top: 64 }])
  .png({ compressionLevel: 9, palette: true, colours: 128, dither: 0.6 })
  .toFile(path.join(publicFolder, 'share.png'))
console.log(`public/share.png: ${size} bytes`)
