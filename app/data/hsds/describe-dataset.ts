import type { Site } from '#app/context.ts'
import { stateName } from '#site/state.ts'
import { apiPath, csvPath, openapiPath } from './api-paths.ts'
import { ownLicenseScope } from './data-license.ts'

type SiteFacts = Pick<Site, 'url' | 'name' | 'email' | 'dataLicense'>

const keywords = ['addiction treatment', 'substance use disorder', 'detox', 'phone numbers']

function describe({ url, name, dataLicense }: SiteFacts) {
  return {
    title: `Addiction treatment centers in ${stateName.en}`,
    description: `What each center offers, where it is, the number to call, and on which day somebody checked it. Call to confirm before a person goes there. ${ownLicenseScope.en(dataLicense)} The column or attribute "license" says so of each center.`,
    page: `${url}/developers`,
    publisher: name,
    files: [
      { title: 'A table, one row for each center', path: csvPath, mediaType: 'text/csv' },
      {
        title: 'Services of HSDS 3.1, whole, one on each line',
        path: `${apiPath}/services?format=ndjson&full=true`,
        mediaType: 'application/x-ndjson',
      },
    ].map(({ path, ...file }) => ({ ...file, url: url + path })),
    api: { title: 'Read API, HSDS 3.1', url: url + apiPath, description: url + openapiPath },
  }
}

/**
 * Describe the directory for catalogs of open data, as `/data.json`: DCAT-US 1.1
 * (https://resources.data.gov/resources/dcat-us/).
 */
export function describeCatalog(site: SiteFacts) {
  const { title, description, page, publisher, files, api } = describe(site)
  const schema = 'https://project-open-data.cio.gov/v1.1/schema'
  return {
    '@context': `${schema}/catalog.jsonld`,
    '@type': 'dcat:Catalog',
    conformsTo: schema,
    describedBy: `${schema}/catalog.json`,
    dataset: [
      {
        '@type': 'dcat:Dataset',
        identifier: page,
        title,
        description,
        keyword: keywords,
        // ISO 8601: it changes every day.
        modified: 'R/P1D',
        accrualPeriodicity: 'R/P1D',
        publisher: { '@type': 'org:Organization', name: publisher },
        contactPoint: {
          '@type': 'vcard:Contact',
          fn: publisher,
          hasEmail: `mailto:${site.email}`,
        },
        accessLevel: 'public',
        landingPage: page,
        language: ['en-US'],
        spatial: `${stateName.en}, United States`,
        distribution: [
          ...files.map((file) => ({
            '@type': 'dcat:Distribution',
            title: file.title,
            mediaType: file.mediaType,
            downloadURL: file.url,
          })),
          {
            '@type': 'dcat:Distribution',
            title: api.title,
            format: 'API',
            accessURL: api.url,
            describedBy: api.description,
            describedByType: 'application/json',
          },
        ],
      },
    ],
  }
}

/** Describe the directory for search engines (https://schema.org/Dataset). */
export function describeDataset(site: SiteFacts): Record<string, unknown> {
  const { title, description, page, publisher, files } = describe(site)
  return {
    '@type': 'Dataset',
    name: title,
    description,
    url: page,
    keywords,
    isAccessibleForFree: true,
    license: page,
    creator: { '@type': 'Organization', name: publisher, url: site.url },
    spatialCoverage: `${stateName.en}, United States`,
    distribution: files.map((file) => ({
      '@type': 'DataDownload',
      name: file.title,
      encodingFormat: file.mediaType,
      contentUrl: file.url,
    })),
  }
}
