import type { ReactNode } from 'react'

type EmptyStateProps = {
  title: ReactNode
  /** Actions that the person can take. */
  children?: ReactNode
  actions?: ReactNode
  /** A picture from /illustrations; null for none. */
  image?: string | null
}

/** Says that there is nothing here, why, and what to do next. */
export function EmptyState({
  title,
  children,
  actions,
  image = '/illustrations/lake.svg',
}: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-3 rounded-l border border-dashed border-line-strong px-5 py-8 text-center">
      {image && (
        <img
          src={image}
          alt=""
          width={640}
          height={400}
          loading="lazy"
          className="mb-2 aspect-[1.6] h-auto w-52 rounded-l object-cover"
        />
      )}
      <h2 className="text-xl">{title}</h2>
      {children && <div className="max-w-[30em] text-ink-soft">{children}</div>}
      {actions && <div className="mt-2 flex flex-wrap justify-center gap-3">{actions}</div>}
    </div>
  )
}
