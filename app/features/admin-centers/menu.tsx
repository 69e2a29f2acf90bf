import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon.tsx'

type MenuProps = {
  /** What its button says. */
  label: ReactNode
  title?: string
  variant: 'line' | 'bare'
  /** Where the list lies beneath the button. */
  className: string
  /** Buttons and links. */
  children: ReactNode
}

/** A list of things to do that opens without scripts; one at a time. */
export function Menu({ label, title, variant, className, children }: MenuProps) {
  return (
    <details
      name="row-menu"
      className="group relative"
      onSubmit={({ currentTarget }) => {
        currentTarget.open = false
      }}
    >
      <summary
        className={`btn btn-sm btn-${variant} list-none [&::-webkit-details-marker]:hidden`}
        title={title}
      >
        {label}
        <Icon name="chevron-down" className="group-open:rotate-180" />
      </summary>
      <div
        className={`absolute z-5 grid w-max rounded-m border border-line-strong bg-surface p-1.5 shadow-panel [&_.btn]:justify-start ${className}`}
      >
        {children}
      </div>
    </details>
  )
}
