import type { Site } from '#app/context.ts'
import { localize } from '#app/find-page.ts'
import { getLocale, type Language } from '#app/lib/language.ts'
import { stateName } from '#site/state.ts'

type Thing = Record<string, unknown>

/** Describe the site as a schema.org WebSite in a language, with its search. */
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

/**
 * Describe the publisher of the directory as a schema.org Organization, with contact information.
 */
export function describeOrganization(site: Site): Thing {
  const thing: Thing = {
    '@type': 'Organization',
    '@id': `${site.url}/#organization`,
    name: site.name,
    url: `${site.url}/`,
    logo: `${site.url}/icon-512.png`,
    email: site.email,
    areaServed: { '@type': 'State', name: stateName.en },
  }
  if (site.phone) thing.telephone = site.phone
  return thing
}
