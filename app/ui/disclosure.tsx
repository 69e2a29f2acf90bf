import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'

type DisclosureProps = {
  summary: ReactNode
  icon?: IconName
  /** Draws a panel with a border; otherwise a line of text. */
  framed?: boolean
  /** Always open, without its summary, from 960 px wide (in browsers with ::details-content). */
  openOnDesktop?: boolean
  defaultOpen?: boolean
  hidden?: boolean
  className?: string
  children: ReactNode
}

/** Content that opens on request. Works without scripts. */
export function Disclosure(props: DisclosureProps) {
  const { summary, icon, framed, openOnDesktop, defaultOpen, hidden } = props
  const { className = '', children } = props
  return (
    <details
      className={`disclosure ${openOnDesktop ? 'disclosure-wide' : ''} ${
        framed ? 'rounded-l border bg-surface' : ''
      } ${className}`}
      open={defaultOpen || undefined}
      hidden={hidden}
    >
      <summary
        className={
          framed
            ? 'flex min-h-14 flex-wrap items-center gap-2.5 px-4.5 text-md font-semibold text-link'
            : 'inline-flex min-h-11 flex-wrap items-center gap-2 font-semibold text-link'
        }
      >
        {icon && <Icon name={icon} />}
        {summary}
        <Icon name="chevron-down" className={framed ? 'ml-auto' : undefined} />
      </summary>
      {children}
    </details>
  )
}
