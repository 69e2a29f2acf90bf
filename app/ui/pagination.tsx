import { Icon } from './icon.tsx'
import { Link } from './link.tsx'
import { uiMessages } from './messages.ts'
import { useTexts } from './use-language.tsx'

type PaginationProps = {
  /** The current page, from 1. */
  page: number
  pageCount: number
  hrefFor: (page: number) => string
  /** Names the list for screen readers: "Pages of treatment centers". */
  label?: string
  className?: string
}

const cell =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-s px-2.5 font-semibold no-underline '
const way = `${cell} hover:bg-action-tint hover:underline`
const off = `${cell} text-ink-soft`

/** Links to the other pages; nothing if there is only one page. */
export function Pagination({ page, pageCount, hrefFor, label, className = '' }: PaginationProps) {
  const text = useTexts(uiMessages)
  if (pageCount <= 1) return null
  const numbers = listPageNumbers(page, pageCount)
  // On a phone the arrows replace the neighbors, to fit one row.
  const isDoubled = (number: number) =>
    numbers.includes(null) && Math.abs(number - page) === 1 && number > 1 && number < pageCount
  return (
    <nav
      aria-label={label ?? text.pages}
      className={`no-print flex flex-wrap justify-center gap-0.5 sm:gap-1 ${className}`}
    >
      {page > 1 ? (
        <Link to={hrefFor(page - 1)} rel="prev" className={way}>
          <Icon name="chevron-left" />
          <span className="max-sm:sr-only">{text.previous}</span>
        </Link>
      ) : (
        <span className={`${off} max-sm:hidden`}>
          <Icon name="chevron-left" />
          {text.previous}
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
          <span key={number} aria-current="page" className={`${cell} border-2 border-ink`}>
            <span className="sr-only">{text.page}</span>
            {number}
          </span>
        ) : (
          <Link
            key={number}
            to={hrefFor(number)}
            className={isDoubled(number) ? `${way} max-sm:hidden` : way}
          >
            <span className="sr-only">{text.page}</span>
            {number}
          </Link>
        ),
      )}
      {page < pageCount ? (
        <Link to={hrefFor(page + 1)} rel="next" className={way}>
          <span className="max-sm:sr-only">{text.next}</span>
          <Icon name="chevron-right" />
        </Link>
      ) : (
        <span className={`${off} max-sm:hidden`}>
          {text.next}
          <Icon name="chevron-right" />
        </span>
      )}
    </nav>
  )
}

/**
 * List the page numbers to show: all if there are at most 5, otherwise the first, the last and the
 * neighbors of the current one, with `null` for a gap. Pages count from 1.
 */
export function listPageNumbers(page: number, pageCount: number): (number | null)[] {
  if (pageCount <= 5) return Array.from({ length: Math.max(0, pageCount) }, (_, index) => index + 1)
  const shown = [1, page - 1, page, page + 1, pageCount]
    .filter((number) => number >= 1 && number <= pageCount)
    .filter((number, index, all) => all.indexOf(number) === index)
    .sort((a, b) => a - b)
  const numbers: (number | null)[] = []
  for (const number of shown) {
    const before = numbers.at(-1)
    if (typeof before === 'number' && number - before > 1) numbers.push(null)
    numbers.push(number)
  }
  return numbers
}
