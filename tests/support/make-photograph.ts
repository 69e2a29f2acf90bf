import sharp from 'sharp'

/** Make a picture like a photograph: noise over a color, with a GPS position in its metadata. */
export function makePhotograph(width: number, height: number): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 20 }
  return sharp({ create: { width, height, channels: 3, background: '#7a9', noise } })
    .withExif({ IFD0: { Copyright: 'Quillfeather' }, IFD3: { GPSLatitude: '40/1 13/1 1/1' } })
    .jpeg({ quality: 90 })
    .toBuffer()
}
