import { Fragment } from 'react'
import { dialNumber } from '#app/lib/dial-number.ts'

const numbers = /((?:call or text |text )?\b(?:911|988)\b|\b1-\d{3}-\d{3}-\d{4}\b)/gi

/** Words in which every 911, 988 and toll-free number can be tapped: "Text 988" texts, all else calls. */
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
  if (/^text /i.test(text)) {
    return (
      <a href={`sms:${text.replace(/\D/g, '')}`} className={className}>
        {text}
      </a>
    )
  }
  const number = /\d[\d-]*$/.exec(text)?.[0] ?? ''
  return (
    <>
      {text.slice(0, -number.length)}
      <a href={dialNumber(number)} className={className}>
        {number}
      </a>
    </>
  )
}
