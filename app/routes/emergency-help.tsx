import { siteContext } from '#app/context.ts'
import { describeGuide } from '#app/features/guides/describe-guide.ts'
import { emergencyMessages } from '#app/features/guides/emergency-messages.ts'
import { EmergencyPage } from '#app/features/guides/emergency-page.tsx'
import type { PageHandle } from '#app/lib/page-scripts.ts'
import { readLanguage } from '#app/lib/paths.ts'
import type { Route } from './+types/emergency-help.ts'

export const handle: PageHandle = { scripts: 'none' }

export function loader({ context }: Route.LoaderArgs) {
  return { site: context.get(siteContext) }
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  const language = readLanguage(location.pathname)
  const { head, content } = emergencyMessages[language]
  return describeGuide(loaderData.site, head, content, language)
}

export default function EmergencyHelp({ loaderData }: Route.ComponentProps) {
  return <EmergencyPage supportLine={loaderData.site.supportLine} />
}
