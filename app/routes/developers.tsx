import { DevelopersPage } from '#app/features/developers/developers-page.tsx'
import { developerMessages } from '#app/features/developers/messages.ts'
import { PageMeta } from '#app/ui/page-meta.tsx'
import { useTexts } from '#app/ui/use-language.tsx'

export default function DevelopersRoute() {
  const { title, description } = useTexts(developerMessages)
  return (
    <>
      <PageMeta title={title} description={description} path="/developers" />
      <DevelopersPage />
    </>
  )
}
