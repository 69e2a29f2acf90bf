import * as z from 'zod'
import { careTaxonomy, careTerms } from '#app/data/hsds/care-taxonomy.ts'
import { exampleCenter } from '#app/data/hsds/example-center.ts'
import { flatColumns, flattenService } from '#app/data/hsds/flatten-service.ts'
import {
  hsdsMinimalService,
  hsdsOrganization,
  hsdsOrganizationRow,
  hsdsService,
  hsdsServiceAtLocation,
  hsdsServiceAtLocationRow,
  hsdsServiceRow,
  hsdsTombstone,
} from '#app/data/hsds/hsds-objects.ts'
import {
  toHsdsOrganization,
  toHsdsOrganizationRow,
  toHsdsService,
  toHsdsServiceAtLocation,
  toHsdsServiceAtLocationRow,
  toHsdsServiceRow,
} from '#app/data/hsds/hsds-service.ts'
import { hsdsTaxonomy, hsdsTerm } from '#app/data/hsds/hsds-taxonomies.ts'
import { findTaxonomy, findTerm, listTaxonomies, listTerms } from '#app/data/hsds/list-terms.ts'
import {
  listQueries,
  noParameters,
  objectQuery,
  organizationQuery,
} from '#app/data/hsds/queries.ts'
import {
  listOrganizations,
  readHsdsOrganization,
  streamOrganizations,
} from '#app/data/hsds/read-organizations.server.ts'
import { readSearchNote } from '#app/data/hsds/read-search-note.server.ts'
import {
  listServiceAtLocations,
  listServices,
  readService,
  readServiceAtLocation,
  streamServiceAtLocations,
  streamServices,
} from '#app/data/hsds/read-services.server.ts'
import { defineList, defineObject, type Endpoint } from './endpoint.ts'

/** Every endpoint. The routes and the OpenAPI document are built from it. */
export const hsdsEndpoints: Endpoint[] = [
  defineList({
    path: '/services',
    operation: 'listServices',
    about: 'Treatment centers. Each is one service at one place, with the same id.',
    title: 'Find services',
    example: (options) => toHsdsServiceRow(exampleCenter, options),
    summary:
      'Treatment centers, each a service at one location: open ones first, then the nearest, or by name without a place.',
    query: listQueries.services,
    row: z.union([hsdsService, hsdsServiceRow, hsdsMinimalService, hsdsTombstone]),
    page: 'ServicePage',
    read: listServices,
    stream: streamServices,
    table: { columns: flatColumns, flatten: flattenService },
    note: readSearchNote,
  }),
  defineObject({
    path: '/services/{id}',
    operation: 'readService',
    title: 'Read a service',
    example: (options) => toHsdsService(exampleCenter, options),
    summary: 'A treatment center, whole. The id of a merged one leads to the center that stayed.',
    query: objectQuery,
    answer: hsdsService,
    isCenter: true,
    read: readService,
  }),
  defineList({
    path: '/service_at_locations',
    operation: 'listServiceAtLocations',
    about: 'The same treatment centers, with their places first.',
    title: 'Find services at their places',
    example: (options) => toHsdsServiceAtLocationRow(exampleCenter, options),
    summary:
      'Treatment centers at their places: open ones first, then the nearest, or by name without a place.',
    query: listQueries.serviceAtLocations,
    row: z.union([hsdsServiceAtLocation, hsdsServiceAtLocationRow, hsdsTombstone]),
    page: 'ServiceAtLocationPage',
    read: listServiceAtLocations,
    stream: streamServiceAtLocations,
    note: readSearchNote,
  }),
  defineObject({
    path: '/service_at_locations/{id}',
    operation: 'readServiceAtLocation',
    title: 'Read a service at its place',
    example: (options) => toHsdsServiceAtLocation(exampleCenter, options),
    summary: 'A treatment center at its place, whole.',
    query: objectQuery,
    answer: hsdsServiceAtLocation,
    isCenter: true,
    read: readServiceAtLocation,
  }),
  defineList({
    path: '/organizations',
    operation: 'listOrganizations',
    about: 'Providers of one or more treatment centers.',
    title: 'Find organizations',
    example: (options) => toHsdsOrganizationRow(exampleCenter, options),
    summary: 'Providers: those of several centers, and every other center as its own.',
    query: listQueries.organizations,
    row: z.union([hsdsOrganization, hsdsOrganizationRow]),
    page: 'OrganizationPage',
    read: listOrganizations,
    stream: streamOrganizations,
    note: readSearchNote,
  }),
  defineObject({
    path: '/organizations/{id}',
    operation: 'readOrganization',
    title: 'Read an organization',
    example: (options) => toHsdsOrganization([exampleCenter], options, false),
    summary: 'A provider with its centers.',
    query: organizationQuery,
    answer: hsdsOrganization,
    isCenter: true,
    read: readHsdsOrganization,
  }),
  defineList({
    path: '/taxonomies',
    operation: 'listTaxonomies',
    about: 'The vocabularies of the listings.',
    title: 'List the taxonomies',
    example: () => careTaxonomy,
    summary: 'The vocabularies: there is one, of care and choices.',
    query: listQueries.taxonomies,
    row: hsdsTaxonomy,
    page: 'TaxonomyPage',
    ...fromMemory(listTaxonomies),
  }),
  defineObject({
    path: '/taxonomies/{id}',
    operation: 'readTaxonomy',
    title: 'Read a taxonomy',
    example: () => careTaxonomy,
    summary: 'A vocabulary.',
    query: noParameters,
    answer: hsdsTaxonomy,
    isCenter: false,
    read: async (_, id) => toFound(findTaxonomy(id)),
  }),
  defineList({
    path: '/taxonomy_terms',
    operation: 'listTaxonomyTerms',
    about: 'What people can filter by: kinds of care, payment, medicines, languages.',
    title: 'Find terms',
    example: ({ language }) => careTerms[language][1],
    summary: 'Kinds of care and other choices, each with its definition.',
    query: listQueries.taxonomyTerms,
    row: hsdsTerm,
    page: 'TaxonomyTermPage',
    ...fromMemory(listTerms),
  }),
  defineObject({
    path: '/taxonomy_terms/{id}',
    operation: 'readTaxonomyTerm',
    title: 'Read a term',
    example: ({ language }) => careTerms[language][1],
    summary: 'A kind of care or another choice.',
    query: objectQuery,
    answer: hsdsTerm,
    isCenter: false,
    read: async (_, id, { language }) => toFound(findTerm(id, language)),
  }),
]

/** Read a list that is in memory. */
function fromMemory<Query, Row>(list: (query: Query) => Row[]) {
  return {
    read: async (_: unknown, query: Query & { page: number; per_page: number }) => {
      const rows = list(query)
      const start = (query.page - 1) * query.per_page
      return { total: rows.length, rows: rows.slice(start, start + query.per_page) }
    },
    stream: async function* (_: unknown, query: Query) {
      yield list(query)
    },
  }
}

function toFound<Value>(value: Value | null) {
  return value === null ? null : { kind: 'found' as const, value }
}
