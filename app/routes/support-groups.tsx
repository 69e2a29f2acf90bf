import { siteContext } from '#app/context.ts'
import { describeGuide } from '#app/features/guides/describe-guide.ts'
import printUrl from '#app/features/guides/print.css?url'
import {
  supportGroupsContent,
  supportGroupsHead,
} from '#app/features/guides/support-groups-content.ts'
import { SupportGroupsPage } from '#app/features/guides/support-groups-page.tsx'
import type { Route } from './+types/support-groups.ts'

export const handle = { noScript: true }

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: printUrl, media: 'print' },
]

export function loader({ context }: Route.LoaderArgs) {
  return { site: context.get(siteContext) }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return describeGuide(loaderData.site, supportGroupsHead, supportGroupsContent)
}

export default function SupportGroups({ loaderData }: Route.ComponentProps) {
  return <SupportGroupsPage supportLine={loaderData.site.supportLine} />
}
