import type { ButtonHTMLAttributes } from 'react'
import { Link, type LinkProps } from './link.tsx'

type ButtonLook = {
  /**
   * Use one solid button in a block, and tinted, outlined or bare ones for the rest. 'danger' is
   * for actions that cannot be undone.
   */
  variant?: 'solid' | 'line' | 'tint' | 'bare' | 'danger' | 'bare-danger'
  size?: 'sm' | 'md' | 'lg'
  /** Fills the available width. */
  wide?: boolean
}

function listClasses({ variant, size, wide }: ButtonLook, className?: string) {
  let classes = 'btn'
  if (variant && variant !== 'solid') classes += ` btn-${variant}`
  if (size && size !== 'md') classes += ` btn-${size}`
  if (wide) classes += ' w-full'
  return className ? `${classes} ${className}` : classes
}

/** A button; `type="submit"` must be explicit. */
export function Button({
  variant,
  size,
  wide,
  className,
  type = 'button',
  ...rest
}: ButtonLook & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button type={type} className={listClasses({ variant, size, wide }, className)} {...rest} />
  )
}

/**
 * A link that looks like a button. Site paths use the router; tel:, sms:, mailto: and https: are
 * plain links.
 */
export function ButtonLink({ variant, size, wide, className, ...rest }: ButtonLook & LinkProps) {
  return <Link className={listClasses({ variant, size, wide }, className)} {...rest} />
}
