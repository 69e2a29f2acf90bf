import type { Site } from '#app/context.ts'

type Thing = Record<string, unknown>

/** schema.org WebSite, with the way to search it. */
export function describeWebSite(site: Pick<Site, 'name' | 'url'>): Thing {
  return {
    '@type': 'WebSite',
    '@id': `${site.url}/#site`,
    name: site.name,
    url: `${site.url}/`,
    inLanguage: 'en-US',
    publisher: { '@id': `${site.url}/#organization` },
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${site.url}/centers?q={search_term_string}`,
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
