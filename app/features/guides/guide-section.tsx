import type { ReactNode } from 'react'
import { CallableText } from './callable-text.tsx'

type GuideSectionProps = {
  id: string
  title: string
  lede?: string
  className?: string
  children: ReactNode
}

/** A part of a page that the page's links jump to. */
export function GuideSection({ id, title, lede, className, children }: GuideSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={className}>
      <h2 id={`${id}-title`}>{title}</h2>
      {lede && (
        <p className="mt-2 max-w-[42em] text-ink-soft">
          <CallableText>{lede}</CallableText>
        </p>
      )}
      {children}
    </section>
  )
}
