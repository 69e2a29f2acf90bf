import type { ReactNode } from 'react'
import type { Site } from '#app/context.ts'
import { useTexts } from '#app/ui/language.tsx'
import { CrisisNumbers } from './crisis-numbers.tsx'
import { siteMessages } from './messages.tsx'

type StrayPageProps = {
  title: string
  /** One or two sentences. */
  children: ReactNode
  actions: ReactNode
  after?: ReactNode
  supportLine: Site['supportLine']
}

/** The page of those who did not get where they meant to go; help is on it too. */
export function StrayPage({ title, children, actions, after, supportLine }: StrayPageProps) {
  const text = useTexts(siteMessages).crisis
  return (
    <>
      <div className="wrap grid items-center gap-8 py-section lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] lg:gap-14">
        <div className="min-w-0">
          <h1>{title}</h1>
          <p className="mt-3 max-w-[34em] text-lede leading-normal text-ink-soft">{children}</p>
          <div className="mt-6 flex flex-wrap gap-3">{actions}</div>
          {after}
        </div>
        <img
          src="/illustrations/lighthouse.svg"
          alt=""
          width={640}
          height={400}
          className="aspect-[1.6] w-full max-w-104 rounded-l object-cover max-md:row-start-1"
        />
      </div>
      <div className="on-deep overflow-hidden bg-deep py-8 text-on-deep">
        <div className="wrap">
          <h2 className="mb-5 text-xl">{text.ifYouNeedHelp}</h2>
          <CrisisNumbers supportLine={supportLine} />
        </div>
      </div>
    </>
  )
}
