import { Fragment } from 'react'
import { dialNumber } from '#app/lib/phone.ts'
import { PhoneNumber } from './phone-number.tsx'

const numbers =
  /((?:call or text |text |envíe (?:un mensaje de texto|AYUDA) al )?\b(?:911|988)\b|\b1-\d{3}-\d{3}-\d{4}\b)/gi

/**
 * Text with links for every 911, 988 and toll-free number: "Text 988" and "envíe AYUDA al 988" send
 * a text, all others call.
 */
export function CallableText({ children, className }: { children: string; className?: string }) {
  let place = 0
  return children.split(numbers).map((part, index) => {
    place += part.length
    return index % 2 === 0 ? (
      <Fragment key={place}>{part}</Fragment>
    ) : (
      <NumberLink key={place} text={part} className={className} />
    )
  })
}

function NumberLink({ text, className }: { text: string; className?: string }) {
  if (/^(?:text|envíe) /i.test(text)) {
    const body = text.includes('AYUDA') ? '?&body=AYUDA' : ''
    return (
      <a href={`sms:${text.replace(/\D/g, '')}${body}`} className={className}>
        {text}
      </a>
    )
  }
  const number = /\d[\d-]*$/.exec(text)?.[0] ?? ''
  return (
    <>
      {text.slice(0, -number.length)}
      <a href={dialNumber(number)} className={className}>
        {number.includes('-') ? <PhoneNumber>{number}</PhoneNumber> : number}
      </a>
    </>
  )
}
