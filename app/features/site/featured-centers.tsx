import type { ReactNode } from 'react'
import { ArrowLink } from '#app/ui/arrow-link.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'

type Props = {
  /** Whether each center shown is pinned: only then may the section speak of Trusted. */
  allTrusted: boolean
  children: ReactNode
}

/** 'Featured Treatment Centers': the first three; `children` are their cards. */
export function FeaturedCenters({ allTrusted, children }: Props) {
  return (
    <section aria-labelledby="featured" className="wrap py-section">
      <SectionHead
        id="featured"
        title="Featured Treatment Centers"
        lede={
          allTrusted ? (
            <>
              Each one meets our published criteria for <a href="/about#trusted">Trusted</a>. No
              center pays to be here.
            </>
          ) : (
            'The newest in the directory. No center pays to be here.'
          )
        }
      >
        <ArrowLink to="/centers">All centers</ArrowLink>
      </SectionHead>
      {children}
    </section>
  )
}
