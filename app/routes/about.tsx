import { siteContext } from '#app/context.ts'
import { aboutHead } from '#app/features/guides/about-content.ts'
import { AboutPage } from '#app/features/guides/about-page.tsx'
import { describeGuide } from '#app/features/guides/describe-guide.ts'
import type { PageHandle } from '#app/lib/page-scripts.ts'
import { readLanguage } from '#app/lib/paths.ts'
import type { Route } from './+types/about.ts'

export const handle: PageHandle = { scripts: 'none' }

export function loader({ context }: Route.LoaderArgs) {
  return { site: context.get(siteContext) }
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  const language = readLanguage(location.pathname)
  return describeGuide(loaderData.site, aboutHead[language], undefined, language)
}

export default function About({ loaderData }: Route.ComponentProps) {
  return <AboutPage site={loaderData.site} />
}
