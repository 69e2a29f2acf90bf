import type { ReactNode } from 'react'
import { Link } from './link.tsx'

type BadgeProps = {
  variant?: 'plain' | 'trusted' | 'open' | 'closed'
  /** Makes the badge a link: 'Trusted' always leads to its criteria. */
  to?: string
  title?: string
  className?: string
  children: ReactNode
}

/** A label in a box; its meaning never depends on color alone. */
export function Badge({ variant = 'plain', to, title, className, children }: BadgeProps) {
  let classes = variant === 'plain' ? 'badge' : `badge badge-${variant}`
  if (className) classes += ` ${className}`
  if (to === undefined) {
    return (
      <span className={classes} title={title}>
        {children}
      </span>
    )
  }
  return (
    <Link to={to} className={classes} title={title}>
      {children}
    </Link>
  )
}
