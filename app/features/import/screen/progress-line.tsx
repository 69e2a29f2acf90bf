import type { ReactNode } from 'react'

type ProgressLineProps = {
  label: string
  /** From 0 to 1; null where it is unknown. */
  share: number | null
  children: ReactNode
}

/** A bar with its name, and beneath it how far it is in words. */
export function ProgressLine({ label, share, children }: ProgressLineProps) {
  return (
    <div className="grid gap-1.5">
      <p id="progress-label" className="font-semibold">
        {label}
      </p>
      <progress
        aria-labelledby="progress-label"
        className="progress"
        max={100}
        value={share === null ? undefined : Math.floor(share * 100)}
      />
      <p className="text-sm text-ink-soft tabular-nums">{children}</p>
    </div>
  )
}
