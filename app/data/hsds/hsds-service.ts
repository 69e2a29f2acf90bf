import { reportedNumber } from '#app/center/fields/checked-fields.ts'
import {
  findHidingTime,
  hiddenNumber,
  hideNumbersInTexts,
  hidePhones,
  hidesPhone,
} from '#app/center/fields/reported-phone.ts'
import { unreachableNotice } from '#app/center/fields/unreachable.ts'
import type { Site } from '#app/context.ts'
import { formatIsoDate } from '#app/lib/format-date.ts'
import type { Language } from '#app/lib/language.ts'
import { parsePhone } from '#app/lib/phone.ts'
import { derivePartId } from './derive-part-id.server.ts'
import {
  describeHsdsAdmission,
  listAccessibility,
  listAdmissionPhones,
  listCostOptions,
  listRequiredDocuments,
  toHsdsNumber,
} from './describe-hsds-admission.ts'
import { hsdsLabels, sampleAlert } from './hsds.server.ts'
import type { HsdsCenter } from './hsds-center.server.ts'
import type { IdOf } from './hsds-id.ts'
import type {
  HsdsLocation,
  HsdsMinimalService,
  HsdsOrganization,
  HsdsOrganizationRow,
  HsdsPlacedService,
  HsdsService,
  HsdsServiceAtLocation,
  HsdsServiceAtLocationRow,
  HsdsServiceRow,
} from './hsds-objects.ts'
import type { HsdsPhone } from './hsds-parts.ts'
import { describeLocation, listAddresses } from './list-addresses.ts'
import { listAttributes } from './list-attributes.ts'
import { listCapacities } from './list-capacities.ts'
import { listLanguages } from './list-languages.ts'
import { listSchedules } from './list-schedules.ts'
import { toUri } from './to-uri.ts'

export type HsdsOptions = {
  /** Decides which reported numbers are hidden. */
  now: Date
  site: Pick<Site, 'url' | 'dataLicense'>
  /** Of the taxonomy's terms. All other texts are as they were written. */
  language: Language
}

/**
 * Map a center to a service of the Human Services Data Specification 3.1, whole
 * (https://docs.openreferral.org/en/v3.1.1/). The service, its location and its service at location have the center's
 * id; the ids of other parts are derived from it and stay the same. A number that visitors don't see is left out.
 */
export function toHsdsService(center: HsdsCenter, options: HsdsOptions): HsdsService {
  return {
    ...toPlacedService(center, options),
    service_at_locations: [{ id: center.id, location: toHsdsLocation(center) }],
  }
}

/** Map a center to no more than its id and the time of its last change. */
export function toHsdsMinimalService(center: HsdsCenter, { now }: HsdsOptions): HsdsMinimalService {
  return { id: center.id, last_modified: findChangeTime(center, now).toISOString() }
}

/** Map a center to a row of a list of services. */
export function toHsdsServiceRow(stored: HsdsCenter, { now }: HsdsOptions): HsdsServiceRow {
  const center = hideNumbersInTexts(stored, now)
  return {
    id: center.id,
    name: center.name,
    description: center.description ?? undefined,
    url: toUri(center.website),
    status: findHsdsStatus(center),
    alert: findAlert(center, now),
    ...describeHsdsAdmission(center),
    assured_date: center.verifiedAt ? formatIsoDate(center.verifiedAt) : undefined,
    last_modified: findChangeTime(center, now).toISOString(),
    organization: toHsdsOrganizationRow(center, { now }),
  }
}

/** Map a center to a service at its location, whole. */
export function toHsdsServiceAtLocation(
  center: HsdsCenter,
  options: HsdsOptions,
): HsdsServiceAtLocation {
  return {
    id: center.id,
    service: toPlacedService(center, options),
    location: toHsdsLocation(center),
  }
}

/** Map a center to a row of a list of services at locations. */
export function toHsdsServiceAtLocationRow(
  center: HsdsCenter,
  options: HsdsOptions,
): HsdsServiceAtLocationRow {
  const { addresses, accessibility, ...location } = toHsdsLocation(center)
  return { id: center.id, service: toHsdsServiceRow(center, options), location }
}

