/** A spinner with a label. */
export function Spinner({ label }: { label: string }) {
  return (
    <p role="status" className="flex items-center gap-3 text-ink-soft">
      <span
        aria-hidden="true"
        className="size-6 flex-none animate-spin rounded-full border-[3px] border-action-line border-t-action"
      />
      {label}
    </p>
  )
}
