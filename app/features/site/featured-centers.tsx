import type { ReactNode } from 'react'
import { ArrowLink } from '#app/ui/arrow-link.tsx'
import { useTexts } from '#app/ui/language.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import { siteMessages } from './messages.tsx'

type Props = {
  /** Whether each center shown is pinned: only then may the section speak of Trusted. */
  allTrusted: boolean
  children: ReactNode
}

/** 'Featured Treatment Centers': the first three; `children` are their cards. */
export function FeaturedCenters({ allTrusted, children }: Props) {
  const text = useTexts(siteMessages).featured
  return (
    <section aria-labelledby="featured" className="wrap py-section">
      <SectionHead id="featured" title={text.title} lede={allTrusted ? text.trusted : text.newest}>
        <ArrowLink to="/centers">{text.all}</ArrowLink>
      </SectionHead>
      {children}
    </section>
  )
}
