import { siteContext } from '#app/context.ts'
import { HotlineList } from '#app/features/guides/hotline-list.tsx'
import { offlineMessages } from '#app/features/offline/messages.ts'
import { OfflinePage } from '#app/features/offline/offline-page.tsx'
import { CrisisNumbers } from '#app/features/site/crisis-numbers.tsx'
import { describePage } from '#app/lib/page-meta.ts'
import type { PageHandle } from '#app/lib/page-scripts.ts'
import { readLanguage } from '#app/lib/paths.ts'
import type { Route } from './+types/offline.ts'

export const handle: PageHandle = { scripts: 'none' }

export function loader({ context }: Route.LoaderArgs) {
  return { site: context.get(siteContext) }
}

export function meta({ loaderData: { site }, location }: Route.MetaArgs) {
  const language = readLanguage(location.pathname)
  const { title, lede: description } = offlineMessages[language]
  return describePage({ site, language, title, description, path: '/offline', noIndex: true })
}

/** What the service worker shows in place of a page that it cannot reach. */
export default function Offline({ loaderData: { site } }: Route.ComponentProps) {
  return (
    <OfflinePage
      numbers={<CrisisNumbers supportLine={site.supportLine} />}
      hotlines={<HotlineList />}
    />
  )
}
