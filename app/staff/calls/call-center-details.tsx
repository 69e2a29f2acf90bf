import type { ReactNode } from 'react'
import { Link } from '#app/ui/link.tsx'

type CenterDetails = {
  id: string
  slug: string
  name: string
  address: string | null
  website: string | null
  note: string | null
}

/** Show how to find a center: name, address, website and the last caller's note. */
export function CallCenterDetails({
  center,
  children,
}: {
  center: CenterDetails
  children?: ReactNode
}) {
  const { id, slug, name, address, website, note } = center
  return (
    <div className="grid gap-1">
      <h3 id={`of-${id}`} className="text-lg wrap-anywhere">
        <Link to={`/centers/${slug}`}>{name}</Link>
      </h3>
      <p className="wrap-anywhere text-ink-soft">{address ?? 'Address not known'}</p>
      {children}
      {note && <p className="whitespace-pre-line wrap-anywhere">Note: {note}</p>}
      <p className="flex flex-wrap gap-x-5 text-sm">
        {website && (
          <a
            href={website}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-11 items-center"
          >
            Website<span className="sr-only"> of {name}</span>
          </a>
        )}
        <a
          href={`/admin/centers/${id}/edit`}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 items-center"
        >
          Correct the listing<span className="sr-only"> of {name}</span>
        </a>
      </p>
    </div>
  )
}
