import { siteContext } from '#app/context.ts'
import { describeGuide } from '#app/features/guides/describe-guide.ts'
import { supportGroupsMessages } from '#app/features/guides/support-groups-messages.ts'
import { SupportGroupsPage } from '#app/features/guides/support-groups-page.tsx'
import type { PageHandle } from '#app/lib/page-scripts.ts'
import { readLanguage } from '#app/lib/paths.ts'
import type { Route } from './+types/support-groups.ts'

export const handle: PageHandle = { scripts: 'none' }

export function loader({ context }: Route.LoaderArgs) {
  return { site: context.get(siteContext) }
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  const language = readLanguage(location.pathname)
  const { head, content } = supportGroupsMessages[language]
  return describeGuide(loaderData.site, head, content, language)
}

export default function SupportGroups({ loaderData }: Route.ComponentProps) {
  return <SupportGroupsPage supportLine={loaderData.site.supportLine} />
}
