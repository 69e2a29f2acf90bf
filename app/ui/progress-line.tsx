import { type ReactNode, useId } from 'react'

type ProgressLineProps = {
  label: string
  /** From 0 to 1; null if unknown. */
  share: number | null
  children: ReactNode
}

/** A labeled progress bar with a description below. */
export function ProgressLine({ label, share, children }: ProgressLineProps) {
  const labelId = useId()
  return (
    <div className="grid gap-1.5">
      <p id={labelId} className="font-semibold">
        {label}
      </p>
      <progress
        aria-labelledby={labelId}
        className="progress"
        max={100}
        value={share === null ? undefined : Math.floor(share * 100)}
      />
      <p className="text-sm text-ink-soft tabular-nums">{children}</p>
    </div>
  )
}