/** Centers of one organization share it. A center that staff grouped with no other is its own. */
export function toHsdsOrganizationRow(
  center: HsdsCenter,
  { now }: Pick<HsdsOptions, 'now'>,
): HsdsOrganizationRow {
  const { id, name, website, organizationId, organization } = center
  if (organizationId && organization) {
    return {
      id: organizationId,
      name: organization,
      // HSDS requires a description.
      description: organization,
      website: toUri(center.organizationWebsite),
    }
  }
  const { description } = hideNumbersInTexts(center, now)
  return { id, name, description: description ?? name, website: toUri(website) }
}

/** Map the centers of one organization, at least one, to an HSDS organization. */
export function toHsdsOrganization(
  centers: HsdsCenter[],
  options: HsdsOptions,
  hasWholeServices: boolean,
): HsdsOrganization {
  const [first] = centers
  if (!first) throw new Error('An organization has at least one center.')
  const toService = hasWholeServices ? toHsdsService : toHsdsServiceRow
  return {
    ...toHsdsOrganizationRow(first, options),
    services: centers.map((one) => toService(one, options)),
    locations: centers.map(toHsdsLocation),
  }
}

function toHsdsLocation(center: HsdsCenter): HsdsLocation {
  const { id, name } = center
  const idOf = makeIdOf(center)
  return {
    id,
    location_type: 'physical',
    name,
    description: describeLocation(center),
    ...findCoordinates(center),
    accessibility: listAccessibility(center, idOf),
    addresses: listAddresses(center, idOf),
  }
}

/** The middle of a ZIP code is not where it is. */
function findCoordinates({ shownPoint }: HsdsCenter) {
  if (!shownPoint?.isExact) return {}
  const { latitude, longitude } = shownPoint
  return { latitude, longitude }
}

function toPlacedService(stored: HsdsCenter, options: HsdsOptions): HsdsPlacedService {
  const { now, site, language } = options
  const center = hideNumbersInTexts(stored, now)
  const idOf = makeIdOf(center)
  const listing = `${site.url}/centers/${center.slug}`
  return {
    ...toHsdsServiceRow(center, options),
    additional_urls: [{ id: idOf('listing'), label: hsdsLabels.listing, url: listing }],
    phones: listPhones(center, now, idOf),
    schedules: listSchedules(center, idOf),
    languages: listLanguages(center, idOf, language),
    cost_options: listCostOptions(center, idOf),
    required_documents: listRequiredDocuments(center, idOf),
    capacities: listCapacities(center, idOf),
    attributes: listAttributes(center, idOf, { ownLicense: site.dataLicense, language }),
  }
}

/** Return when the record changed last: at a write, at a check, or when its number was hidden. */
export function findChangeTime(
  center: Pick<HsdsCenter, 'writtenAt' | 'phone' | 'phoneReportedAt'>,
  now: Date,
): Date {
  const { writtenAt, phoneReportedAt } = center
  if (!phoneReportedAt || !hidesPhone(center, now)) return writtenAt
  return new Date(Math.max(findHidingTime(phoneReportedAt).getTime(), writtenAt.getTime()))
}

function makeIdOf({ id }: Pick<HsdsCenter, 'id'>): IdOf {
  return (part) => derivePartId(id, part)
}

function listPhones(center: HsdsCenter, now: Date, idOf: IdOf): HsdsPhone[] {
  const shown = hidePhones(center, now)
  const others = listAdmissionPhones(shown, idOf)
  const main = parsePhone(shown.phone)
  if (!main) return others
  const description = center.phoneReportedAt ? reportedNumber.en : undefined
  return [{ id: idOf('phone'), ...toHsdsNumber(main), type: 'voice', description }, ...others]
}

function findHsdsStatus(center: HsdsCenter) {
  if (center.permanentlyClosed) return 'defunct'
  return center.temporarilyClosed ? 'temporarily closed' : 'active'
}

function findAlert(center: HsdsCenter, now: Date): string | undefined {
  const alerts = [
    ...(center.source === 'sample' ? [sampleAlert] : []),
    ...(center.permanentlyClosed ? [] : listPhoneAlerts(center, now)),
  ]
  return alerts.length > 0 ? alerts.join(' ') : undefined
}

function listPhoneAlerts(center: HsdsCenter, now: Date): string[] {
  return [
    ...(hidesPhone(center, now) ? [hiddenNumber.en] : []),
    ...(center.unreachable ? [unreachableNotice.en] : []),
  ]
}
