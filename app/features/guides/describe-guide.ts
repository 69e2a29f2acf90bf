import type { MetaDescriptor } from 'react-router'
import type { Site } from '#app/context.ts'
import { describePage } from '#app/lib/page-meta.ts'
import { type GuideHead, listSources } from './fact.ts'

/**
 * Title, description, address, preview and schema.org data of a page of guidance. `content` is what
 * the page states as fact: it says on which day that was last checked.
 */
export function describeGuide(site: Site, head: GuideHead, content?: unknown): MetaDescriptor[] {
  const { path, title, description, type } = head
  const { checked } = listSources(content)
  return describePage({
    site,
    title,
    description,
    path,
    structuredData: [
      {
        '@type': type,
        '@id': site.url + path,
        url: site.url + path,
        name: title,
        description,
        inLanguage: 'en-US',
        isPartOf: { '@type': 'WebSite', name: site.name, url: `${site.url}/` },
        ...(checked ? { lastReviewed: checked } : {}),
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Home', item: `${site.url}/` },
          { '@type': 'ListItem', position: 2, name: title, item: site.url + path },
        ],
      },
    ],
  })
}
