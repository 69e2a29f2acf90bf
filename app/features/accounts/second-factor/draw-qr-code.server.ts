import { create } from 'qrcode'

/** A QR code for an SVG: `path` within a square of `side`, its white margin included. */
type QrCode = { side: number; path: string }

/** The margin that scanners need, in modules. */
const margin = 4

export function drawQrCode(text: string): QrCode {
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  let path = ''
  for (let row = 0; row < modules.size; row++) {
    let column = 0
    while (column < modules.size) {
      const from = column
      while (column < modules.size && modules.get(row, column)) column += 1
      const run = column - from
      if (run > 0) path += `M${from + margin} ${row + margin}h${run}v1h-${run}z`
      else column += 1
    }
  }
  return { side: modules.size + 2 * margin, path }
}
