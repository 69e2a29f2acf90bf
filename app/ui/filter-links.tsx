import { Link } from './link.tsx'

type FilterLinksProps = {
  /** Names the filter for screen readers: "Reviews by state". */
  label: string
  links: { label: string; to: string; isCurrent: boolean; count?: number | undefined }[]
}

/** Links that filter a list; one of them is current. */
export function FilterLinks({ label, links }: FilterLinksProps) {
  return (
    <nav aria-label={label} className="flex flex-wrap gap-x-1 gap-y-1.5">
      {links.map((link) => (
        <Link
          key={link.label}
          to={link.to}
          keepScroll
          aria-current={link.isCurrent ? 'true' : undefined}
          className={`inline-flex min-h-11 items-center gap-1.5 rounded-s px-3.5 text-sm font-semibold no-underline ${
            link.isCurrent
              ? 'border-2 border-ink text-ink'
              : 'border-2 border-transparent text-link hover:bg-action-tint hover:underline'
          }`}
        >
          {link.label}
          {link.count !== undefined && link.count > 0 && (
            <span className="">{link.count.toLocaleString('en-US')}</span>
          )}
        </Link>
      ))}
    </nav>
  )
}
