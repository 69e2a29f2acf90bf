import type { ReactNode } from 'react'

type ActionPanelProps = {
  /** The heading's id. */
  id: string
  title: ReactNode
  text: ReactNode
  className?: string
  /** Buttons beside the text. */
  children: ReactNode
}

/** A box with an action that the person can take next. */
export function ActionPanel({ id, title, text, className = '', children }: ActionPanelProps) {
  return (
    <section
      aria-labelledby={id}
      className={`grid items-center gap-5 rounded-l border bg-surface p-6 lg:grid-cols-[1fr_auto] lg:gap-10 ${className}`}
    >
      <div>
        <h2 id={id}>{title}</h2>
        <p className="mt-1.5 max-w-[36em] text-ink-soft">{text}</p>
      </div>
      <div className="flex flex-wrap gap-3">{children}</div>
    </section>
  )
}
