import { describeFeed } from '#app/data/feeds/describe-feed.ts'
import { describeDataset } from '#app/data/hsds/describe-dataset.ts'
import { PageMeta } from '#app/ui/page-meta.tsx'
import { useSite } from '#app/ui/site.tsx'
import { useLanguage, useTexts } from '#app/ui/use-language.tsx'
import { DevelopersPage } from './developers-page.tsx'
import { developerMessages } from './messages.ts'

export default function DevelopersRoute() {
  const { title, description } = useTexts(developerMessages)
  const site = useSite()
  const language = useLanguage()
  return (
    <>
      <PageMeta
        title={title}
        description={description}
        path="/developers"
        structuredData={[describeDataset(site)]}
        feed={describeFeed('/centers', site.name, language)}
      />
      <DevelopersPage />
    </>
  )
}
