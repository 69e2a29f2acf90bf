import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { type Narrower, tablePath } from './table-query.ts'

export type CountedNarrower = Narrower & { count?: number }

/** Links that each remove one filter, with how many centers match without it if that was counted. */
export function TableNarrowers({ narrowers }: { narrowers: readonly CountedNarrower[] }) {
  if (narrowers.length === 0) return null
  return (
    <ul aria-label="Filters" className="flex flex-wrap gap-2">
      {narrowers.map(({ label, without, count }) => (
        <li key={label}>
          <Link
            to={tablePath(without)}
            keepScroll
            className="inline-flex min-h-11 items-center gap-2 rounded-s bg-action-tint px-3.5 text-sm font-semibold wrap-anywhere no-underline hover:underline"
          >
            <span className="sr-only">Remove </span>
            {label}
            {count !== undefined && ` (${count.toLocaleString('en-US')} without it)`}
            <Icon name="x" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
