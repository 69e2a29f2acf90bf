import type { ReactNode } from 'react'

type StatCardProps = {
  label: string
  value: ReactNode
  /** Says how the figure is computed. */
  note?: ReactNode
}

/** A figure with its label, inside a `<dl>`. */
export function StatCard({ label, value, note }: StatCardProps) {
  return (
    <div className="grid content-start gap-0.75 rounded-l border bg-surface px-5 py-4.5 lg:px-6 lg:py-5.5">
      <dt className="text-sm font-medium text-ink-soft">{label}</dt>
      <dd className="text-[clamp(1.75rem,1.5rem+1vw,2.25rem)] leading-[1.15] font-heading tracking-display tabular-nums">
        {value}
        {note && (
          <span className="mt-0.75 block text-xs leading-[1.4] font-normal tracking-[normal] text-ink-soft">
            {note}
          </span>
        )}
      </dd>
    </div>
  )
}
