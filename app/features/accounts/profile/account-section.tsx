import type { ReactNode } from 'react'

type AccountSectionProps = {
  id: string
  title: string
  /** What it is for, beside it. */
  about: ReactNode
  children: ReactNode
}

/** One part of the account page: what it is about, and beside or beneath it the form. */
export function AccountSection({ id, title, about, children }: AccountSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid scroll-mt-4 items-start gap-x-[clamp(3rem,5vw,4.5rem)] gap-y-5 border-t py-[clamp(1.75rem,1.4rem+1.5vw,2.75rem)] first:border-t-0 first:pt-0 lg:grid-cols-[20rem_minmax(0,34rem)]"
    >
      <div className="grid gap-1.5">
        <h2 id={`${id}-title`}>{title}</h2>
        <div className="max-w-measure text-ink-soft">{about}</div>
      </div>
      {children}
    </section>
  )
}
