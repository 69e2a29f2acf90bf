import { Anchor } from './anchor.tsx'

export type Crumb = { label: string; to?: string }

/** Where one is. The last crumb is the page itself; on a phone it is left to the heading. */
export function Breadcrumb({ crumbs }: { crumbs: Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className="no-print">
      <ol className="flex flex-wrap gap-x-1.5 text-sm text-ink-soft">
        {crumbs.map(({ label, to }, index) => {
          const last = index === crumbs.length - 1
          return (
            <li
              key={`${label} ${to ?? ''}`}
              className={`min-h-11 items-center gap-1.5 ${last && index > 0 ? 'hidden lg:inline-flex' : 'inline-flex'}`}
            >
              {index > 0 && (
                <span aria-hidden="true" className="text-line-strong">
                  /
                </span>
              )}
              {to && !last ? (
                <Anchor
                  to={to}
                  className="-mx-1 inline-flex min-h-11 items-center px-1 text-ink decoration-line-strong"
                >
                  {label}
                </Anchor>
              ) : (
                <span aria-current={last ? 'page' : undefined}>{label}</span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
