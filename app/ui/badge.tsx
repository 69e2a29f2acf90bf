import type { ReactNode } from 'react'
import { Link } from './link.tsx'

type BadgeProps = {
  variant?: 'plain' | 'trusted' | 'open' | 'closed'
  /** Makes it a link: 'Trusted' always leads to its criteria. */
  to?: string
  title?: string
  className?: string
  children: ReactNode
}

/** Words in a box, never colour alone. */
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
