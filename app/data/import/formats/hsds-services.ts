import { isPlainObject } from './records.ts'

type HsdsObject = Record<string, unknown>

/**
 * List the services of an object of the Human Services Data Specification 3, one for each
 * location, with `organization` and `serviceAtLocation` in full. The object can be a service, a
 * service at a location, an organization or a location. Null for anything else.
 */
export function unfoldHsds(value: HsdsObject): Iterable<HsdsObject> | null {
  if (isPlainObject(value.service) && isPlainObject(value.location)) {
    return [toService(value.service, value)]
  }
  const hasOrganization = isPlainObject(value.organization) && typeof value.status === 'string'
  if (isObjectList(value.service_at_locations) || hasOrganization) {
    return unfoldService(value, new Map())
  }
  if (isObjectList(value.services) && value.services.every(isNamed)) {
    return Array.isArray(value.addresses)
      ? unfoldLocation(value, value.services)
      : unfoldOrganization(value, value.services)
  }
  const { locations, ...organization } = value
  if (!isObjectList(locations) || !locations.every(isLocation)) return null
  return unfoldLocations({ ...value, organization }, locations)
}

function* unfoldOrganization(value: HsdsObject, services: HsdsObject[]): Generator<HsdsObject> {
  const { services: _, locations, ...organization } = value
  const known = isObjectList(locations) ? locations : []
  const byId = new Map(known.map((location) => [location.id, location]))
  for (const service of services) yield* unfoldService({ organization, ...service }, byId)
}

function* unfoldLocation(value: HsdsObject, services: HsdsObject[]): Generator<HsdsObject> {
  const { services: _, ...location } = value
  for (const service of services) yield toService(service, { location })
}

function* unfoldLocations(service: HsdsObject, locations: HsdsObject[]): Generator<HsdsObject> {
  for (const location of locations) yield toService(service, { location })
}

/** `known` are the organization's locations, to which a service may refer by id only. */
function* unfoldService(
  service: HsdsObject,
  known: ReadonlyMap<unknown, HsdsObject>,
): Generator<HsdsObject> {
  const places = isObjectList(service.service_at_locations) ? service.service_at_locations : []
  if (places.length === 0) yield toService(service, {})
  for (const place of places) {
    yield toService(service, { location: known.get(place.location_id), ...place })
  }
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
