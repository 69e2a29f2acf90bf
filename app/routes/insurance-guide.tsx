import { siteContext } from '#app/context.ts'
import { describeGuide } from '#app/features/guides/describe-guide.ts'
import { insuranceContent, insuranceHead } from '#app/features/guides/insurance-content.ts'
import { InsurancePage } from '#app/features/guides/insurance-page.tsx'
import printUrl from '#app/features/guides/print.css?url'
import type { Route } from './+types/insurance-guide.ts'

export const handle = { noScript: true }

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: printUrl, media: 'print' },
]

export function loader({ context }: Route.LoaderArgs) {
  return { site: context.get(siteContext) }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return describeGuide(loaderData.site, insuranceHead, insuranceContent)
}

export default function InsuranceGuide({ loaderData }: Route.ComponentProps) {
  return <InsurancePage supportLine={loaderData.site.supportLine} />
}
