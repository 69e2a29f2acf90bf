import { siteContext } from '#app/context.ts'
import { describeGuide } from '#app/features/guides/describe-guide.ts'
import {
  supportGroupsContent,
  supportGroupsHead,
} from '#app/features/guides/support-groups-content.ts'
import { SupportGroupsPage } from '#app/features/guides/support-groups-page.tsx'
import type { PageHandle } from '#app/lib/page-scripts.ts'
import type { Route } from './+types/support-groups.ts'

export const handle: PageHandle = { scripts: 'none' }

export function loader({ context }: Route.LoaderArgs) {
  return { site: context.get(siteContext) }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return describeGuide(loaderData.site, supportGroupsHead, supportGroupsContent)
}

export default function SupportGroups({ loaderData }: Route.ComponentProps) {
  return <SupportGroupsPage supportLine={loaderData.site.supportLine} />
}
