import { HotlineList } from '#app/features/guides/hotline-list.tsx'
import { offlineMessages } from '#app/features/offline/messages.ts'
import { OfflinePage } from '#app/features/offline/offline-page.tsx'
import { CrisisNumbers } from '#app/features/site/crisis-numbers.tsx'
import type { PageHandle } from '#app/lib/page-scripts.ts'
import { useTexts } from '#app/ui/language.tsx'
import { PageMeta } from '#app/ui/page-meta.tsx'
import { useSite } from '#app/ui/site.tsx'

export const handle: PageHandle = { scripts: 'none' }

/** What the service worker shows in place of a page that it cannot reach. */
export default function Offline() {
  const { title, lede } = useTexts(offlineMessages)
  const { supportLine } = useSite()
  return (
    <>
      <PageMeta title={title} description={lede} path="/offline" noIndex />
      <OfflinePage
        numbers={<CrisisNumbers supportLine={supportLine} />}
        hotlines={<HotlineList />}
      />
    </>
  )
}
