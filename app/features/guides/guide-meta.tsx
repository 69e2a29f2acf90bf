import { getLocale } from '#app/lib/language.ts'
import { useLanguage, usePath, useTexts } from '#app/ui/language.tsx'
import { PageMeta } from '#app/ui/page-meta.tsx'
import { useSite } from '#app/ui/site.tsx'
import { type GuideHead, listSources } from './fact.ts'
import { guideMessages } from './guide-messages.ts'

/**
 * What a page of guidance says of itself to search engines. `content` is what the page states as fact: it
 * says on which day that was last checked.
 */
export function GuideMeta({ head, content }: { head: GuideHead; content?: unknown }) {
  const { path, title, description, type } = head
  const site = useSite()
  const text = useTexts(guideMessages)
  const inLanguage = getLocale(useLanguage())
  const localize = usePath()
  const url = site.url + localize(path)
  const { checked } = listSources(content)
  return (
    <PageMeta
      title={title}
      description={description}
      path={path}
      structuredData={[
        {
          '@type': type,
          '@id': url,
          url,
          name: title,
          description,
          inLanguage,
          isPartOf: { '@type': 'WebSite', name: site.name, url: `${site.url}/` },
          ...(checked ? { lastReviewed: checked } : {}),
        },
        {
          '@type': 'BreadcrumbList',
          itemListElement: [
            { '@type': 'ListItem', position: 1, name: text.home, item: site.url + localize('/') },
            { '@type': 'ListItem', position: 2, name: title, item: url },
          ],
        },
      ]}
    />
  )
}
