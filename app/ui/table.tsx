import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { Link } from './link.tsx'

type Column = {
  label: string
  /** Only for screen readers: the column's content is self-explanatory. */
  isHidden?: boolean
  isNumeric?: boolean
  /** Link to the rows sorted by this column, or in reverse. */
  sortTo?: string
  /** The current sort by this column; null if sorted by another. */
  sorted?: 'ascending' | 'descending' | null
}

type TableProps = {
  /** Describes the table for screen readers. */
  caption: string
  columns: readonly Column[]
  className?: string
  /** The rows. On a phone each is a small card, and `data-label` names its cells. */
  children: ReactNode
}

/** A table of the admin area. */
export function Table({ caption, columns, className = '', children }: TableProps) {
  return (
    <table className={`table ${className}`}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ label, isHidden, isNumeric, sortTo, sorted }) => (
            <th
              key={label}
              scope="col"
              aria-sort={sorted ?? undefined}
              className={isNumeric ? 'num' : undefined}
            >
              {sortTo ? (
                <Link to={sortTo} keepScroll>
                  {label}
                  <Icon name={sorted ? sortIcons[sorted] : 'arrow-up-down'} />
                </Link>
              ) : (
                <span className={isHidden ? 'sr-only' : undefined}>{label}</span>
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}

const sortIcons = { ascending: 'arrow-up', descending: 'arrow-down' } as const
