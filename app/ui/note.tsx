import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'

/** A minor remark in a dashed box; begin it with a `<b>` lead-in. */
export function Note({ icon = 'info', children }: { icon?: IconName; children: ReactNode }) {
  return (
    <p className="flex items-start gap-3 rounded-m border border-dashed border-line-strong px-4 py-3.25 text-sm leading-normal text-ink-soft [&_b]:text-ink">
      <Icon name={icon} className="mt-px" />
      <span className="wrap-anywhere">{children}</span>
    </p>
  )
}
