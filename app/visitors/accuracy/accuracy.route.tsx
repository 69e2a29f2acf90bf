import { languageContext } from '#app/context.ts'
import { withDatabase } from '#app/database.server.ts'
import { PageMeta } from '#app/ui/page-meta.tsx'
import { useTexts } from '#app/ui/use-language.tsx'
import type { Route } from './+types/accuracy.route.ts'
import { AccuracyPage } from './accuracy-page.tsx'
import { accuracyMessages } from './messages.ts'
import { readAccuracy } from './read-accuracy.server.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const language = context.get(languageContext)
  const accuracy = await withDatabase(context, (db) => readAccuracy(db, language))
  return { accuracy }
}

export default function AccuracyRoute({ loaderData }: Route.ComponentProps) {
  const { title, description } = useTexts(accuracyMessages)
  return (
    <>
      <PageMeta title={title} description={description} path="/accuracy" />
      <AccuracyPage accuracy={loaderData.accuracy} />
    </>
  )
}
