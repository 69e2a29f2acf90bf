import { languageContext } from '#app/context.ts'
import { withDatabase } from '#app/database.server.ts'
import { PageMeta } from '#app/ui/page-meta.tsx'
import { useTexts } from '#app/ui/use-language.tsx'
import { AccuracyPage } from '#app/visitors/accuracy/accuracy-page.tsx'
import { accuracyMessages } from '#app/visitors/accuracy/messages.ts'
import { readAccuracy } from '#app/visitors/accuracy/read-accuracy.server.ts'
import type { Route } from './+types/accuracy.ts'

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
