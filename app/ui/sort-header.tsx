import { Icon } from './icon.tsx'
import { Link } from './link.tsx'

type SortHeaderProps = {
  label: string
  /** The address of the page sorted by this column, or the other way round. */
  to: string
  /** How the rows are sorted by it now; null when they are not. */
  sorted: 'ascending' | 'descending' | null
  numeric?: boolean
}

/** The head of a column that sorts the table. */
export function SortHeader({ label, to, sorted, numeric }: SortHeaderProps) {
  const icon =
    sorted === 'ascending' ? 'arrow-up' : sorted === 'descending' ? 'arrow-down' : 'arrow-up-down'
  return (
    <th scope="col" aria-sort={sorted ?? undefined} className={numeric ? 'num' : undefined}>
      <Link to={to} keepScroll>
        {label}
        <Icon name={icon} />
      </Link>
    </th>
  )
}
