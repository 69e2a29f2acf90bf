type StatCardProps = {
  label: string
  value: string
  /** Says how the figure is computed, on hover. */
  title?: string
  note?: string | false | undefined
}

/** A figure with its label, inside a `<dl className="stat-strip">`. */
export function StatCard({ label, value, title, note }: StatCardProps) {
  return (
    <div title={title}>
      <dt>{label}</dt>
      <dd>
        {value} {note && <small>{note}</small>}
      </dd>
    </div>
  )
}
