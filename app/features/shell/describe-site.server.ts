import type { Site } from '#app/context.ts'
import { getLocale, type Language } from '#app/lib/language.ts'
import { localize } from '#app/pages.ts'

type Thing = Record<string, unknown>

/** schema.org WebSite in a language, with the way to search it. */
export function describeWebSite(site: Pick<Site, 'name' | 'url'>, language: Language): Thing {
  const home = site.url + localize('/', language)
  return {
    '@type': 'WebSite',
    '@id': `${home}#site`,
    name: site.name,
    url: home,
    inLanguage: getLocale(language),
    publisher: { '@id': `${site.url}/#organization` },
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${site.url}${localize('/centers', language)}?q={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  }
}

/** schema.org Organization: who publishes the directory, and how to reach them. */
export function describeOrganization(site: Site): Thing {
  const thing: Thing = {
    '@type': 'Organization',
    '@id': `${site.url}/#organization`,
    name: site.name,
    url: `${site.url}/`,
    logo: `${site.url}/icon-512.png`,
    email: site.email,
    areaServed: { '@type': 'State', name: 'New Jersey' },
  }
  if (site.phone) thing.telephone = site.phone
  return thing
}
