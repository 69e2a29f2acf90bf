import type { HTMLAttributes } from 'react'

/** The page's width and gutters. */
export function Wrap({ className, ...rest }: HTMLAttributes<HTMLDivElement>) {
  return <div className={className ? `wrap ${className}` : 'wrap'} {...rest} />
}
