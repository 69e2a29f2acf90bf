import type { ReactNode } from 'react'
import type { QrDrawing } from '#app/lib/draw-qr-code.server.ts'
import { QrCode } from './qr-code.tsx'

/** The head of a printed page, with a QR code beside it. */
export function PaperTop({ qr, children }: { qr: ReactNode; children: ReactNode }) {
  return (
    <header className="paper-top">
      <div>{children}</div>
      {qr}
    </header>
  )
}

type PaperQrProps = { drawing: QrDrawing; name: string; caption: string }

/** A QR code that leads to the newest version of what is printed. */
export function PaperQr({ drawing, name, caption }: PaperQrProps) {
  return (
    <p className="paper-qr">
      <QrCode drawing={drawing} label={name} />
      {caption}
    </p>
  )
}

export type PaperLine = { number: string; href: string; text: string }

/** Phone numbers in large type. */
export function PaperLines({ lines }: { lines: readonly PaperLine[] }) {
  return (
    <ul className="paper-lines">
      {lines.map(({ number, href, text }) => (
        <li key={number}>
          <a href={href}>{number}</a> {text}
        </li>
      ))}
    </ul>
  )
}
