import type { QrDrawing } from '#app/lib/draw-qr-code.server.ts'

type QrCodeProps = { drawing: QrDrawing; label: string; className?: string }

/** A QR code, black on white also in dark mode, because scanners need it. */
export function QrCode({ drawing: { side, margin, path }, label, className }: QrCodeProps) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      className={className}
    >
      <path d={`M0 0h${side}v${side}h-${side}z`} fill="#fff" />
      <path d={path} transform={`translate(${margin} ${margin})`} fill="#000" />
    </svg>
  )
}
