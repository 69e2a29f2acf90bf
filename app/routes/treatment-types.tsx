import { siteContext } from '#app/context.ts'
import { describeGuide } from '#app/features/guides/describe-guide.ts'
import {
  treatmentTypesContent,
  treatmentTypesHead,
} from '#app/features/guides/treatment-types-content.ts'
import { TreatmentTypesPage } from '#app/features/guides/treatment-types-page.tsx'
import type { PageHandle } from '#app/lib/page-scripts.ts'
import { readLanguage } from '#app/lib/paths.ts'
import type { Route } from './+types/treatment-types.ts'

export const handle: PageHandle = { scripts: 'none' }

export function loader({ context }: Route.LoaderArgs) {
  return { site: context.get(siteContext) }
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  const language = readLanguage(location.pathname)
  return describeGuide(
    loaderData.site,
    treatmentTypesHead[language],
    treatmentTypesContent[language],
    language,
  )
}

export default function TreatmentTypes({ loaderData }: Route.ComponentProps) {
  return <TreatmentTypesPage supportLine={loaderData.site.supportLine} />
}
