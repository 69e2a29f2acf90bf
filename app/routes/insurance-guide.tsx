import { siteContext } from '#app/context.ts'
import { describeGuide } from '#app/features/guides/describe-guide.ts'
import { insuranceContent, insuranceHead } from '#app/features/guides/insurance-content.ts'
import { InsurancePage } from '#app/features/guides/insurance-page.tsx'
import type { PageHandle } from '#app/lib/page-scripts.ts'
import { readLanguage } from '#app/lib/paths.ts'
import type { Route } from './+types/insurance-guide.ts'

export const handle: PageHandle = { scripts: 'none' }

export function loader({ context }: Route.LoaderArgs) {
  return { site: context.get(siteContext) }
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  const language = readLanguage(location.pathname)
  return describeGuide(
    loaderData.site,
    insuranceHead[language],
    insuranceContent[language],
    language,
  )
}

export default function InsuranceGuide({ loaderData }: Route.ComponentProps) {
  return <InsurancePage supportLine={loaderData.site.supportLine} />
}
