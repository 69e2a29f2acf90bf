import { Icon } from './icon.tsx'
import { Link } from './link.tsx'
import { listPageNumbers } from './page-numbers.ts'

type PaginationProps = {
  /** The current page, from 1. */
  page: number
  pageCount: number
  hrefFor: (page: number) => string
  /** What is paged, for those who cannot see it: "Pages of treatment centers". */
  label?: string
  className?: string
}

const cell = 'page-link'
const off = 'page-link text-ink-soft'

/** Links to the other pages; nothing when there is one page only. */
export function Pagination({
  page,
  pageCount,
  hrefFor,
  label = 'Pages',
  className = '',
}: PaginationProps) {
  if (pageCount <= 1) return null
  const numbers = listPageNumbers(page, pageCount)
  // On a phone the arrows stand in for the neighbours, so that one row suffices.
  const isDoubled = (number: number) =>
    numbers.includes(null) && Math.abs(number - page) === 1 && number > 1 && number < pageCount
  return (
    <nav
      aria-label={label}
      className={`no-print flex flex-wrap justify-center gap-0.5 sm:gap-1 ${className}`}
    >
      {page > 1 ? (
        <Link to={hrefFor(page - 1)} rel="prev" className={cell}>
          <Icon name="chevron-left" />
          <span className="max-sm:sr-only">Previous</span>
        </Link>
      ) : (
        <span className={`${off} max-sm:hidden`}>
          <Icon name="chevron-left" />
          Previous
        </span>
      )}
      {numbers.map((number, index) =>
        number === null ? (
          <span
            key={`gap after ${numbers[index - 1]}`}
            aria-hidden="true"
            className={`${off} max-sm:min-w-6 max-sm:px-0`}
          >
            …
          </span>
        ) : number === page ? (
          <span key={number} aria-current="page" className={`${cell} bg-action text-on-action`}>
            <span className="sr-only">Page </span>
            {number}
          </span>
        ) : (
          <Link
            key={number}
            to={hrefFor(number)}
            className={isDoubled(number) ? `${cell} max-sm:hidden` : cell}
          >
            <span className="sr-only">Page </span>
            {number}
          </Link>
        ),
      )}
      {page < pageCount ? (
        <Link to={hrefFor(page + 1)} rel="next" className={cell}>
          <span className="max-sm:sr-only">Next</span>
          <Icon name="chevron-right" />
        </Link>
      ) : (
        <span className={`${off} max-sm:hidden`}>
          Next
          <Icon name="chevron-right" />
        </span>
      )}
    </nav>
  )
}
