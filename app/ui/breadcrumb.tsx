import { Link } from './link.tsx'
import { uiMessages } from './messages.ts'
import { useTexts } from './use-language.tsx'

/** The last crumb may lack its path, which is in English. */
export type Crumb = { label: string; to?: string }

/**
 * The path from Home to the current page, which is the last crumb. On a phone it is truncated to
 * one line.
 */
export function Breadcrumb({ crumbs }: { crumbs: Crumb[] }) {
  const text = useTexts(uiMessages)
  const trail: Crumb[] = [{ label: text.home, to: '/' }, ...crumbs]
  return (
    <nav aria-label={text.breadcrumb} className="no-print">
      <ol className="flex gap-x-[6px] text-sm text-ink-soft lg:flex-wrap">
        {trail.map(({ label, to }, index) => {
          const last = index === trail.length - 1
          return (
            <li
              key={`${label} ${to ?? ''}`}
              className={`inline-flex min-h-11 items-center gap-[6px] ${getWidth(index, last)}`}
            >
              {index > 0 && (
                <span aria-hidden="true" className="text-line-strong">
                  /
                </span>
              )}
              {to && !last ? (
                <Link
                  to={to}
                  className="-mx-1 inline-flex min-h-11 min-w-[44px] items-center px-1 text-ink decoration-line-strong"
                >
                  <span className="truncate">{label}</span>
                </Link>
              ) : (
                <span
                  aria-current={last ? 'page' : undefined}
                  className="max-lg:truncate lg:wrap-anywhere"
                >
                  {label}
                </span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

/** On a phone, Home keeps its width, and the last crumb shrinks before the others. */
function getWidth(index: number, isLast: boolean): string {
  if (index === 0) return 'shrink-0'
  return isLast ? 'min-w-[48px] shrink-1000000' : 'min-w-[60px]'
}
