import type { MetaDescriptor } from 'react-router'
import type { Site } from '#app/context.ts'
import { getLocale, type Language } from '#app/lib/language.ts'
import { describePage } from '#app/lib/page-meta.ts'
import { localize } from '#app/lib/paths.ts'
import { type GuideHead, listSources } from './fact.ts'
import { guideMessages } from './guide-messages.ts'

/**
 * Title, description, address, preview and schema.org data of a page of guidance. `content` is what
 * the page states as fact: it says on which day that was last checked. `head` is in `language`, but for its path.
 */
export function describeGuide(
  site: Site,
  head: GuideHead,
  content?: unknown,
  language: Language = 'en',
): MetaDescriptor[] {
  const { path, title, description, type } = head
  const url = site.url + localize(path, language)
  const { checked } = listSources(content)
  return describePage({
    site,
    language,
    title,
    description,
    path,
    structuredData: [
      {
        '@type': type,
        '@id': url,
        url,
        name: title,
        description,
        inLanguage: getLocale(language),
        isPartOf: { '@type': 'WebSite', name: site.name, url: `${site.url}/` },
        ...(checked ? { lastReviewed: checked } : {}),
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          {
            '@type': 'ListItem',
            position: 1,
            name: guideMessages[language].home,
            item: site.url + localize('/', language),
          },
          { '@type': 'ListItem', position: 2, name: title, item: url },
        ],
      },
    ],
  })
}
