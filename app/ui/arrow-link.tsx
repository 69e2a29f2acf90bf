import { Icon } from './icon.tsx'
import { Link, type LinkProps } from './link.tsx'

/** A secondary link with an arrow: "All centers →". */
export function ArrowLink({ className = '', children, ...rest }: LinkProps) {
  return (
    <Link
      className={`arrow-link inline-flex min-h-11 items-center gap-1.75 font-semibold ${className}`}
      {...rest}
    >
      {children}
      <Icon name="arrow-right" />
    </Link>
  )
}
