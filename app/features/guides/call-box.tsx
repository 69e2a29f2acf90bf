import type { ReactNode } from 'react'
import type { Site } from '#app/context.ts'
import { reachNj } from '#app/lib/crisis-lines.ts'
import { dialNumber } from '#app/lib/dial-number.ts'
import { translateLine } from '#app/lib/translate-line.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useLanguage, useTexts } from '#app/ui/language.tsx'
import { guideMessages } from './guide-messages.ts'

type CallBoxProps = {
  title: string
  supportLine: Site['supportLine']
  /** Other ways on, beside the call: ButtonLinks. */
  children?: ReactNode
}

/** Who answers day and night, and the way on from a page of guidance. */
export function CallBox({ title, supportLine, children }: CallBoxProps) {
  const text = useTexts(guideMessages)
  const { remark } = translateLine(reachNj, useLanguage())
  const href = dialNumber(supportLine.phone)
  return (
    <section
      aria-labelledby="call"
      className="call-box grid items-center gap-5 rounded-l border bg-surface p-[clamp(1.375rem,1rem+1.6vw,2.25rem)] lg:grid-cols-[1fr_auto] lg:gap-10"
    >
      <div>
        <h2 id="call">{title}</h2>
        <p className="mt-1.5 max-w-[36em] text-ink-soft">
          {href === reachNj.href
            ? [text.reachNj, remark].filter(Boolean).join(' ')
            : text.answers(supportLine.label)}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={href} size="lg" className="tabular-nums max-md:w-full max-[22rem]:px-3">
          <Icon name="phone" />
          <span>
            {text.call} <span className="whitespace-nowrap">{supportLine.phone}</span>
          </span>
        </ButtonLink>
        {children}
      </div>
    </section>
  )
}
