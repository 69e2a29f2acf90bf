import { languageContext, siteContext } from '#app/context.ts'
import { withDatabase } from '#app/database.server.ts'
import { AccuracyPage } from '#app/features/accuracy/accuracy-page.tsx'
import { accuracyMessages } from '#app/features/accuracy/messages.ts'
import { readAccuracy } from '#app/features/accuracy/read-accuracy.server.ts'
import { describePage } from '#app/lib/page-meta.ts'
import type { PageHandle } from '#app/lib/page-scripts.ts'
import { readLanguage } from '#app/lib/paths.ts'
import type { Route } from './+types/accuracy.ts'

export const handle: PageHandle = { scripts: 'none' }

export async function loader({ context }: Route.LoaderArgs) {
  const language = context.get(languageContext)
  const accuracy = await withDatabase(context, (tx) => readAccuracy(tx, language))
  return { site: context.get(siteContext), accuracy }
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (!loaderData) return []
  const { site } = loaderData
  const language = readLanguage(location.pathname)
  const { title, description } = accuracyMessages[language]
  return describePage({ site, language, title, description, path: '/accuracy' })
}

export default function AccuracyRoute({ loaderData }: Route.ComponentProps) {
  return <AccuracyPage accuracy={loaderData.accuracy} />
}
