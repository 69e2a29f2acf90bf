import type { QrDrawing } from '#app/lib/draw-qr-code.server.ts'
import { formatDate } from '#app/lib/format-date.ts'
import { QrCode } from './qr-code.tsx'
import { useLanguage } from './use-language.tsx'

type PaperTopProps = {
  /** Before the day: "Printed". */
  label: string
  day: Date
  /** Leads to the newest version; null without one. */
  qr: { drawing: QrDrawing; name: string; caption: string } | null
}

/** The head of a printed page: the day, loudest, and a QR code. */
export function PaperTop({ label, day, qr }: PaperTopProps) {
  const language = useLanguage()
  return (
    <header className="paper-top">
      <p className="paper-day">
        <small>{label} </small>
        <time dateTime={day.toISOString()}>{formatDate(day, language)}</time>
      </p>
      {qr && (
        <p className="paper-qr">
          <QrCode drawing={qr.drawing} label={qr.name} />
          {qr.caption}
        </p>
      )}
    </header>
  )
}

/** Phone numbers in large type, in a frame. */
export function PaperLines({ lines }: { lines: { number: string; href: string; text: string }[] }) {
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
