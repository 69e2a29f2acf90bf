import { siteContext } from '#app/context.ts'
import { describeGuide } from '#app/features/guides/describe-guide.ts'
import { LegalPage } from '#app/features/guides/legal-page.tsx'
import { privacyHead, privacySections } from '#app/features/guides/privacy-content.ts'
import type { PageHandle } from '#app/lib/page-scripts.ts'
import { readLanguage } from '#app/lib/paths.ts'
import type { Route } from './+types/privacy.ts'

export const handle: PageHandle = { scripts: 'none' }

export function loader({ context }: Route.LoaderArgs) {
  return { site: context.get(siteContext), lastUpdated: new Date() }
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  const language = readLanguage(location.pathname)
  return describeGuide(loaderData.site, privacyHead[language], undefined, language)
}

export default function Privacy({ loaderData }: Route.ComponentProps) {
  const { site, lastUpdated } = loaderData
  return (
    <LegalPage
      head={privacyHead}
      sections={privacySections}
      lastUpdated={lastUpdated}
      site={site}
    />
  )
}
