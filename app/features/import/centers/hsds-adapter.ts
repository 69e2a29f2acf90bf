import { pick, type RawRecord, toNestedRecord } from '#app/features/import/formats/records.ts'
import { recordWarnings } from '#app/features/import/messages.en.ts'
import { type DraftSource, joinAddress } from './center-draft.ts'
import { cleanText } from './clean-values.ts'
import type { FormatAdapter } from './format-adapter.ts'
import { type HsdsAttributes, isOwnService, readAttributes, readSlug } from './hsds-attributes.ts'
import {
  findPhone,
  hasRole,
  isVoice,
  readAccessibility,
  readAddress,
  readAge,
  readCostOptions,
  readDocuments,
  readLanguages,
  toInfo,
} from './hsds-details.ts'
import { readSchedules } from './hsds-schedules.ts'

const knownFields = new Set([
  'id',
  'name',
  'description',
  'url',
  'website',
  'status',
  'phones',
  'schedules',
  'languages',
  'attributes',
  'organization',
  'serviceatlocation',
  'minimumage',
  'maximumage',
  'costoptions',
  'requireddocuments',
  'assureddate',
  // About the record, or about the moment.
  'organizationid',
  'programid',
  'additionalurls',
  'lastmodified',
  'metadata',
  'capacities',
  'alert',
])

/** What our own records also say in attributes, in which it is as we store it. */
const repeatedFields = new Set([
  'applicationprocess',
  'eligibilitydescription',
  'feesdescription',
  'waittime',
])

/**
 * Reads a service at a location of the Human Services Data Specification 3, as `unfoldHsds` and `readHsdsPackage`
 * return it. An organization's services at one address are programs of one center.
 */
export const hsdsAdapter: FormatAdapter = {
  name: 'HSDS',
  matches: (record) => record.has('serviceatlocation'),
  readName: (record) => {
    const serviceName = readServiceName(record)
    if (isOwnService(record)) return serviceName
    return cleanText(pick(readOrganization(record), 'name')) ?? serviceName
  },
  isKnownField(key, value, record) {
    if (key === 'eligibility') return typeof value !== 'string'
    return knownFields.has(key) || (repeatedFields.has(key) && isOwnService(record))
  },
  readFields(record, name) {
    const attributes = readAttributes(record)
    return isOwnService(record)
      ? readOwnService(record, attributes, name)
      : readService(record, attributes, name)
  },
}

/** A service of another publisher, in the words that we have for it. */
function readService(record: RawRecord, attributes: HsdsAttributes, name: string): DraftSource {
  const organization = readOrganization(record)
  const { place, location } = readPlace(record)
  const serviceName = readServiceName(record)
  const isProgram = serviceName !== null && serviceName !== name
  const inOrder = isProgram ? [organization, record] : [record, organization]
  return {
    ...readShared(record, attributes, name),
    description: pickFirst(inOrder, 'description'),
    website: pickFirst(inOrder, 'url', 'website'),
    phone: findPhone([place, record, location, organization], isVoice),
    ...readAddress(location),
    additionalInfo: [
      ...(isProgram ? [toInfo('Treatment programs', serviceName)] : []),
      ...readLanguages([record, location]),
      ...attributes.infos,
      ...readCostOptions(record),
      ...readAccessibility(location),
    ],
    offerings: attributes.hasOwnTerms ? attributes.offerings : null,
    assuredOn: pick(record, 'assureddate'),
    mergesPrograms: true,
  }
}

/** A center of this directory, unchanged. Its organization may be that of several centers. */
function readOwnService(record: RawRecord, attributes: HsdsAttributes, name: string): DraftSource {
  const address = readAddress(readPlace(record).location)
  const isMain = (phone: RawRecord) => isVoice(phone) && !hasRole(phone, 'Intake')
  return {
    ...readShared(record, attributes, name),
    ...attributes.fields,
    slug: readSlug(record),
    description: pick(record, 'description'),
    website: pick(record, 'url'),
    phone: findPhone([record], isMain),
    intakePhone: findPhone([record], (phone) => hasRole(phone, 'Intake')),
    referralFax: findPhone([record], (phone) => hasRole(phone, 'Referrals')),
    ...address,
    address: joinAddress(address),
    additionalInfo: [...readLanguages([record]), ...attributes.infos],
    hasFinalTypes: true,
    offerings: attributes.offerings,
    isVerbatim: true,
  }
}

function readShared(record: RawRecord, attributes: HsdsAttributes, name: string): DraftSource {
  const { place, location } = readPlace(record)
  return {
    name,
    latitude: pick(location, 'latitude'),
    longitude: pick(location, 'longitude'),
    minimumAge: readAge(record, 'minimumage'),
    maximumAge: readAge(record, 'maximumage'),
    whatToBring: readDocuments(record),
    openingHours: [place, record, location]
      .map((scheduled) => readSchedules(scheduled))
      .find((hours) => hours.length > 0),
    categories: attributes.categories,
    treatmentTypes: attributes.treatmentTypes,
    ...readStatus(record),
  }
}

const readOrganization = (record: RawRecord) => toNestedRecord(record.get('organization'))
const readServiceName = (record: RawRecord) => cleanText(pick(record, 'name'))

function readPlace(record: RawRecord) {
  const place = toNestedRecord(record.get('serviceatlocation'))
  return { place, location: toNestedRecord(place.get('location')) }
}

function pickFirst(records: readonly RawRecord[], ...keys: string[]): unknown {
  return records.map((record) => pick(record, ...keys)).find((value) => value !== null)
}

function readStatus(record: RawRecord): Partial<DraftSource> {
  const status = cleanText(pick(record, 'status'))?.toLowerCase()
  if (status === 'defunct') return { permanentlyClosed: true }
  if (status === 'temporarily closed') return { temporarilyClosed: true }
  if (status !== 'inactive') return {}
  return { temporarilyClosed: true, warnings: [recordWarnings.inactive] }
}
