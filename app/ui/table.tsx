import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { Link } from './link.tsx'

type Column = {
  label: string
  /** Read out only: the column shows by itself what it is. */
  isHidden?: boolean
  isNumeric?: boolean
  /** Where the rows are to be had in the order of this column, or the other way round. */
  sortTo?: string
  /** How the rows are in its order now; null when they are not. */
  sorted?: 'ascending' | 'descending' | null
}

type TableProps = {
  /** For those who cannot see what the table is. */
  caption: string
  columns: readonly Column[]
  className?: string
  /** Its rows; on a phone each is a small card, with cells named by their `data-label`. */
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
