import type { ReactNode } from 'react'

type PageHeadProps = {
  title: ReactNode
  lede?: ReactNode
  /** A Breadcrumb above the title. */
  before?: ReactNode
  /** Actions below the lede. */
  children?: ReactNode
}

/** The top of a page, above the drawing of hills. */
export function PageHead({ title, lede, before, children }: PageHeadProps) {
  return (
    <div className="page-head relative isolate overflow-hidden border-b">
      <div className="wrap pt-6 pb-17 md:pb-8 lg:pt-11 lg:pb-12">
        {before}
        <h1>{title}</h1>
        {lede && (
          <p className="mt-2 max-w-[36em] text-lede leading-normal text-ink-soft lg:max-w-[34em]">
            {lede}
          </p>
        )}
        {children}
      </div>
    </div>
  )
}
