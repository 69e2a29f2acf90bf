import * as z from 'zod'
import { hsdsId } from './hsds-id.ts'
import {
  hsdsAccessibility,
  hsdsAddress,
  hsdsAttribute,
  hsdsCapacity,
  hsdsCostOption,
  hsdsLanguage,
  hsdsPhone,
  hsdsRequiredDocument,
  hsdsSchedule,
  hsdsUrl,
} from './hsds-parts.ts'

// The fields of the Human Services Data Specification 3.1 that we answer with. A row of a list has an object's own
// fields and what it has one of; the whole object has its lists, too.

const modified = z.iso
  .datetime()
  .meta({ description: 'When one of its facts changed last, or was checked.' })

export const hsdsOrganizationRow = z
  .object({
    id: hsdsId.meta({
      description: 'Of the provider; the center’s own id if it belongs to no provider.',
    }),
    name: z.string().meta({ description: 'The name of the provider, or of the center.' }),
    description: z
      .string()
      .meta({ description: 'The center’s own description, or else the name.' }),
    website: z.url().optional().meta({ description: 'The provider’s website.' }),
  })
  .meta({ id: 'OrganizationRow', description: 'A provider of services.' })

export const hsdsServiceRow = z
  .object({
    id: hsdsId.meta({ description: 'Also the id of its location and service at location.' }),
    name: z.string().meta({ description: 'The name of the center.' }),
    description: z
      .string()
      .optional()
      .meta({ description: 'What the center does, as it was written or imported.' }),
    url: z.url().optional().meta({ description: 'The center’s website.' }),
    status: z
      .enum(['active', 'temporarily closed', 'defunct'])
      .meta({ description: 'Show people only `active` ones.' }),
    alert: z.string().optional().meta({
      description:
        'That it is a fictional sample, that its number is in doubt, or that nobody answers.',
    }),
    application_process: z.string().optional().meta({ description: 'How a person begins.' }),
    eligibility_description: z.string().optional().meta({ description: 'Who can be admitted.' }),
    minimum_age: z.int().optional().meta({ description: 'The youngest age that it admits.' }),
    maximum_age: z.int().optional().meta({ description: 'The oldest age that it admits.' }),
    wait_time: z.string().optional().meta({ description: 'With the day when they said so.' }),
    fees_description: z
      .string()
      .optional()
      .meta({ description: 'Health plans taken, with the day when they said so.' }),
    assured_date: z.iso
      .date()
      .optional()
      .meta({ description: 'When a person of this directory checked the listing last.' }),
    last_modified: modified,
    organization: hsdsOrganizationRow,
  })
  .meta({ id: 'ServiceRow', description: 'A treatment center, without its lists.' })

export const hsdsLocationRow = z
  .object({
    id: hsdsId,
    location_type: z.literal('physical').meta({ description: 'Always a place where people go.' }),
    name: z.string().meta({ description: 'The name of the center.' }),
    description: z
      .string()
      .optional()
      .meta({ description: 'The town, where the address is not known with all of its parts.' }),
    latitude: z.number().optional().meta({
      description: 'Only with a street: houses that give their address by phone have none.',
    }),
    longitude: z.number().optional().meta({ description: 'As `latitude`.' }),
  })
  .meta({ id: 'LocationRow', description: 'Where a center is, without its lists.' })

export const hsdsLocation = z
  .object({
    ...hsdsLocationRow.shape,
    addresses: z.array(hsdsAddress),
    accessibility: z.array(hsdsAccessibility),
  })
  .meta({ id: 'Location', description: 'Where a center is.' })

const serviceLists = {
  additional_urls: z.array(hsdsUrl),
  phones: z.array(hsdsPhone),
  schedules: z
    .array(hsdsSchedule)
    .meta({ description: 'Empty where we have no hours that others may use.' }),
  languages: z.array(hsdsLanguage),
  cost_options: z.array(hsdsCostOption),
  required_documents: z.array(hsdsRequiredDocument),
  capacities: z.array(hsdsCapacity),
  attributes: z.array(hsdsAttribute),
}

/** A service as it is nested in its place. */
export const hsdsPlacedService = z
  .object({ ...hsdsServiceRow.shape, ...serviceLists })
  .meta({ id: 'PlacedService', description: 'A treatment center, without its places.' })

export const hsdsService = z
  .object({
    ...hsdsPlacedService.shape,
    service_at_locations: z
      .array(
        z
          .object({ id: hsdsId, location: hsdsLocation })
          .meta({ id: 'ServicePlace', description: 'A place of a service.' }),
      )
      .meta({ description: 'One: each place of a provider is a service of its own.' }),
  })
  .meta({ id: 'Service', description: 'A treatment center.' })

export const hsdsServiceAtLocationRow = z
  .object({ id: hsdsId, service: hsdsServiceRow, location: hsdsLocationRow })
  .meta({ id: 'ServiceAtLocationRow', description: 'A treatment center at its place.' })

export const hsdsServiceAtLocation = z
  .object({ id: hsdsId, service: hsdsPlacedService, location: hsdsLocation })
  .meta({ id: 'ServiceAtLocation', description: 'A treatment center at its place, whole.' })

export const hsdsOrganization = z
  .object({
    ...hsdsOrganizationRow.shape,
    services: z
      .array(z.union([hsdsService, hsdsServiceRow]))
      .meta({ description: 'Its centers; whole with `full_service`.' }),
    locations: z.array(hsdsLocation),
  })
  .meta({ id: 'Organization', description: 'A provider with its services and places.' })

export const hsdsMinimalService = z
  .object({ id: hsdsId, last_modified: modified })
  .meta({ id: 'MinimalService', description: 'The answer with `minimal`.' })

export const hsdsTombstone = z
  .object({
    id: hsdsId,
    status: z.literal('defunct').meta({ description: 'It is not listed any more.' }),
    last_modified: modified,
  })
  .meta({
    id: 'Tombstone',
    description: 'With `modified_after`: a center that was deleted, or merged into another.',
  })

export type HsdsService = z.infer<typeof hsdsService>
export type HsdsPlacedService = z.infer<typeof hsdsPlacedService>
export type HsdsServiceRow = z.infer<typeof hsdsServiceRow>
export type HsdsServiceAtLocation = z.infer<typeof hsdsServiceAtLocation>
export type HsdsServiceAtLocationRow = z.infer<typeof hsdsServiceAtLocationRow>
export type HsdsLocation = z.infer<typeof hsdsLocation>
export type HsdsOrganization = z.infer<typeof hsdsOrganization>
export type HsdsOrganizationRow = z.infer<typeof hsdsOrganizationRow>
export type HsdsMinimalService = z.infer<typeof hsdsMinimalService>
export type HsdsTombstone = z.infer<typeof hsdsTombstone>
