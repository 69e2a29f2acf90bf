import { correction, generate } from 'lean-qr'
import { toSvgPath } from 'lean-qr/extras/svg'

/** A QR code for an SVG: the black modules of a square with `side` modules, margin included. */
export type QrDrawing = { side: number; margin: number; path: string }

/** The white margin that scanners need around a QR code, in modules. */
const margin = 4

export function drawQrCode(text: string): QrDrawing {
  const modules = generate(text, { minCorrectionLevel: correction.M })
  return { side: modules.size + 2 * margin, margin, path: toSvgPath(modules) }
}
