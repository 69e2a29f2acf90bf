import { describeFeed } from '#app/data/feeds/describe-feed.ts'
import { describeDataset } from '#app/data/hsds/describe-dataset.ts'
import { PageMeta } from '#app/ui/page-meta.tsx'
import { useSite } from '#app/ui/site.tsx'
import { DevelopersPage } from './developers-page.tsx'
import { developerMessages } from './messages.ts'

export default function DevelopersRoute() {
  const { title, description } = developerMessages
  const site = useSite()
  return (
    <>
      <PageMeta
        title={title}
        description={description}
        path="/developers"
        structuredData={[describeDataset(site)]}
        feed={describeFeed('/centers', site.name, 'en')}
      />
      <DevelopersPage />
    </>
  )
}
