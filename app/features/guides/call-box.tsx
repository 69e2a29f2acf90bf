import type { ReactNode } from 'react'
import type { Site } from '#app/context.ts'
import { reachNj } from '#app/lib/crisis-lines.ts'
import { dialNumber } from '#app/lib/dial-number.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'

type CallBoxProps = {
  title: string
  supportLine: Site['supportLine']
  /** Other ways on, beside the call: ButtonLinks. */
  children?: ReactNode
}

/** Who answers day and night, and the way on from a page of guidance. */
export function CallBox({ title, supportLine, children }: CallBoxProps) {
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
            ? 'ReachNJ is New Jersey’s addiction line, 24/7.'
            : `${supportLine.label} answers 24/7.`}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={href} size="lg" className="tabular-nums max-md:w-full max-[22rem]:px-3">
          <Icon name="phone" />
          <span>
            Call <span className="whitespace-nowrap">{supportLine.phone}</span>
          </span>
        </ButtonLink>
        {children}
      </div>
    </section>
  )
}
