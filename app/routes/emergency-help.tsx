import { siteContext } from '#app/context.ts'
import { describeGuide } from '#app/features/guides/describe-guide.ts'
import { emergencyContent, emergencyHead } from '#app/features/guides/emergency-content.ts'
import { EmergencyPage } from '#app/features/guides/emergency-page.tsx'
import type { PageHandle } from '#app/lib/page-scripts.ts'
import type { Route } from './+types/emergency-help.ts'

export const handle: PageHandle = { scripts: 'none' }

export function loader({ context }: Route.LoaderArgs) {
  return { site: context.get(siteContext) }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return describeGuide(loaderData.site, emergencyHead, emergencyContent)
}

export default function EmergencyHelp({ loaderData }: Route.ComponentProps) {
  return <EmergencyPage supportLine={loaderData.site.supportLine} />
}
