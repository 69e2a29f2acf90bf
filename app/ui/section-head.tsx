import type { ReactNode } from 'react'

type SectionHeadProps = {
  title: ReactNode
  /** For the section's `aria-labelledby`. */
  id?: string
  lede?: ReactNode
  /** ArrowLinks on the right. */
  children?: ReactNode
}

/** The top of a section: its heading, a sentence, and links. */
export function SectionHead({ title, id, lede, children }: SectionHeadProps) {
  return (
    <div className="mb-[clamp(1.25rem,1rem+1vw,2rem)] flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
      <div>
        <h2 id={id}>{title}</h2>
        {lede && <p className="mt-1.5 max-w-[40em] text-ink-soft">{lede}</p>}
      </div>
      {children && <div className="flex flex-wrap gap-x-6">{children}</div>}
    </div>
  )
}
