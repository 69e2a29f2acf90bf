import type { ReactNode } from 'react'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { useTexts } from '#app/ui/language.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import type { GuideHead } from './fact.ts'
import { guideMessages } from './guide-messages.ts'
import { GuideMeta } from './guide-meta.tsx'
import { JumpList } from './jump-list.tsx'
import { ReviewNote } from './review-note.tsx'
import { SourceNote } from './source-note.tsx'

type GuidePageProps = {
  head: GuideHead
  jumps?: readonly { id: string; label: string }[]
  /** What the page states, for its sources. */
  content?: unknown
  children: ReactNode
}

/** A page of guidance: its head, its parts one below the other, and where its facts come from. */
export function GuidePage({ head, jumps, content, children }: GuidePageProps) {
  const text = useTexts(guideMessages)
  return (
    <>
      <GuideMeta head={head} content={content} />
      <PageHead
        title={head.title}
        lede={head.lede}
        before={<Breadcrumb crumbs={[{ label: text.home, to: '/' }, { label: head.title }]} />}
      />
      <ReviewNote path={head.path} />
      {jumps && <JumpList links={jumps} />}
      <div className="guide-parts wrap grid grid-cols-[minmax(0,1fr)] gap-section pt-[clamp(2.25rem,1.6rem+2.6vw,4rem)] pb-section">
        {children}
        {content !== undefined && <SourceNote content={content} />}
      </div>
    </>
  )
}
