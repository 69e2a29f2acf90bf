import { localize } from '#app/find-page.ts'
import type { QrDrawing } from '#app/lib/draw-qr-code.server.ts'
import { formatDate } from '#app/lib/format-date.ts'
import { type Language, languages } from '#app/lib/language.ts'
import { QrCode } from '#app/ui/qr-code.tsx'
import { useSite } from '#app/ui/site.tsx'
import { letterMessages } from './messages.ts'

type CenterLetterProps = {
  /** The lines of the address, from the name on. */
  recipient: string[]
  code: string
  qr: QrDrawing
  day: Date
  /** The last day of the code. */
  until: Date
}

/** A page of paper with a center's link, in both languages. */
export function CenterLetter({ recipient, code, qr, day, until }: CenterLetterProps) {
  const site = useSite()
  return (
    <article className="letter">
      <header className="flex items-start justify-between gap-4">
        <div>
          <p>
            <b>{site.name}</b>
            <br />
            {[site.url.replace(/^https?:\/\//, ''), site.phone, site.email]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <address className="letter-recipient">
            {recipient.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </address>
        </div>
        <QrCode drawing={qr} label={letterMessages.en.qr} className="letter-qr" />
      </header>
      {languages.map((language) => (
        <LetterText key={language} language={language} code={code} day={day} until={until} />
      ))}
    </article>
  )
}

type LetterTextProps = { language: Language; code: string; day: Date; until: Date }

function LetterText({ language, code, day, until }: LetterTextProps) {
  const site = useSite()
  const text = letterMessages[language]
  const values = {
    site: site.name,
    address: site.url.replace(/^https?:\/\//, '') + localize('/confirm', language),
    until: formatDate(until, language),
  }
  return (
    <section lang={language}>
      <p>{formatDate(day, language)}</p>
      <p>{text.greeting}:</p>
      <p>{text.what(values)}</p>
      <p>{text.ask}</p>
      <p>{text.how(values)}</p>
      <p className="letter-code">{code}</p>
      <p>{text.until(values)}</p>
    </section>
  )
}
