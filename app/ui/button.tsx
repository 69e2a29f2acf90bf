import type { ButtonHTMLAttributes } from 'react'
import { Link, type LinkProps } from './link.tsx'

type ButtonLook = {
  /** One solid action in a block; the others tinted, lined or bare. 'danger' is for what cannot be undone. */
  variant?: 'solid' | 'line' | 'tint' | 'bare' | 'danger' | 'bare-danger'
  size?: 'sm' | 'md' | 'lg'
  /** As wide as its place. */
  wide?: boolean
}

function listClasses({ variant, size, wide }: ButtonLook, className?: string) {
  let classes = 'btn'
  if (variant && variant !== 'solid') classes += ` btn-${variant}`
  if (size && size !== 'md') classes += ` btn-${size}`
  if (wide) classes += ' w-full'
  return className ? `${classes} ${className}` : classes
}

/** A button; `type="submit"` must be asked for. */
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

/** A link that looks like a button: site paths through the router; tel:, sms:, mailto:, https: plain. */
export function ButtonLink({ variant, size, wide, className, ...rest }: ButtonLook & LinkProps) {
  return <Link className={listClasses({ variant, size, wide }, className)} {...rest} />
}
