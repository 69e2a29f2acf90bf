// Draws public/favicon.svg as the icons for phones and old browsers. Run by hand after changing the
// mark: node scripts/make-icons.mjs
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { root } from './lib/prepare.mjs'

const publicFolder = path.join(root, 'public')
const mark = readFileSync(path.join(publicFolder, 'favicon.svg'), 'utf8')
// Phones round the corners themselves: here the landscape fills the square.
const square = mark.replace(' clip-path="url(#m)"', '')

function drawIcon(svg, size, palette = true) {
  return sharp(Buffer.from(svg), { density: (72 * size) / 40 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette })
    .toBuffer()
}

/** Return an ICO file with one PNG. */
function wrapAsIco(png, size) {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(22, 18)
  return Buffer.concat([header, png])
}

const save = (name, bytes) => writeFileSync(path.join(publicFolder, name), bytes)
save('icon-192.png', await drawIcon(mark, 192))
save('icon-512.png', await drawIcon(mark, 512))
save('apple-touch-icon.png', await drawIcon(square, 180))
save('icon-maskable-512.png', await drawIcon(square, 512))
save('favicon.ico', wrapAsIco(await drawIcon(mark, 32, false), 32))
