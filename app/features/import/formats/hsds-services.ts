import { isPlainObject } from './records.ts'

type HsdsObject = Record<string, unknown>

/**
 * Return the services of an object of the Human Services Data Specification 3, one for each
 * location, with `organization` and `serviceAtLocation` in full. The object can be a service, a
 * service at a location, an organization or a location. Null for anything else.
 */
export function unfoldHsds(value: HsdsObject): HsdsObject[] | null {
  if (isPlainObject(value.service) && isPlainObject(value.location)) {
    return [toService(value.service, value)]
  }
  const hasOrganization = isPlainObject(value.organization) && typeof value.status === 'string'
  if (isObjectList(value.service_at_locations) || hasOrganization) return unfoldService(value, [])
  if (isObjectList(value.services) && value.services.every(isNamed)) {
    return Array.isArray(value.addresses)
      ? unfoldLocation(value, value.services)
      : unfoldOrganization(value, value.services)
  }
  const { locations, ...organization } = value
  if (!isObjectList(locations) || !locations.every(isLocation)) return null
  return locations.map((location) => toService({ ...value, organization }, { location }))
}

function unfoldOrganization(value: HsdsObject, services: HsdsObject[]): HsdsObject[] {
  const { services: _, locations, ...organization } = value
  const known = isObjectList(locations) ? locations : []
  return services.flatMap((service) => unfoldService({ organization, ...service }, known))
}

function unfoldLocation(value: HsdsObject, services: HsdsObject[]): HsdsObject[] {
  const { services: _, ...location } = value
  return services.map((service) => toService(service, { location }))
}

/** `known` are the organization's locations, to which a service may refer by id only. */
function unfoldService(service: HsdsObject, known: readonly HsdsObject[]): HsdsObject[] {
  const places = isObjectList(service.service_at_locations) ? service.service_at_locations : []
  if (places.length === 0) return [toService(service, {})]
  const byId = new Map(known.map((location) => [location.id, location]))
  return places.map((place) =>
    toService(service, { location: byId.get(place.location_id), ...place }),
  )
}

function toService(service: HsdsObject, place: HsdsObject): HsdsObject {
  const { service_at_locations, services, locations, ...own } = service
  return { ...own, serviceAtLocation: place }
}

function isObjectList(value: unknown): value is HsdsObject[] {
  return Array.isArray(value) && value.length > 0 && value.every(isPlainObject)
}

function isNamed(service: HsdsObject): boolean {
  return typeof service.name === 'string'
}

function isLocation(value: HsdsObject): boolean {
  return Array.isArray(value.addresses) || typeof value.location_type === 'string'
}
